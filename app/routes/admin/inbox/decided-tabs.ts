import type { Actor } from "#domain/accounts/actor.ts";
import { type Action, may } from "#domain/accounts/policy.ts";

const pages: { name: string; path: string; deed: Action }[] = [
  { name: "Questions", path: "/admin/questions", deed: "moderate questions" },
  { name: "Answers to reviews", path: "/admin/answers", deed: "moderate reviews" },
  { name: "Claims", path: "/admin/claims", deed: "decide claims" },
  { name: "Changes", path: "/admin/revisions", deed: "decide changes of listings" },
];

export const decidedPaths = pages.map(({ path }) => path);

/** What was decided, and what of it can still be taken back, for those who may. */
export const decidedTabs = (actor: Actor, here: string) =>
  pages
    .filter(({ deed }) => may(actor, deed))
    .map(({ name, path }) => ({ name, href: path, isCurrent: path === here }));
