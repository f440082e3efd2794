import type { Problems } from "#domain/problem.ts";
import type { InviteResult } from "./invite-member.server.ts";
import type { ChangeTeamResult } from "./run-team.server.ts";

export const inviteMemberProblems: Problems<
  Exclude<InviteResult, "invited" | "not-found" | "proof-needed">,
  string
> = {
  known: {
    status: 409,
    field: "email",
    message: "This address already belongs to someone on the team.",
  },
  "too-many": {
    status: 409,
    field: "email",
    message: "A team can have 30 people, including invitations. Withdraw one first.",
  },
  limited: {
    status: 429,
    field: "email",
    message: "You can send twenty invitations a day. Please try again tomorrow.",
  },
};

export const changeTeamProblems: Problems<
  Exclude<ChangeTeamResult, "done" | "proof-needed">,
  string
> = {
  "not-found": {
    status: 409,
    message: "The list has changed in the meantime: this is the current one.",
  },
  "last-owner": {
    status: 409,
    message: "A listing needs at least one owner. Make someone else an owner first.",
  },
};
