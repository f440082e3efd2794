import { sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import type { ListingMove } from "#shared/move.ts";

/**
 * Runs after members have moved. An endpoint follows to the remaining listing if its creator
 * manages that, and is disabled otherwise.
 */
export async function moveEndpoints(
  { db: tx, clock }: { db: Transaction; clock: () => Date },
  { from, to }: ListingMove,
) {
  const runsIt = sql`exists (select from memberships m where m.user_id = e.user_id and m.listing_id = ${to})`;
  await tx.execute(sql`
    update webhook_endpoints e set listing_id = ${to},
      disabled_at = case when ${runsIt} then disabled_at else coalesce(disabled_at, ${clock().toISOString()}::timestamptz) end,
      disabled_for = case when ${runsIt} then disabled_for else coalesce(disabled_for, 'maker') end
    where listing_id = ${from}`);
}
