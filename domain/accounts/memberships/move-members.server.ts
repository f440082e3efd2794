import { inArray, sql } from "drizzle-orm";
import type { Executor, Transaction } from "#database/database.ts";
import { users } from "#database/schema/accounts/accounts.ts";
import { memberships } from "#database/schema/accounts/memberships.ts";
import type { ListingMove } from "#shared/move.ts";

export const listMembers = (db: Executor, listingIds: number[]) =>
  db
    .select({
      userId: users.id,
      email: users.email,
      listingId: memberships.listingId,
      role: memberships.role,
    })
    .from(memberships)
    .innerJoin(users, sql`${users.id} = ${memberships.userId}`)
    .where(inArray(memberships.listingId, listingIds))
    .orderBy(users.id, memberships.listingId);

/**
 * Moves members and invitations to the other listing with the higher of their roles, or removes
 * them.
 */
export async function moveMembers(tx: Transaction, { from, to }: ListingMove, comeAlong: boolean) {
  const isIts = sql`detail ->> 'listingId' = ${String(from)}`;
  if (comeAlong) {
    await tx.execute(sql`
      insert into memberships (user_id, listing_id, role, created_at) select user_id, ${to}::int, role, created_at from memberships where listing_id = ${from}
      on conflict (user_id, listing_id) do update set role = least(memberships.role, excluded.role)`);
    await tx.execute(
      sql`update tokens set detail = jsonb_set(detail, '{listingId}', to_jsonb(${to}::int)) where ${isIts}`,
    );
  } else await tx.execute(sql`delete from tokens where ${isIts}`);
  await tx.execute(sql`delete from memberships where listing_id = ${from}`);
}
