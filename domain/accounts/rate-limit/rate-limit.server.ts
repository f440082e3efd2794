import type { From } from "../actor.ts";
import type { AccountDeps } from "../deps.ts";
import { countAttempt, forgiveAttempt, type Limit } from "../internal/rate-limits.server.ts";
import { networkOf } from "./network.ts";

type Used = { what: string; userId: number | null; from: From };

/**
 * Counts against the rate limits of the account and the source. Returns the seconds to wait, or
 * null.
 */
export async function countUse(
  deps: Pick<AccountDeps, "db" | "clock" | "fingerprint">,
  { what, userId, from }: Used,
  limits: { account: Limit; source: Limit },
) {
  const bySource = await countAttempt(
    deps,
    `${what} from ${networkOf(from.address, "household")}`,
    limits.source,
  );
  const byAccount =
    userId === null ? null : await countAttempt(deps, `${what} by ${userId}`, limits.account);
  return bySource ?? byAccount;
}

/**
 * Counts against a subject's rate limit, for all actors. Returns the seconds to wait, or null.
 */
export const countUseOf = (
  deps: Pick<AccountDeps, "db" | "clock" | "fingerprint">,
  thing: string,
  limit: Limit,
) => countAttempt(deps, `of ${thing}`, limit);

/** Refunds an attempt that failed through no fault of the user. */
export async function forgiveUse(
  deps: Pick<AccountDeps, "db" | "fingerprint">,
  { what, userId, from }: Used,
) {
  await forgiveAttempt(deps, `${what} from ${networkOf(from.address, "household")}`);
  if (userId !== null) await forgiveAttempt(deps, `${what} by ${userId}`);
}

/** Returns true if a one-time proof was not used before. */
export async function isFirstUse(
  deps: Pick<AccountDeps, "db" | "clock" | "fingerprint">,
  proof: string,
  minutes: number,
) {
  return (await countAttempt(deps, `once ${proof}`, { most: 1, minutes })) === null;
}
