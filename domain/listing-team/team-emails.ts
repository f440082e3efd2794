import type { MemberRole } from "#domain/accounts/actor.ts";
import type { EmailContent } from "#shared/email-parts.ts";
import { brand } from "#site/brand.ts";
import { invitationDays, roleNames, roleRights } from "./team.ts";

/**
 * Builds an invitation to a team. `listing`: null for a listing that is not reviewed yet. The
 * linked page names the sender.
 */
export const teamInvitationEmail = (
  listing: string | null,
  role: MemberRole,
  href: string,
): EmailContent => ({
  title: `Help manage ${listing ?? "a listing"} with its team`,
  paragraphs: [
    `Its owner invites you to help manage ${listing ?? "a listing"} at ${brand.name}. Your role: ${roleNames[role].toLowerCase()}. ${roleRights[role]}`,
    `The link works once, for ${invitationDays} days.`,
  ],
  action: { text: "Join the team", href },
  after: ["If you do not know what this is about, you do not need to do anything."],
});

export const memberJoinedEmail = (
  listing: string,
  name: string,
  role: MemberRole,
  href: string,
): EmailContent => ({
  title: `${name} has joined the team of ${listing}`,
  paragraphs: [`Their role: ${roleNames[role].toLowerCase()}. ${roleRights[role]}`],
  action: { text: "See the team", href },
  after: [
    "If you did not expect this, remove their access on that page. It takes effect immediately.",
  ],
});

export const memberRoleChangedEmail = (
  listing: string,
  role: MemberRole,
  href: string,
): EmailContent => ({
  title: `Your role at ${listing} has changed`,
  paragraphs: [`From now on: ${roleNames[role].toLowerCase()}. ${roleRights[role]}`],
  action: { text: "Go to your dashboard", href },
});

export const memberRemovedEmail = (listing: string): EmailContent => ({
  title: `You no longer manage ${listing}`,
  paragraphs: [
    "An owner of the listing removed you from its team. Your account and everything you keep in it stay as they are.",
  ],
});
