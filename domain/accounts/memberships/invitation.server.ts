import { and, eq, sql } from "drizzle-orm";
import { tokens, users } from "#database/schema/accounts/accounts.ts";
import type { MemberRole, RequestSource } from "../actor.ts";
import type { AccountDeps } from "../deps.ts";
import { recordEvent } from "../internal/events.server.ts";
import { openSession } from "../internal/open-session.server.ts";
import { setProvenPassword } from "../internal/proven-password.server.ts";
import { consumeToken, findToken, issueToken } from "../internal/tokens.server.ts";
import type { NewSession } from "../sessions/new-session.ts";
import { findUserByEmail } from "../sign-in/sign-up.server.ts";

type InvitationPurpose = "own listing" | "join team";
type NewPassword = { name: string; passwordHash: string };

type Invitation = {
  email: string;
  days: number;
  detail: { listingId: number; memberRole?: MemberRole; invitedBy?: string };
};

export const issueInvitation = (
  within: Pick<AccountDeps, "db" | "clock">,
  purpose: InvitationPurpose,
  { email, days, detail }: Invitation,
) => issueToken(within, { purpose, email, minutes: days * 24 * 60, detail });

export const invitationsToTeam = (listingId: number) =>
  and(eq(tokens.purpose, "join team"), sql`${tokens.detail}->>'listingId' = ${String(listingId)}`);

/** Returns whether there was one. */
export async function deleteInvitationToTeam(
  { db }: Pick<AccountDeps, "db">,
  listingId: number,
  email: string,
) {
  const { rowCount } = await db
    .delete(tokens)
    .where(and(invitationsToTeam(listingId), eq(tokens.email, email)));
  return Boolean(rowCount);
}

/**
 * Looks up a link without using it. It reveals if the address has an account, since only the
 * mailbox owner gets here.
 */
export async function findInvitation(deps: AccountDeps, purpose: InvitationPurpose, token: string) {
  const found = await findToken(deps, purpose, token);
  if (!found?.email || !found.detail.listingId) return null;
  const user = await findUserByEmail(deps, found.email);
  const { listingId, memberRole = "owner", invitedBy = "" } = found.detail;
  return {
    email: found.email,
    listingId,
    role: memberRole,
    invitedBy,
    hasAccount: Boolean(user?.emailVerifiedAt),
  };
}

/**
 * Consumes the link and returns its account. A new or unverified account gets the password at once.
 * Call inside a transaction.
 */
export async function acceptInvitation(
  within: AccountDeps,
  purpose: InvitationPurpose,
  token: string,
  input: NewPassword | null,
  from: RequestSource,
): Promise<{ userId: number; session: NewSession | null } | null> {
  const invitation = await findInvitation(within, purpose, token);
  if (!invitation || (!invitation.hasAccount && !input)) return null;
  if (!(await consumeToken(within, purpose, token))) return null;
  const { email } = invitation;
  const known = await findUserByEmail(within, email);
  if (known?.emailVerifiedAt) return { userId: known.id, session: null };
  const { name, passwordHash } = input ?? { name: "", passwordHash: "" };
  const added = await within.db
    .insert(users)
    .values({ name, email, createdAt: within.clock() })
    .onConflictDoNothing({ target: users.email })
    .returning();
  const user = added[0] ?? known;
  if (!user) return null;
  await within.db.update(users).set({ name }).where(eq(users.id, user.id));
  await setProvenPassword(within, user, passwordHash);
  await recordEvent(within, user.id, known ? "password reset" : "signed up", from);
  return {
    userId: user.id,
    session: await openSession(within, user, from, { hasSecondFactor: false }),
  };
}
