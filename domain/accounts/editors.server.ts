import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { tokens, twoFactors, users } from "#database/schema/accounts.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { editorInvitedLetter, editorLetter } from "./account-mails.ts";
import { type Actor, hasProof } from "./actor.ts";
import { recordEvent } from "./internal/events.server.ts";
import { issueToken } from "./internal/tokens.server.ts";
import { may } from "./policy.ts";
import { findUserByEmail } from "./sign-up.server.ts";
import type { AccountTouches } from "./touches.ts";

const days = 3;
const day = 24 * 60;

type Refused = "forbidden" | "proof-needed";

function refusalOf({ clock }: Pick<AccountTouches, "clock">, actor: Actor): Refused | null {
  if (!may(actor, "appoint editors")) return "forbidden";
  return hasProof(actor, clock()) ? null : "proof-needed";
}

/**
 * Whose address is proved already is an editor at once. All others become one by the link in their mail, with which they set a password:
 * an account that somebody else has made with this address gets nothing.
 */
export async function inviteEditor(
  touches: AccountTouches,
  actor: Actor,
  { name, email }: { name: string; email: string },
): Promise<Refused | "granted" | "invited" | "known"> {
  const refusal = refusalOf(touches, actor);
  if (refusal) return refusal;
  return touches.db.transaction(async (tx) => {
    const within = { ...touches, db: tx };
    await tx.insert(users).values({ name, email, createdAt: touches.clock() }).onConflictDoNothing({ target: users.email });
    const user = await findUserByEmail(within, email);
    if (user?.role !== "visitor") return "known";
    if (user.emailVerifiedAt) {
      await grantEditor(within, user.id);
      await queueMail(within, { kind: "editor", to: email, letter: editorLetter(`${touches.siteUrl}/admin`) });
      return "granted";
    }
    await tx.delete(tokens).where(invitesOf(user.id));
    const token = await issueToken(within, { purpose: "reset password", userId: user.id, email, minutes: days * day, detail: { role: "editor" } });
    const letter = editorInvitedLetter(name, `${touches.siteUrl}/reset-password?token=${token}`, days);
    await queueMail(within, { kind: "editor invited", to: email, letter });
    return "invited";
  });
}

export async function grantEditor(within: Pick<AccountTouches, "db" | "clock">, userId: number) {
  await within.db.update(users).set({ role: "editor" }).where(eq(users.id, userId));
  await recordEvent(within, userId, "role granted");
}

const invitesOf = (userId: number) => and(eq(tokens.userId, userId), eq(tokens.purpose, "reset password"), sql`${tokens.detail}->>'role' = 'editor'`);

/** Whether an invitation waits for him. */
export async function isInvited({ db, clock }: Pick<AccountTouches, "db" | "clock">, userId: number) {
  const found = await db
    .select({ userId: tokens.userId })
    .from(tokens)
    .where(and(invitesOf(userId), gt(tokens.expiresAt, clock())));
  return found.length > 0;
}

/** He is a visitor from now on, in every browser; an invitation that waits leads nowhere. */
export async function removeEditor(touches: AccountTouches, actor: Actor, userId: number): Promise<Refused | "done" | "not-found"> {
  const refusal = refusalOf(touches, actor);
  if (refusal) return refusal;
  return touches.db.transaction(async (tx) => {
    const uninvited = await tx.delete(tokens).where(invitesOf(userId)).returning({ userId: tokens.userId });
    const removed = await tx
      .update(users)
      .set({ role: "visitor" })
      .where(and(eq(users.id, userId), eq(users.role, "editor")))
      .returning({ id: users.id });
    if (removed.length > 0) await recordEvent({ ...touches, db: tx }, userId, "role removed");
    return removed.length + uninvited.length > 0 ? "done" : "not-found";
  });
}

export async function listEditors({ db, clock }: Pick<AccountTouches, "db" | "clock">, actor: Actor) {
  if (!may(actor, "appoint editors")) return "forbidden" as const;
  const fields = { id: users.id, name: users.name, email: users.email };
  const editors = await db
    .select({ ...fields, hasSecondFactor: sql<boolean>`${twoFactors.confirmedAt} is not null` })
    .from(users)
    .leftJoin(twoFactors, eq(twoFactors.userId, users.id))
    .where(and(eq(users.role, "editor"), isNull(users.deletedAt)))
    .orderBy(users.name, users.id);
  const invited = await db
    .selectDistinct(fields)
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(and(eq(tokens.purpose, "reset password"), sql`${tokens.detail}->>'role' = 'editor'`, gt(tokens.expiresAt, clock())));
  return { editors, invited };
}
