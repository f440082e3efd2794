import { and, eq, isNull } from "drizzle-orm";
import { sessions, users } from "#database/schema/accounts/accounts.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import { runInLanguage } from "#platform/run-in-language.ts";
import type { EmailContent } from "#shared/email-parts.ts";
import { adminPath, profileSecurityPath, signInPath } from "#shared/paths.ts";
import { to } from "#shared/say.ts";
import {
  adminRoleEmail,
  roleRemovedEmail,
  sessionsEndedEmail,
  suspendedEmail,
  suspensionEndedEmail,
} from "../account-emails.ts";
import type { Actor, SiteRole } from "../actor.ts";
import type { AccountDeps } from "../deps.ts";
import {
  checkSensitiveAction,
  type SensitiveRefusal,
} from "../internal/check-sensitive-action.server.ts";
import { recordEvent } from "../internal/events.server.ts";
import { sendPasswordLink } from "../sign-in/reset-password.server.ts";
import { deleteInvitation, grantRole } from "./site-admins.server.ts";

type User = typeof users.$inferSelect;
type ChangeUserResult = SensitiveRefusal | "not-found" | "oneself" | "done";
type ChangeContext = AccountDeps & {
  message(kind: string, write: () => EmailContent, language?: User["locale"]): Promise<void>;
};

/**
 * Runs an admin action on another account, never on the admin's own. One admin therefore always
 * remains, and no admin can lock themselves out. Actions lock the acting admin's row: if two
 * admins remove each other, the second one is no longer an admin.
 */
async function changing(
  deps: AccountDeps,
  actor: Actor,
  userId: number,
  change: (within: ChangeContext, user: User) => Promise<"done" | "not-found">,
): Promise<ChangeUserResult> {
  const refusal = checkSensitiveAction(deps, actor, "users.manage");
  if (refusal) return refusal;
  if (userId === actor.userId) return "oneself";
  return deps.db.transaction(async (tx) => {
    const isSuperAdmin = and(
      eq(users.role, "super_admin"),
      isNull(users.deletedAt),
      isNull(users.suspendedAt),
    );
    const superAdmins = await tx
      .select({ id: users.id })
      .from(users)
      .where(isSuperAdmin)
      .orderBy(users.id)
      .for("no key update");
    if (!superAdmins.some(({ id }) => id === actor.userId)) return "forbidden";
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt)))
      .for("no key update");
    if (!user) return "not-found";
    const within = { ...deps, db: tx };
    const message = async (kind: string, write: () => EmailContent, language = user.locale) => {
      const { email, emailVerifiedAt } = user;
      if (email && emailVerifiedAt)
        await runInLanguage(language, () =>
          queueEmail(within, { kind, to: email, content: write() }),
        );
    };
    return change({ ...within, message }, user);
  });
}

/**
 * Ends all sessions, because their permissions and lifetimes belong to the old role. Requires a
 * verified address for roles above visitor.
 */
export const changeRole = (deps: AccountDeps, actor: Actor, userId: number, role: SiteRole) =>
  changing(deps, actor, userId, async (within, user) => {
    if (user.role === role || (role !== "visitor" && (!user.emailVerifiedAt || user.suspendedAt)))
      return "not-found";
    if (role === "visitor") {
      await within.db.update(users).set({ role }).where(eq(users.id, userId));
      await within.db.delete(sessions).where(eq(sessions.userId, userId));
      await recordEvent(within, userId, "role removed");
      await within.message("role", roleRemovedEmail);
      return "done";
    }
    await grantRole(within, user, role);
    await within.message("role", () => adminRoleEmail(role, deps.siteUrl + adminPath), "en");
    return "done";
  });

/** Takes effect at once, everywhere. The user's listings stay unchanged. */
export const suspendUser = (deps: AccountDeps, actor: Actor, userId: number, reason: string) =>
  changing(deps, actor, userId, async (within, user) => {
    if (user.suspendedAt) return "not-found";
    await within.db
      .update(users)
      .set({ suspendedAt: deps.clock(), suspendedFor: reason })
      .where(eq(users.id, userId));
    await within.db.delete(sessions).where(eq(sessions.userId, userId));
    await recordEvent(within, userId, "suspended");
    await within.message("suspended", suspendedEmail);
    return "done";
  });

export const endSuspension = (deps: AccountDeps, actor: Actor, userId: number) =>
  changing(deps, actor, userId, async (within, user) => {
    if (!user.suspendedAt) return "not-found";
    await within.db
      .update(users)
      .set({ suspendedAt: null, suspendedFor: "" })
      .where(eq(users.id, userId));
    await recordEvent(within, userId, "suspension ended");
    await within.message("suspension ended", () =>
      suspensionEndedEmail(deps.siteUrl + to(signInPath)),
    );
    return "done";
  });

export const endSessionsOf = (
  deps: AccountDeps,
  actor: Actor,
  userId: number,
  sessionId: number | null,
) =>
  changing(deps, actor, userId, async (within) => {
    const which = and(
      eq(sessions.userId, userId),
      sessionId === null ? undefined : eq(sessions.id, sessionId),
    );
    const { rowCount } = await within.db.delete(sessions).where(which);
    if (!rowCount) return "not-found";
    await recordEvent(within, userId, "session ended");
    await within.message("signed out", () =>
      sessionsEndedEmail(deps.siteUrl + to(profileSecurityPath)),
    );
    return "done";
  });

export const sendPasswordLinkTo = (deps: AccountDeps, actor: Actor, userId: number) =>
  changing(deps, actor, userId, async (within, { email, locale: language }) => {
    if (!email) return "not-found";
    await runInLanguage(language, () => sendPasswordLink(within, email));
    return "done";
  });

export const withdrawInvitation = (deps: AccountDeps, actor: Actor, userId: number) =>
  changing(deps, actor, userId, async (within) =>
    (await deleteInvitation(within, userId)) ? "done" : "not-found",
  );
