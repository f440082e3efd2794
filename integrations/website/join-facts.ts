import type { SiteFacts } from "./site-facts.ts";

/** Of several pages the first that says something counts. */
export function joinFacts(all: SiteFacts[]): SiteFacts {
  return {
    aboutText: all.map(({ aboutText }) => aboutText).find(Boolean) ?? null,
    services: all.map(({ services }) => services).sort((a, b) => b.length - a.length)[0] ?? [],
    weeklyHours: all.map(({ weeklyHours }) => weeklyHours).find(Boolean) ?? null,
    socialMediaLinks: Object.assign(
      {},
      ...all.map(({ socialMediaLinks }) => socialMediaLinks).reverse(),
    ),
  };
}
