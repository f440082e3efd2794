import { eq } from "drizzle-orm";
import { devices, tokens, users } from "#database/schema/accounts/accounts.ts";
import type { AccountDeps } from "../deps.ts";
import { type AdminRole, grantRole, invitedRole } from "../site-admins/site-admins.server.ts";
import { endEarlierAccess } from "./end-earlier-access.server.ts";

type User = typeof users.$inferSelect;

/**
 * Sets a password for the owner of the mailbox. All earlier sessions and emailed links stop
 * working.
 */
export async function setProvenPassword(
  within: AccountDeps,
  user: User,
  passwordHash: string,
  invitedAs: AdminRole | null = null,
) {
  const { db } = within;
  const role = invitedAs ?? (await invitedRole(within, user.id));
  const emailVerifiedAt = user.emailVerifiedAt ?? within.clock();
  await endEarlierAccess(within, user);
  for (const table of [devices, tokens]) await db.delete(table).where(eq(table.userId, user.id));
  await db.update(users).set({ passwordHash, emailVerifiedAt }).where(eq(users.id, user.id));
  if (role) await grantRole(within, { id: user.id, emailVerifiedAt }, role);
}
