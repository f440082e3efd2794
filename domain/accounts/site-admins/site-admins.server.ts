import { and, desc, eq, gt, isNotNull, sql } from "drizzle-orm";
import { tokens, users } from "#database/schema/accounts/accounts.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import { adminPath, resetPasswordPath } from "#shared/paths.ts";
import { to } from "#shared/say.ts";
import { adminInvitationEmail, adminRoleEmail } from "../account-emails.ts";
import type { Actor, SiteRole } from "../actor.ts";
import type { AccountDeps } from "../deps.ts";
import {
  checkSensitiveAction,
  type SensitiveRefusal,
} from "../internal/check-sensitive-action.server.ts";
import { endEarlierAccess } from "../internal/end-earlier-access.server.ts";
import { recordEvent } from "../internal/events.server.ts";
import { issueToken } from "../internal/tokens.server.ts";
import { findUserByEmail } from "../sign-in/sign-up.server.ts";

export type AdminRole = Exclude<SiteRole, "visitor">;

const days = 3;
const day = 24 * 60;

/**
 * Gives a role at once if the address is verified. Otherwise an emailed link does, which also
 * sets a password: an account that someone else created with this address gains nothing.
 */
export async function inviteAdmin(
  deps: AccountDeps,
  actor: Actor,
  { name, email, role }: { name: string; email: string; role: AdminRole },
): Promise<SensitiveRefusal | "granted" | "invited" | "known"> {
  const refusal = checkSensitiveAction(deps, actor, "users.manage");
  if (refusal) return refusal;
  return deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    await tx
      .insert(users)
      .values({ name, email, createdAt: deps.clock() })
      .onConflictDoNothing({ target: users.email });
    const user = await findUserByEmail(within, email);
    if (user?.role !== "visitor" || user.suspendedAt) return "known";
    if (user.emailVerifiedAt) {
      await grantRole(within, user, role);
      await queueEmail(within, {
        kind: "role",
        to: email,
        content: adminRoleEmail(role, deps.siteUrl + adminPath),
      });
      return "granted";
    }
    await tx.delete(tokens).where(invitesOf(user.id));
    const token = await issueToken(within, {
      purpose: "reset password",
      userId: user.id,
      email,
      minutes: days * day,
      detail: { role },
    });
    const content = adminInvitationEmail(
      name,
      role,
      deps.siteUrl + to(resetPasswordPath(token)),
      days,
    );
    await queueEmail(within, { kind: "admin invited", to: email, content });
    return "invited";
  });
}

type NewAdmin = Pick<typeof users.$inferSelect, "id" | "emailVerifiedAt">;

export async function grantRole(
  within: Pick<AccountDeps, "db" | "clock" | "accountParts">,
  user: NewAdmin,
  role: AdminRole,
) {
  await endEarlierAccess(within, user);
  await within.db.update(users).set({ role }).where(eq(users.id, user.id));
  await recordEvent(within, user.id, "role granted");
}

const roleIn = sql<AdminRole | null>`${tokens.detail}->>'role'`;
const invitesOf = (userId: number) =>
  and(eq(tokens.userId, userId), eq(tokens.purpose, "reset password"), isNotNull(roleIn));

export async function invitedRole(
  { db, clock }: Pick<AccountDeps, "db" | "clock">,
  userId: number,
) {
  const [found] = await db
    .select({ role: roleIn })
    .from(tokens)
    .where(and(invitesOf(userId), gt(tokens.expiresAt, clock())))
    .orderBy(desc(tokens.createdAt))
    .limit(1);
  return found?.role ?? null;
}

/** Deletes an invitation and disables its link. Call inside a transaction. */
export async function deleteInvitation({ db }: Pick<AccountDeps, "db">, userId: number) {
  const { rowCount } = await db.delete(tokens).where(invitesOf(userId));
  return Boolean(rowCount);
}
