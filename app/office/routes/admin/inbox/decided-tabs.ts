import type { Actor } from "#domain/accounts/actor.ts";
import type { Permission } from "#domain/accounts/policy/permissions.ts";
import { may } from "#domain/accounts/policy/policy.ts";

const pages: { name: string; path: string; permission: Permission }[] = [
  { name: "Questions", path: "/admin/questions", permission: "questions.moderate" },
  { name: "Answers to reviews", path: "/admin/answers", permission: "reviews.moderate" },
  { name: "Claims", path: "/admin/claims", permission: "listingClaims.decide" },
  { name: "Changes", path: "/admin/revisions", permission: "listingEdits.decide" },
];

export const decidedPaths = pages.map(({ path }) => path);

/** Lists past decisions, including reversible ones, that the actor has permission to see. */
export const decidedTabs = (actor: Actor, here: string) =>
  pages
    .filter(({ permission }) => may(actor, permission))
    .map(({ name, path }) => ({ name, href: path, isCurrent: path === here }));
