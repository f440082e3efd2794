import { eq, inArray } from "drizzle-orm";
import { devices, passkeys, recoveryCodes, sessions, tokens, twoFactors, users } from "#database/schema/accounts.ts";
import { grantRole, invitedRole, type StaffRole } from "../staff.server.ts";
import type { AccountTouches } from "../touches.ts";

type User = typeof users.$inferSelect;

/** A password from whoever has the mailbox. Nothing that was opened or mailed before works any more. */
export async function setProvenPassword(within: AccountTouches, user: User, passwordHash: string, invitedAs: StaffRole | null = null) {
  const { db } = within;
  if (!user.emailVerifiedAt) await dropKeys(within, user.id);
  await db
    .update(users)
    .set({ passwordHash, emailVerifiedAt: user.emailVerifiedAt ?? within.clock() })
    .where(eq(users.id, user.id));
  const role = invitedAs ?? (await invitedRole(within, user.id));
  if (role) await grantRole(within, user.id, role);
  for (const table of [sessions, devices, tokens]) await db.delete(table).where(eq(table.userId, user.id));
}

/** Nobody had proved the address before: what somebody else set up in this account goes. */
async function dropKeys({ db }: Pick<AccountTouches, "db">, userId: number) {
  for (const table of [passkeys, twoFactors, recoveryCodes]) await db.delete(table).where(inArray(table.userId, [userId]));
}
