import { eq, sql } from "drizzle-orm";
import { rateLimits } from "#database/schema/accounts/accounts.ts";
import type { RequestSource } from "../actor.ts";
import type { AccountDeps } from "../deps.ts";
import { countedNetworks } from "../rate-limit/network.ts";

export type RateLimit = { most: number; minutes: number };
type Deps = Pick<AccountDeps, "db" | "clock" | "fingerprint">;

/**
 * Counts an attempt in one statement, so that concurrent attempts all count. Returns the seconds
 * to wait, or null.
 */
export async function countAgainstRateLimit(
  { db, clock, fingerprint }: Deps,
  what: string,
  { most, minutes }: RateLimit,
) {
  const now = clock();
  const endsAt = new Date(now.getTime() + minutes * 60_000);
  // If the clock was set back, the lockout would otherwise last as long as it had been ahead.
  const isOver = sql`(${rateLimits.endsAt} <= ${now.toISOString()}::timestamptz or ${rateLimits.endsAt} > excluded.ends_at + interval '1 minute')`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key: fingerprint(what), count: 1, endsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateLimits.endsAt} end`,
      },
    })
    .returning();
  if (!row || row.count <= most) return null;
  return Math.max(Math.ceil((row.endsAt.getTime() - now.getTime()) / 1000), 1);
}

export async function countAgainstSource(
  deps: Deps,
  what: string,
  from: RequestSource,
  limit: RateLimit,
) {
  for (const [counted, most] of countersOfSource(what, from, limit)) {
    const retryAfter = await countAgainstRateLimit(deps, counted, most);
    // Otherwise one network could use up the limit of its neighborhood.
    if (retryAfter) return retryAfter;
  }
  return null;
}

/** Counters of a source: of its network and, in IPv6, of its neighborhood. */
export const countersOfSource = (
  what: string,
  { address }: RequestSource,
  { most, minutes }: RateLimit,
) =>
  countedNetworks(address).map(({ network, times }): [string, RateLimit] => [
    `${what} from ${network}`,
    { most: most * times, minutes },
  ]);

export async function refundSource(
  deps: Pick<Deps, "db" | "fingerprint">,
  what: string,
  { address }: RequestSource,
) {
  for (const { network } of countedNetworks(address))
    await refundRateLimit(deps, `${what} from ${network}`);
}

/** Refunds a successful attempt. */
export async function refundRateLimit(
  { db, fingerprint }: Pick<Deps, "db" | "fingerprint">,
  what: string,
) {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, fingerprint(what)));
}
