import { type Actor, hasProof, type MemberRole } from "#domain/accounts/actor.ts";
import { changeMemberRole } from "#domain/accounts/memberships/change-role.server.ts";
import { endMemberships } from "#domain/accounts/memberships/end-membership.server.ts";
import { deleteInvitationToTeam } from "#domain/accounts/memberships/invitation.server.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { markPlanForEnd } from "#domain/billing/end-plans.server.ts";
import { lockListing } from "#domain/catalogue/listings/name-listings.server.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import { clientAdminPath } from "#shared/paths.ts";
import type { TeamDeps } from "./deps.ts";
import { listInvited, listMembers } from "./internal/find-team.server.ts";
import { memberRemovedEmail, memberRoleChangedEmail } from "./team-emails.ts";

/** Members and invitees of a listing; null without permission. */
export async function findTeam(
  deps: Pick<TeamDeps, "db" | "clock">,
  actor: Actor,
  listingId: number,
) {
  if (!may(actor, "team.manage", { listingId })) return null;
  return {
    members: await listMembers(deps, listingId),
    invited: await listInvited(deps, listingId),
  };
}

export type ChangeTeamResult = "done" | "not-found" | "proof-needed" | "last-owner";

/** Changes or removes a role, effective with the next request. The last owner keeps the role. */
export const changeMember = (
  deps: TeamDeps,
  actor: Actor,
  listingId: number,
  userId: number,
  role: MemberRole | null,
): Promise<ChangeTeamResult> =>
  deps.db.transaction(async (tx): Promise<ChangeTeamResult> => {
    const within = { ...deps, db: tx };
    const mayDoIt =
      may(actor, "team.manage", { listingId }) || (role === null && actor.userId === userId);
    const listing = mayDoIt ? await lockListing(within, listingId) : null;
    const members = listing ? await listMembers(within, listingId) : [];
    const member = members.find((each) => each.userId === userId);
    if (!listing || !member) return "not-found";
    if (actor.userId !== userId && !hasProof(actor, deps.clock())) return "proof-needed";
    const isLastOwner =
      member.role === "owner" && members.filter((each) => each.role === "owner").length === 1;
    if (isLastOwner && role !== "owner") return "last-owner";
    if (role === member.role) return "done";
    if (role === null) await endMemberships(within, listingId, [userId], actor.sessionId);
    else await changeMemberRole(within, listingId, userId, role);
    if (member.role === "owner" && member.email)
      await markPlanForEnd(tx, { listingId, paidBy: member.email });
    if (member.email && actor.userId !== userId) {
      const content =
        role === null
          ? memberRemovedEmail(listing.name)
          : memberRoleChangedEmail(listing.name, role, deps.siteUrl + clientAdminPath);
      await queueEmail(within, {
        kind: role === null ? "team left" : "team changed",
        to: member.email,
        content,
      });
    }
    return "done";
  });

export async function deleteTeamInvitation(
  { db }: Pick<TeamDeps, "db">,
  actor: Actor,
  listingId: number,
  email: string,
): Promise<"done" | "not-found"> {
  if (!may(actor, "team.manage", { listingId })) return "not-found";
  return (await deleteInvitationToTeam({ db }, listingId, email)) ? "done" : "not-found";
}
