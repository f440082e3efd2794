import { maxComparedListings } from "#domain/catalogue/listings/max-compared-listings.ts";
import { to } from "#shared/say.ts";

const longestPlace = 80;

/** Reads the listings to compare from the URL (the first four) and the origin for distances. */
export function readCompareSlugs(search: URLSearchParams) {
  const values = search.getAll("with").flatMap((part) => part.split(","));
  const slugs = [
    ...new Set(
      values
        .map((slug) => slug.trim().toLowerCase())
        .filter((slug) => /^[a-z0-9-]{1,200}$/.test(slug)),
    ),
  ];
  const near = (search.get("near") ?? "")
    .replace(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, longestPlace);
  return {
    slugs: slugs.slice(0, maxComparedListings),
    beyond: Math.max(0, slugs.length - maxComparedListings),
    near,
  };
}

export function compareAddress(slugs: readonly string[], near?: string | null) {
  const parts = [
    ...(slugs.length > 0 ? [`with=${slugs.join(",")}`] : []),
    ...(near ? [`near=${encodeURIComponent(near)}`] : []),
  ];
  return to(parts.length > 0 ? `/compare?${parts.join("&")}` : "/compare");
}
