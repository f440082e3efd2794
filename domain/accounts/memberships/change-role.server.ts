import { and, eq } from "drizzle-orm";
import { memberships } from "#database/schema/accounts/memberships.ts";
import type { MemberRole } from "../actor.ts";
import type { AccountDeps } from "../deps.ts";

/** Takes effect with the member's next request. */
export async function changeMemberRole(
  { db }: Pick<AccountDeps, "db">,
  listingId: number,
  userId: number,
  role: MemberRole,
) {
  await db
    .update(memberships)
    .set({ role })
    .where(and(eq(memberships.listingId, listingId), eq(memberships.userId, userId)));
}
