import { and, eq, isNull, ne } from "drizzle-orm";
import { users } from "#database/schema/accounts/accounts.ts";
import { memberships } from "#database/schema/accounts/memberships.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import { ownListingPath } from "#shared/paths.ts";
import { to } from "#shared/say.ts";
import { claimOwnListingEmail } from "../account-emails.ts";
import type { AccountDeps, MessagingDeps } from "../deps.ts";
import { limitSubject } from "../rate-limit/rate-limit.server.ts";
import { endMemberships } from "./end-membership.server.ts";
import { issueInvitation } from "./invitation.server.ts";

const days = 7;
const perAddress = { most: 5, minutes: 24 * 60 };

/**
 * Emails a link to the address in a submission. No account is looked up or created before it is
 * followed, so the sender learns nothing about the address and gets no access to an account.
 */
export async function inviteListingOwner(
  within: MessagingDeps,
  listing: { id: number; email: string },
) {
  const email = listing.email.toLowerCase();
  if (await limitSubject(within, `listings of ${email}`, perAddress)) return;
  const content = claimOwnListingEmail(
    await issueOwnListingLink(within, { id: listing.id, email }),
    days,
  );
  await queueEmail(within, { kind: "own listing", to: email, content });
}

export async function issueOwnListingLink(
  within: Pick<MessagingDeps, "db" | "clock" | "siteUrl">,
  listing: { id: number; email: string },
) {
  const token = await issueInvitation(within, "own listing", {
    email: listing.email,
    days,
    detail: { listingId: listing.id },
  });
  return within.siteUrl + to(ownListingPath(token));
}

export const listOwners = ({ db }: Pick<AccountDeps, "db">, listingId: number) =>
  db
    .select({ userId: users.id, name: users.name, email: users.email, language: users.locale })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.listingId, listingId),
        eq(memberships.role, "owner"),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(users.id);

export async function removeOtherOwners(
  within: Pick<AccountDeps, "db" | "clock" | "accountParts">,
  listingId: number,
  userId: number,
) {
  const others = await within.db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.listingId, listingId), ne(memberships.userId, userId)));
  await endMemberships(
    within,
    listingId,
    others.map((other) => other.userId),
  );
}
