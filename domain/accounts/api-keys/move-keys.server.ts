import { sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import type { ListingMove } from "#shared/move.ts";

/**
 * Runs after the members are moved: keys whose creators run the remaining listing keep working,
 * the others are revoked.
 */
export async function moveKeys(
  { db: tx, clock }: { db: Transaction; clock: () => Date },
  { from, to }: ListingMove,
) {
  const runsIt = sql`exists (select from memberships m where m.user_id = k.user_id and m.listing_id = ${to})`;
  await tx.execute(sql`
    update api_keys k set listing_id = ${to}, revoked_at = case when ${runsIt} then revoked_at else coalesce(revoked_at, ${clock().toISOString()}::timestamptz) end
    where listing_id = ${from}`);
}
