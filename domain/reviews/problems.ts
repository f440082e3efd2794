import { closedForNow, type Problems, rateLimited } from "#domain/problem.ts";
import type { ReviewRefusal } from "./votes-and-reports.server.ts";
import type { WriteReviewResult } from "./write-review.server.ts";

const notFound = { status: 404, message: "The requested med spa could not be found." } as const;
const unverified = {
  status: 403,
  code: "email-unconfirmed",
  message: "Confirm your email address first.",
} as const;

export const writeReviewProblems: Problems<Exclude<WriteReviewResult, { outcome: "received" }>> = {
  "not-found": notFound,
  unverified,
  "own-listing": { status: 403, code: "own-listing", message: "This is your own business." },
  written: {
    status: 409,
    code: "already-reviewed",
    message: "You have already reviewed this provider. One review counts per person.",
  },
  "unknown-treatment": {
    status: 422,
    field: "treatment",
    message: "Choose a treatment from the list.",
  },
  "bad-link": { status: 422, message: "This link was already used or has expired." },
  closed: ({ words }) => closedForNow(words),
  limited: ({ retryAfter }) => rateLimited(retryAfter),
};

/** Problems of votes and reports. */
export const reviewRefusals: Problems<ReviewRefusal> = {
  "not-found": notFound,
  unverified,
  own: {
    status: 403,
    code: "own-review",
    message: "This is your own review: change or withdraw it instead.",
  },
  "own-listing": { status: 403, code: "own-listing", message: "This is your own business." },
  limited: ({ retryAfter }) => rateLimited(retryAfter),
};

export const moderateAnswerProblems: Problems<"own-listing" | "too-late", string> = {
  "own-listing": {
    status: 403,
    message: "This is an answer from your own listing: another admin has to decide.",
  },
  "too-late": { status: 409, message: "Someone already decided on it." },
};
