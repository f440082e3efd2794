/** The ranges of dollars that a search offers. */
export const priceSteps = [
  { value: "-200", label: "Under $200", from: 0, to: 200 },
  { value: "200-500", label: "$200-$500", from: 200, to: 500 },
  { value: "500-1000", label: "$500-$1000", from: 500, to: 1000 },
  { value: "1000-", label: "$1000+", from: 1000, to: null },
] as const;

type Price = { minCents: number; maxCents: number };
type Counted = {
  cityId: number;
  categoryIds: number[];
  treatments: { id: number; price: Price | null }[];
  prices: Price[];
  languages: string[];
  amenities: string[];
};

/**
 * What a listing is counted under: its city (c3), categories (g1), treatments (t7), the price steps that a treatment's price meets
 * (t7r0) and that any of its prices meets (r0), languages and amenities (lEnglish, aFree_parking).
 */
export function facetTokens({ cityId, categoryIds, treatments, prices, languages, amenities }: Counted) {
  const steps = ({ minCents, maxCents }: Price) =>
    priceSteps.flatMap(({ from, to }, step) => (maxCents >= from * 100 && (to === null || minCents <= to * 100) ? [step] : []));
  const tokens = [
    `c${cityId}`,
    ...categoryIds.map((id) => `g${id}`),
    ...treatments.flatMap(({ id, price }) => [`t${id}`, ...(price ? steps(price).map((step) => `t${id}r${step}`) : [])]),
    ...prices.flatMap(steps).map((step) => `r${step}`),
    ...languages.map((language) => `l${joined(language)}`),
    ...amenities.map((amenity) => `a${joined(amenity)}`),
  ];
  return [...new Set(tokens)].join(" ");
}

function joined(text: string) {
  return text.trim().replaceAll(" ", "_");
}
