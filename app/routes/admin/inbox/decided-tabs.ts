import type { Actor } from "#domain/accounts/actor.ts";
import type { Permission } from "#domain/accounts/policy/permissions.ts";
import { may } from "#domain/accounts/policy/policy.ts";

const pages: { name: string; path: string; deed: Permission }[] = [
  { name: "Questions", path: "/admin/questions", deed: "questions.moderate" },
  { name: "Answers to reviews", path: "/admin/answers", deed: "reviews.moderate" },
  { name: "Claims", path: "/admin/claims", deed: "listingClaims.decide" },
  { name: "Changes", path: "/admin/revisions", deed: "listingEdits.decide" },
];

export const decidedPaths = pages.map(({ path }) => path);

/** Past decisions, including reversible ones, for those with the permission. */
export const decidedTabs = (actor: Actor, here: string) =>
  pages
    .filter(({ deed }) => may(actor, deed))
    .map(({ name, path }) => ({ name, href: path, isCurrent: path === here }));
