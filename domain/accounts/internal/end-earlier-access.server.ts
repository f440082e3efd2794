import { and, eq, ne } from "drizzle-orm";
import {
  devices,
  passkeys,
  recoveryCodes,
  sessions,
  tokens,
  twoFactors,
  users,
} from "#database/schema/accounts/accounts.ts";
import type { AccountDeps } from "../deps.ts";

type User = Pick<typeof users.$inferSelect, "id" | "emailVerifiedAt">;

/**
 * Ends earlier sessions, which must not gain a role along with the account. If the address was
 * never confirmed, anyone may have created the account, so every other way to sign in is removed
 * too. The session in which the owner earned the role may stay.
 */
export async function endEarlierAccess(
  { db, accountParts }: Pick<AccountDeps, "db" | "accountParts">,
  user: User,
  sessionToKeep: number | null = null,
) {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, user.id), ne(sessions.id, sessionToKeep ?? 0)));
  if (user.emailVerifiedAt) return;
  for (const table of [devices, tokens, passkeys, twoFactors, recoveryCodes])
    await db.delete(table).where(eq(table.userId, user.id));
  for (const part of accountParts) await part.endAccess?.(db, user.id);
  await db.update(users).set({ passwordHash: null }).where(eq(users.id, user.id));
}
