export const priceSteps = [
  { value: "-200", label: "Under $200", from: 0, to: 200 },
  { value: "200-500", label: "$200-$500", from: 200, to: 500 },
  { value: "500-1000", label: "$500-$1000", from: 500, to: 1000 },
  { value: "1000-", label: "$1000+", from: 1000, to: null },
] as const;

type ListingFacetIds = {
  cityId: number;
  categoryIds: number[];
  /** `isByKind`: the menu has only a subtype of it. */
  treatments: { id: number; isByKind: boolean }[];
  languages: string[];
  amenities: string[];
};

/**
 * Returns the facet tokens of a listing: city (c3), categories (g1), treatments (t7, plus k7 if the
 * menu has only a subtype), languages and amenities (lEnglish, aFree_parking). Searches add price
 * facets.
 */
export function facetTokens({
  cityId,
  categoryIds,
  treatments,
  languages,
  amenities,
}: ListingFacetIds) {
  const tokens = [
    `c${cityId}`,
    ...categoryIds.map((id) => `g${id}`),
    ...treatments.flatMap(({ id, isByKind }) => (isByKind ? [`t${id}`, `k${id}`] : [`t${id}`])),
    ...languages.map((language) => freeToken("l", language)),
    ...amenities.map((amenity) => freeToken("a", amenity)),
  ];
  return [...new Set(tokens)].join(" ");
}

/** Stands for an underscore; names are without control characters. */
const underscore = "\u001f";

/** Spaces separate tokens. */
export function freeToken(content: "a" | "l", text: string) {
  return content + text.trim().replaceAll("_", underscore).replaceAll(" ", "_");
}

export function textOfToken(token: string) {
  return token.slice(1).replaceAll("_", " ").replaceAll(underscore, "_");
}
