import type { RequestSource } from "#domain/accounts/actor.ts";
import type { AccountDeps } from "#domain/accounts/deps.ts";
import {
  acceptInvitation,
  findInvitation,
} from "#domain/accounts/memberships/invitation.server.ts";
import { listPermittedUsers } from "#domain/accounts/memberships/permitted-users.server.ts";
import type { NewSession } from "#domain/accounts/sessions/new-session.ts";
import { addMembership } from "#domain/accounts/site-admins/command-line.server.ts";
import { lockListing, nameListings } from "#domain/catalogue/listings/name-listings.server.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import { ownerTeamPath } from "#shared/paths.ts";
import { listMembers } from "./internal/find-team.server.ts";
import { memberJoinedEmail } from "./team-emails.ts";

/**
 * Finds the content of the invitation page: the team, and if the invitee has to choose a password.
 */
export async function findTeamInvitation(deps: AccountDeps, token: string) {
  const invitation = await findInvitation(deps, "join team", token);
  if (!invitation) return null;
  const [listing] = await nameListings(deps, [invitation.listingId]);
  return listing ? { ...invitation, slug: listing.slug, name: listing.name } : null;
}

type JoinTeamResult =
  | { outcome: "joined"; session: NewSession | null }
  | { outcome: "bad-token" | "busy" };

/** Adds a new or existing account to the listing by the emailed link, and notifies the owners. */
export async function joinTeam(
  deps: AccountDeps,
  token: string,
  input: { name: string; password: string } | null,
  from: RequestSource,
  sessionId: number | null = null,
): Promise<JoinTeamResult> {
  const invitation = await findTeamInvitation(deps, token);
  if (!invitation) return { outcome: "bad-token" };
  const passwordHash =
    input && !invitation.hasAccount ? await deps.passwords.hash(input.password) : null;
  if (passwordHash === "busy") return { outcome: "busy" };
  return deps.db.transaction(async (tx): Promise<JoinTeamResult> => {
    const within = { ...deps, db: tx };
    const listing = await lockListing(within, invitation.listingId);
    const taken =
      listing &&
      (await acceptInvitation(
        within,
        "join team",
        token,
        passwordHash && input ? { name: input.name, passwordHash } : null,
        from,
      ));
    if (!taken) return { outcome: "bad-token" };
    const { userId, session } = taken;
    const isMember = (await listMembers(within, listing.id)).some(
      (member) => member.userId === userId,
    );
    if (!isMember) {
      const owners = await listPermittedUsers(tx, listing.id, "team.manage");
      await addMembership(
        within,
        userId,
        { listingId: listing.id, role: invitation.role },
        session?.id ?? sessionId,
      );
      const content = memberJoinedEmail(
        listing.name,
        invitation.email,
        invitation.role,
        deps.siteUrl + ownerTeamPath(listing.slug),
      );
      for (const { email } of owners)
        if (email) await queueEmail(within, { kind: "team joined", to: email, content });
    }
    return { outcome: "joined", session };
  });
}
