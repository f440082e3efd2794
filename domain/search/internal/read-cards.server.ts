import { listListings } from "#domain/catalogue/listings/list-listings.server.ts";
import type { CardWithMenu } from "#domain/catalogue/listings/listing.ts";
import { createHoursLookup, openStateAt } from "./opening.ts";
import type { SearchDeps } from "./words.server.ts";

/** Cards by id, in this order, from memory where they are known. */
export async function readCards(
  deps: Pick<SearchDeps, "db" | "clock" | "reference">,
  ids: number[],
): Promise<CardWithMenu[]> {
  const table = await (await deps.reference()).listings();
  const cards = await table.cards.of(ids, (missing) =>
    listListings(deps, { ids: missing }, { limit: missing.length }),
  );
  const now = deps.clock();
  const [openness, today] = [openStateAt(table, now), createHoursLookup(table, now)];
  return cards.map((card) => {
    const slot = table.slotOf(card.id);
    // Cached cards outlive opening hours.
    return slot === undefined
      ? { ...card, isOpenNow: null }
      : { ...card, isOpenNow: openness(slot), today: today(slot) };
  });
}
