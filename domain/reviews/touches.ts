import type { AccountTouches } from "#domain/accounts/touches.ts";

/** What commands about reviews touch. */
export type ReviewTouches = Pick<
  AccountTouches,
  "db" | "clock" | "fingerprint" | "mailSealer" | "siteUrl"
>;
