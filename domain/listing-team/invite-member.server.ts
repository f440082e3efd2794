import type { z } from "zod";
import { type Actor, hasProof } from "#domain/accounts/actor.ts";
import {
  deleteInvitationToTeam,
  issueInvitation,
} from "#domain/accounts/memberships/invitation.server.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { limitSubject } from "#domain/accounts/rate-limit/rate-limit.server.ts";
import { lockListing } from "#domain/catalogue/listings/name-listings.server.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import { joinTeamPath } from "#shared/paths.ts";
import type { TeamDeps } from "./deps.ts";
import { listInvited, listMembers } from "./internal/find-team.server.ts";
import { invitationDays, maxTeamMembers } from "./team.ts";
import { teamInvitationEmail } from "./team-emails.ts";
import type { inviteSchema } from "./team-input.ts";

/** Limit of invitations per listing, because the emails come from us. */
const perPlace = { most: 20, minutes: 24 * 60 };

export type InviteResult =
  | "invited"
  | "not-found"
  | "proof-needed"
  | "known"
  | "too-many"
  | "limited";

/**
 * Grants no rights until the invitee follows the emailed link. A second invitation replaces the
 * first.
 */
export const inviteMember = (
  deps: TeamDeps,
  actor: Actor,
  listingId: number,
  { email, role }: z.infer<typeof inviteSchema>,
): Promise<InviteResult> =>
  deps.db.transaction(async (tx): Promise<InviteResult> => {
    const within = { ...deps, db: tx };
    const listing = may(actor, "team.manage", { listingId })
      ? await lockListing(within, listingId)
      : null;
    if (!listing) return "not-found";
    if (!hasProof(actor, deps.clock())) return "proof-needed";
    const members = await listMembers(within, listingId);
    if (members.some((member) => member.email === email)) return "known";
    const others = (await listInvited(within, listingId)).filter(
      (invited) => invited.email !== email,
    );
    if (members.length + others.length >= maxTeamMembers) return "too-many";
    if (await limitSubject(within, `invitations to ${listingId}`, perPlace)) return "limited";
    await deleteInvitationToTeam(within, listingId, email);
    const token = await issueInvitation(within, "join team", {
      email,
      days: invitationDays,
      detail: { listingId, memberRole: role, invitedBy: actor.name },
    });
    const content = teamInvitationEmail(
      listing.status === "active" ? listing.name : null,
      role,
      deps.siteUrl + joinTeamPath(token),
    );
    await queueEmail(within, { kind: "team invitation", to: email, content });
    return "invited";
  });
