import { ownEntry } from "#shared/own-entry.ts";
import { listingPath } from "#shared/paths.ts";
import { collectionAt } from "#site/collections.ts";

export const sourceNames = {
  search: "Search",
  category: "Category pages",
  city: "City pages",
  treatment: "A treatment in a city",
  collection: "Collection pages",
  home: "Home page",
  map: "Map",
  listing: "Other profiles",
  saved: "Favorites, comparisons and shared lists",
  here: "Other pages of this guide",
  direct: "Direct: typed, a bookmark, an email or an app",
  outside: "Other sites",
} as const;
export type TrafficSource = keyof typeof sourceNames;

type TreatmentLookup = { isTreatment(slug: string): boolean };

const byFirstPart: Record<string, TrafficSource> = {
  search: "search",
  "enhanced-search": "search",
  category: "category",
  categories: "category",
  city: "city",
  locations: "city",
  map: "map",
  listing: "listing",
  compare: "saved",
  shortlist: "saved",
  profile: "saved",
};

function pageKind(path: string, { isTreatment }: TreatmentLookup): TrafficSource {
  const [first = "", second] = path.split("/").filter(Boolean);
  if (first === "") return "home";
  if (collectionAt(path)) return "collection";
  return ownEntry(byFirstPart, first) ?? (second && isTreatment(first) ? "treatment" : "here");
}

/**
 * Classifies the source of a visit. On a listing's own profile: the referrer, which is one of our
 * paths, another site's host, or empty. On any other page: that page.
 */
export function classifySource(
  slug: string,
  { page, from }: { page: string; from: string },
  known: TreatmentLookup,
): TrafficSource {
  const profile = listingPath(slug);
  if (page !== profile) return pageKind(page, known);
  if (from === "") return "direct";
  if (!from.startsWith("/")) return "outside";
  return from === profile || from.startsWith(`${profile}/`) ? "here" : pageKind(from, known);
}
