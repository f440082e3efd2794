import type { Problems } from "#domain/problem.ts";
import type { VoucherRefusal } from "../special.ts";
import type { GetVoucherResult } from "./get-voucher.server.ts";

export const voucherRefusals = {
  ended: { status: 409, code: "special-ended", message: "This deal has ended." },
  paused: {
    status: 409,
    code: "special-paused",
    message: "This deal is paused for now. Please look again later.",
  },
  "to come": {
    status: 409,
    code: "special-not-started",
    message: "This deal has not started yet.",
  },
  "sold out": {
    status: 409,
    code: "special-sold-out",
    message: "All of these deals have been claimed.",
  },
} as const satisfies Problems<VoucherRefusal>;

export const getVoucherProblems: Problems<
  Exclude<GetVoucherResult, { outcome: "claimed" | "to confirm" }>
> = {
  ...voucherRefusals,
  "not-found": { status: 404, message: "There is nothing here." },
  limited: ({ retryAfter }) => ({
    status: 429,
    message:
      "This was claimed too often with this address, or from your network. If you have a code already, look in your email. If not, please try again tomorrow.",
    retryAfter,
  }),
};
