import type { MinuteRanges } from "#shared/hours.ts";
import { pick } from "#shared/pick.ts";
import type { ListingDraft } from "./listing.ts";

export type ListingFacts = Omit<ListingDraft, "slug" | "status" | "isDemo" | "plan"> & {
  socialMediaLinks: Record<string, string>;
};
export type FactName = keyof ListingFacts;

/**
 * Normalizes data so that equal meanings compare equal: sorts unordered lists and merges adjacent
 * hours.
 */
export function tidyFacts<Facts extends Partial<ListingFacts>>(facts: Facts): Facts {
  const { categories, licenses, weeklyHours, staff, socialMediaLinks } = facts;
  return {
    ...facts,
    ...(categories && { categories: tidyCategories(categories) }),
    ...(licenses && {
      licenses: licenses
        .map(({ kind, holder, number }) => ({ kind, holder, number }))
        .sort((a, b) => (a.number < b.number ? -1 : 1)),
    }),
    ...(staff && {
      staff: staff.map(({ id, performs = [], isUnlicensed = false, ...member }) => ({
        ...(id === undefined ? {} : { id }),
        ...pick(member, ["name", "title", "certifications"]),
        isUnlicensed,
        performs: [...performs].sort(),
      })),
    }),
    ...(weeklyHours && { weeklyHours: joinRanges(weeklyHours) }),
    ...(socialMediaLinks && {
      socialMediaLinks: Object.fromEntries(
        Object.entries(socialMediaLinks).sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
    }),
  };
}

function tidyCategories([main, ...others]: ListingFacts["categories"]): ListingFacts["categories"] {
  return [main, ...[...new Set(others)].filter((other) => other !== main).sort()];
}

function joinRanges(ranges: MinuteRanges) {
  const joined: MinuteRanges = [];
  for (const [from, to] of [...ranges].sort(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}
