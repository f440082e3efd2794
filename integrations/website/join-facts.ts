import type { SiteFacts } from "./site-facts.ts";

/** Joins the facts of pages; the first page with a value wins. */
export const joinFacts = (all: SiteFacts[]): SiteFacts => ({
  aboutText: all.map(({ aboutText }) => aboutText).find(Boolean) ?? null,
  services: all.map(({ services }) => services).sort((a, b) => b.length - a.length)[0] ?? [],
  weeklyHours: all.map(({ weeklyHours }) => weeklyHours).find(Boolean) ?? null,
  socialMediaLinks: Object.assign(
    {},
    ...all.map(({ socialMediaLinks }) => socialMediaLinks).reverse(),
  ),
});
