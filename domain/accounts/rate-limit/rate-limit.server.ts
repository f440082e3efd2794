import type { From } from "../actor.ts";
import type { AccountTouches } from "../deps.ts";
import { countAttempt, forgiveAttempt, type Limit } from "../internal/rate-limits.server.ts";
import { networkOf } from "./network.ts";

type Used = { what: string; userId: number | null; from: From };

/** Counts one use by an account and from a source. Says how many seconds to wait where either did it too often, or null. */
export async function countUse(
  touches: Pick<AccountTouches, "db" | "clock" | "fingerprint">,
  { what, userId, from }: Used,
  limits: { account: Limit; source: Limit },
) {
  const bySource = await countAttempt(
    touches,
    `${what} from ${networkOf(from.address, "household")}`,
    limits.source,
  );
  const byAccount =
    userId === null ? null : await countAttempt(touches, `${what} by ${userId}`, limits.account);
  return bySource ?? byAccount;
}

/** Counts one use of a thing, whoever it is by. Says how many seconds to wait where that was too often, or null. */
export const countUseOf = (
  touches: Pick<AccountTouches, "db" | "clock" | "fingerprint">,
  thing: string,
  limit: Limit,
) => countAttempt(touches, `of ${thing}`, limit);

/** What came to nothing, and was nobody's fault, does not count. */
export async function forgiveUse(
  touches: Pick<AccountTouches, "db" | "fingerprint">,
  { what, userId, from }: Used,
) {
  await forgiveAttempt(touches, `${what} from ${networkOf(from.address, "household")}`);
  if (userId !== null) await forgiveAttempt(touches, `${what} by ${userId}`);
}

/** Whether a proof that works once was not used before. */
export async function isFirstUse(
  touches: Pick<AccountTouches, "db" | "clock" | "fingerprint">,
  proof: string,
  minutes: number,
) {
  return (await countAttempt(touches, `once ${proof}`, { most: 1, minutes })) === null;
}
