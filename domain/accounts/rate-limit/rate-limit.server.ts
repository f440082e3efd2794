import type { RequestSource } from "../actor.ts";
import type { AccountDeps } from "../deps.ts";
import {
  countAgainstRateLimit,
  countAgainstSource,
  type RateLimit,
  refundRateLimit,
  refundSource,
} from "../internal/rate-limit-counters.server.ts";

type RateLimitedAction = { what: string; userId: number | null; from: RequestSource };

/**
 * Counts against the rate limits of the account and the source. Returns the seconds to wait, or
 * null.
 */
export async function limitAction(
  deps: Pick<AccountDeps, "db" | "clock" | "fingerprint">,
  { what, userId, from }: RateLimitedAction,
  limits: { account: RateLimit; source: RateLimit },
) {
  const bySource = await limitSource(deps, what, from, limits.source);
  const byAccount =
    userId === null
      ? null
      : await countAgainstRateLimit(deps, `${what} by ${userId}`, limits.account);
  return bySource ?? byAccount;
}

/** Counts against the rate limit of a source, for any account. Returns the seconds to wait, or null. */
export const limitSource = (
  deps: Pick<AccountDeps, "db" | "clock" | "fingerprint">,
  what: string,
  from: RequestSource,
  limit: RateLimit,
) => countAgainstSource(deps, what, from, limit);

/**
 * Counts against a subject's rate limit, for all actors. Returns the seconds to wait, or null.
 */
export const limitSubject = (
  deps: Pick<AccountDeps, "db" | "clock" | "fingerprint">,
  thing: string,
  limit: RateLimit,
) => countAgainstRateLimit(deps, `of ${thing}`, limit);

/** Refunds an attempt that failed through no fault of the user. */
export async function refundAction(
  deps: Pick<AccountDeps, "db" | "fingerprint">,
  { what, userId, from }: RateLimitedAction,
) {
  await refundSource(deps, what, from);
  if (userId !== null) await refundRateLimit(deps, `${what} by ${userId}`);
}

/** Returns true if a one-time proof was not used before. */
export const isFirstProofUse = async (
  deps: Pick<AccountDeps, "db" | "clock" | "fingerprint">,
  proof: string,
  minutes: number,
) => (await countAgainstRateLimit(deps, `once ${proof}`, { most: 1, minutes })) === null;
