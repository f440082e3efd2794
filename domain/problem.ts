import { say } from "#shared/say.ts";
import type { TranslatedText } from "#site/languages/languages.ts";
import { notOfferedReasons } from "./bookings/not-bookable.ts";

/** Error codes for programs: the meaning of a code never changes; its message may. */
export const problemCodes = [
  "unreadable-request",
  "sign-in-required",
  "forbidden",
  "not-found",
  "method-not-allowed",
  "request-timeout",
  "conflict",
  "body-too-large",
  "unsupported-media-type",
  "invalid-input",
  "rate-limited",
  "internal-error",
  "unavailable",
  "cross-site-request",
  "invalid-key",
  "insufficient-scope",
  "invalid-session",
  "invalid-credentials",
  "second-factor-required",
  "password-required",
  "account-suspended",
  "email-unconfirmed",
  "invalid-token",
  "invalid-signature",
  "own-listing",
  "own-review",
  "already-reviewed",
  "favorites-full",
  "treatment-not-bookable",
  "too-many-bookings",
  "slot-taken",
  "booking-changed",
  "cancelled-by-customer",
  "visit-not-started",
  ...notOfferedReasons.map((why) => `slot-${why}` as const),
  "special-ended",
  "special-paused",
  "special-not-started",
  "special-sold-out",
  "plan-exists",
  "no-submitted-listing",
  "payment-provider-unavailable",
  "closed-for-now",
  "idempotency-key-reused",
] as const;

export type ProblemCode = (typeof problemCodes)[number];

/** Meaning of an outcome other than success: pages show it at the form, the API sends it. */
export type Problem = {
  status: number;
  message: string;
  code?: ProblemCode;
  /** Name of the input that it is about. */
  field?: string;
  /** Seconds. */
  retryAfter?: number;
};

export type OutcomeName<Result> = Result extends { outcome: infer Name extends string }
  ? Name
  : Result extends string
    ? Result
    : never;

export type OutcomeNamed<Result, Name> = Result extends { outcome: infer Its }
  ? Name extends Its
    ? Result
    : never
  : never;

/** One entry per outcome of a command. Sentences that visitors see need a translation to compile. */
export type Problems<
  Result extends string | { outcome: string },
  Sentence extends string = TranslatedText,
> = {
  [Name in OutcomeName<Result>]:
    | (Problem & { message: Sentence })
    | ((result: OutcomeNamed<Result, Name>) => Problem);
};

export function problemOf<Result extends string | { outcome: string }>(
  problems: Problems<Result, string>,
  result: Result,
): Problem {
  const name = typeof result === "string" ? result : result.outcome;
  const found = (problems as Record<string, Problem | ((of: Result) => Problem)>)[name];
  if (!found) throw new Error(`No problem is defined for the outcome ${name}`);
  return typeof found === "function" ? found(result) : found;
}

/** Returns the problem of too many attempts of any kind; `retryAfter` is in seconds. */
export function rateLimited(retryAfter: number): Problem {
  const minutes = Math.ceil(retryAfter / 60);
  const message =
    minutes === 1
      ? say("Too many attempts. Please wait a minute and try again.")
      : say("Too many attempts. Please wait {minutes} minutes and try again.", { minutes });
  return { status: 429, message, retryAfter };
}

/** Returns the problem of a feature that an admin, who wrote the message, closed for now. */
export const closedForNow = (message: string): Problem => ({
  status: 503,
  code: "closed-for-now",
  message,
  retryAfter: 3600,
});
