import { z } from "zod";
import { emailSchema } from "#domain/accounts/account-input.ts";
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
  owner: "Everything: also the plan, the team and who owns the listing.",
  manager:
    "All but the plan and the team: bookings and how they are taken, specials, reviews, questions, the profile, photos and figures.",
  front_desk: "Bookings, codes of deals and requests for a call. Nothing that visitors read.",
};

export const inviteSchema = z.object({
  email: emailSchema("Give the email address of your colleague."),
  role: z.enum(memberRoles, "Choose what your colleague may do."),
});

export const mostPeople = 30;
export const invitationDays = 7;
