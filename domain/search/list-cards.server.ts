import { pageOfListingIds } from "#domain/catalogue/listings/list-listings.server.ts";
import {
  type ListedPrice,
  type ListingCard,
  priceIn,
  servicesIn,
} from "#domain/catalogue/listings/listing.ts";
import { treatmentFilterAt } from "#site/treatment-groups.ts";
import { readCards } from "./internal/read-cards.server.ts";
import type { SearchDeps } from "./internal/words.server.ts";
import type { ReferenceNames } from "./reference.server.ts";
import type { SearchSort } from "./search-query.ts";
import { listNamedTreatments } from "./treatments-named.ts";

export type ListSort = Exclude<SearchSort, "relevance" | "distance">;

const mostSorted = 10_000;

type Filter = Parameters<typeof pageOfListingIds>[1];

/** A page of a list with only what the list is about priced, and the total. One statement. */
export async function pageOfCards(
  deps: Pick<SearchDeps, "db" | "clock" | "reference">,
  filter: Filter,
  page: { limit: number; offset?: number; sort?: ListSort | undefined },
): Promise<{ listings: ListingCard[]; total: number }> {
  const { ids, total } = await (page.sort
    ? pageInOrder(deps, filter, page.sort, page)
    : pageOfListingIds(deps, filter, page));
  const { names } = await deps.reference();
  const about = new Set(treatmentsOf(filter, names));
  const isAbout = ({ treatment }: ListedPrice) => treatment !== null && about.has(treatment);
  const cards = await readCards(deps, ids);
  return {
    total,
    listings: cards.map(({ menu, ...card }) => {
      if (about.size === 0) return { ...card, wantedTreatment: null };
      const own = menu.filter(isAbout);
      const others = menu.filter((entry) => !isAbout(entry));
      return {
        ...card,
        services: servicesIn([...own, ...others]),
        price: priceIn(own),
        wantedTreatment: filter.treatment ? (own[0]?.treatment ?? null) : null,
      };
    }),
  };
}

/** The database keeps lists by rank only. Other orders are in memory. */
async function pageInOrder(
  deps: Pick<SearchDeps, "db" | "reference">,
  filter: Filter,
  sort: ListSort,
  { limit, offset = 0 }: { limit: number; offset?: number },
) {
  const table = await (await deps.reference()).listings();
  const { ids, total } = await pageOfListingIds(deps, filter, { limit: mostSorted });
  const isListed = table.among(ids);
  const inOrder = table.inOrder(sort).filter(isListed);
  return { ids: inOrder.slice(offset, offset + limit).map((slot) => table.at(slot).id), total };
}

/** The treatments of the list: its own treatment, or else those of its category or its group. */
function treatmentsOf({ treatment, category, among }: Filter, names: ReferenceNames): string[] {
  if (treatment) return listNamedTreatments(treatment, names);
  if (category && treatmentFilterAt(category)) return listNamedTreatments(category, names);
  return names.treatments
    .filter((each) =>
      among
        ? among.slugs?.includes(each.slug) || among.groups?.includes(each.group)
        : each.category === category,
    )
    .map(({ slug }) => slug);
}
