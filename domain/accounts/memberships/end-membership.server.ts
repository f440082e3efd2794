import { and, eq, inArray, ne } from "drizzle-orm";
import { sessions } from "#database/schema/accounts/accounts.ts";
import { memberships } from "#database/schema/accounts/memberships.ts";
import type { AccountDeps } from "../deps.ts";

type Deps = Pick<AccountDeps, "db" | "clock" | "accountParts">;

/**
 * Removes members from a listing, revokes what they set up there, and ends their sessions except
 * the acting one. Call inside a transaction.
 */
export async function endMemberships(
  { db, clock, accountParts }: Deps,
  listingId: number,
  userIds: number[],
  actingSession: number | null = null,
) {
  if (userIds.length === 0) return;
  await db
    .delete(memberships)
    .where(and(eq(memberships.listingId, listingId), inArray(memberships.userId, userIds)));
  await db
    .delete(sessions)
    .where(and(inArray(sessions.userId, userIds), ne(sessions.id, actingSession ?? 0)));
  for (const userId of userIds)
    for (const part of accountParts)
      await part.leaveListing?.(db, { userId, listingId, at: clock() });
}
