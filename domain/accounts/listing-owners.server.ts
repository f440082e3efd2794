import { and, eq, isNull, ne } from "drizzle-orm";
import { users } from "#database/schema/accounts.ts";
import { memberships } from "#database/schema/memberships.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { ownListingLetter } from "./account-mails.ts";
import type { From } from "./actor.ts";
import { countUseOf } from "./count-use.server.ts";
import { recordEvent } from "./internal/events.server.ts";
import { openSession } from "./internal/open-session.server.ts";
import { setProvenPassword } from "./internal/proven-password.server.ts";
import { findToken, issueToken, takeToken } from "./internal/tokens.server.ts";
import type { OpenedSession } from "./opened-session.ts";
import { findUserByEmail } from "./sign-up.server.ts";
import type { AccountTouches } from "./touches.ts";

const days = 7;
const perAddress = { most: 5, minutes: 24 * 60 };

export type Inviting = Pick<AccountTouches, "db" | "clock" | "mailSealer" | "fingerprint" | "siteUrl">;
type Password = { name: string; passwordHash: string };

/**
 * A link to the address that a listing came with. No account is looked up or made before it is followed:
 * whoever sends a listing learns nothing of the address, and has nothing of an account with it.
 */
export async function inviteListingOwner(within: Inviting, listing: { id: number; name: string; email: string }) {
  const email = listing.email.toLowerCase();
  if (await countUseOf(within, `listings of ${email}`, perAddress)) return;
  const token = await issueToken(within, { purpose: "own listing", email, minutes: days * 24 * 60, detail: { medSpaId: listing.id } });
  const letter = ownListingLetter(listing.name, `${within.siteUrl}/add-listing/account?token=${token}`, days);
  await queueMail(within, { kind: "own listing", to: email, letter });
}

/** What a link is about, without using it up. Only who has the mailbox comes here, so he may know whether it has an account. */
export async function findOwnerInvitation(touches: AccountTouches, token: string) {
  const found = await findToken(touches, "own listing", token);
  if (!found?.email || !found.detail.medSpaId) return null;
  const user = await findUserByEmail(touches, found.email);
  return { email: found.email, medSpaId: found.detail.medSpaId, hasAccount: Boolean(user?.emailVerifiedAt) };
}

/** Inside a transaction: uses the link up, and says whose it is. A new account, or one that nobody had proved, is opened with the password at once. */
export async function takeOwnerInvitation(
  within: AccountTouches,
  token: string,
  given: Password | null,
  from: From,
): Promise<{ userId: number; session: OpenedSession | null } | null> {
  const invitation = await findOwnerInvitation(within, token);
  if (!invitation || (!invitation.hasAccount && !given)) return null;
  if (!(await takeToken(within, "own listing", token))) return null;
  const { email } = invitation;
  const known = await findUserByEmail(within, email);
  if (known?.emailVerifiedAt) return { userId: known.id, session: null };
  const { name, passwordHash } = given ?? { name: "", passwordHash: "" };
  const added = await within.db.insert(users).values({ name, email, createdAt: within.clock() }).onConflictDoNothing({ target: users.email }).returning();
  const user = added[0] ?? known;
  if (!user) return null;
  await within.db.update(users).set({ name }).where(eq(users.id, user.id));
  await setProvenPassword(within, user, passwordHash);
  await recordEvent(within, user.id, known ? "password reset" : "signed up", from);
  return { userId: user.id, session: await openSession(within, user, from, { hasSecondFactor: false }) };
}

export function listOwners({ db }: Pick<AccountTouches, "db">, medSpaId: number) {
  return db
    .select({ userId: users.id, name: users.name, email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.medSpaId, medSpaId), eq(memberships.role, "owner"), isNull(users.deletedAt)))
    .orderBy(users.id);
}

/** Somebody else runs it from now on: its earlier owners and their team do no longer. */
export async function removeOthers({ db }: Pick<AccountTouches, "db">, medSpaId: number, userId: number) {
  await db.delete(memberships).where(and(eq(memberships.medSpaId, medSpaId), ne(memberships.userId, userId)));
}
