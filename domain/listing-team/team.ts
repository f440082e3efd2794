import type { MemberRole } from "#domain/accounts/actor.ts";

export const memberRoles = [
  "owner",
  "manager",
  "front_desk",
] as const satisfies readonly MemberRole[];

export const roleNames: Record<MemberRole, string> = {
  owner: "Owner",
  manager: "Manager",
  front_desk: "Front desk",
};

/** Permissions of each role, in the page's words; the policy enforces them. */
export const roleRights: Record<MemberRole, string> = {
  owner: "Everything, including the plan, the team and who owns the listing.",
  manager:
    "Everything except the plan and the team: bookings and booking settings, specials, reviews, questions, the profile, photos and figures.",
  front_desk: "Bookings, voucher codes and callback requests. Nothing that visitors read.",
};
export const maxTeamMembers = 30;
export const invitationDays = 7;
