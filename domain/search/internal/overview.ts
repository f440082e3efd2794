import type { ListingIndex } from "./search-listing.ts";

type CityOverview = { count: number; rating: number | null; treatments: number[] };
/** `treatments`: the number of listings by id, the most common first. */
export type SearchOverview = { cities: Map<number, CityOverview>; treatments: Map<number, number> };

export function overviewOf(table: ListingIndex): SearchOverview {
  const slotsOf = new Map<number, number[]>();
  for (const slot of table.inOrder("relevance")) {
    const { cityId } = table.at(slot);
    const slots = slotsOf.get(cityId);
    if (slots) slots.push(slot);
    else slotsOf.set(cityId, [slot]);
  }
  return {
    cities: new Map(
      [...slotsOf].map(([id, slots]) => [
        id,
        {
          count: slots.length,
          rating: average(table, slots),
          treatments: [...mostOffered(table, slots).keys()],
        },
      ]),
    ),
    treatments: mostOffered(table, table.inOrder("relevance")),
  };
}

/** Weights each review equally. */
function average(table: ListingIndex, slots: number[]) {
  let [sum, reviews] = [0, 0];
  for (const slot of slots) {
    const { rating, reviewCount } = table.at(slot);
    sum += (rating ?? 0) * reviewCount;
    reviews += reviewCount;
  }
  return reviews === 0 ? null : Math.round((sum / reviews) * 10) / 10;
}

function mostOffered(table: ListingIndex, slots: readonly number[]) {
  return new Map(
    table.tokens
      .countsOf("t", table.tokens.tally(slots))
      .filter(([token]) => /^t\d+$/.test(token))
      .map(([token, count]): [id: number, count: number] => [Number(token.slice(1)), count])
      .sort(([id, count], [otherId, otherCount]) => otherCount - count || id - otherId),
  );
}
