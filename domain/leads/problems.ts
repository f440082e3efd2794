import type { Problems } from "#domain/problem.ts";
import type { CallbackResult } from "./request-callback.server.ts";

export const requestCallbackProblems: Problems<Exclude<CallbackResult, { outcome: "received" }>> = {
  "not-found": { status: 404, message: "The requested med spa could not be found." },
  "unknown-treatment": { status: 422, field: "treatment", message: "Choose a treatment." },
  limited: ({ retryAfter }) => ({
    status: 429,
    message:
      "You have already asked this provider several times today. It has your number; for anything urgent, please call.",
    retryAfter,
  }),
};
