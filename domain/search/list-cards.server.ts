import { firstListingIds } from "#domain/catalogue/listings/list-listings.server.ts";
import {
  type ListedPrice,
  type ListingCard,
  priceIn,
  servicesIn,
} from "#domain/catalogue/listings/listing.ts";
import { treatmentFilterAt } from "#site/treatment-groups.ts";
import type { FacetChoices } from "./facets.ts";
import { readCards } from "./internal/read-cards.server.ts";
import type { SearchDeps } from "./internal/words.server.ts";
import type { ReferenceNames } from "./reference-names.ts";
import { findHits, type SearchHits } from "./search-listings.server.ts";
import { emptySearch } from "./search-query.ts";
import { listNamedTreatments } from "./treatments-named.ts";

/** Subject of a list, by slugs. */
export type ListScope = { category?: string; city?: string; treatment?: string };

/**
 * Returns the first cards of a list with only its own treatments priced, the total, and what a
 * search could narrow the list to. One statement.
 */
export async function pageOfCards(
  deps: SearchDeps,
  scope: ListScope,
  limit: number,
): Promise<{
  listings: ListingCard[];
  total: number;
  paidFirst: SearchHits["paidFirst"];
  facets: FacetChoices;
}> {
  const [{ ids, total }, { facets, paidFirst }] = await Promise.all([
    firstListingIds(deps, scope, limit),
    findHits(deps, { ...emptySearch, ...scope }, { limit: 0 }),
  ]);
  const { names } = await deps.reference();
  const about = new Set(treatmentsOf(scope, names));
  const isOfOne = scope.treatment !== undefined && !treatmentFilterAt(scope.treatment);
  const isAbout = ({ treatment }: ListedPrice) => treatment !== null && about.has(treatment);
  const cards = await readCards(deps, ids);
  return {
    total,
    paidFirst,
    facets: {
      ...facets,
      treatment: facets.treatment.filter(
        ({ value }) => isOfOne || about.size === 0 || about.has(value),
      ),
    },
    listings: cards.map(({ menu, ...card }) => {
      if (about.size === 0) return { ...card, wantedTreatment: null };
      const own = menu.filter(isAbout);
      const others = menu.filter((entry) => !isAbout(entry));
      return {
        ...card,
        services: servicesIn([...own, ...others]),
        price: priceIn(own),
        wantedTreatment: isOfOne ? (own[0]?.treatment ?? null) : null,
      };
    }),
  };
}

/**
 * Returns the treatments of the list: those of its treatment or its group, or else of its category.
 */
function treatmentsOf({ treatment, category }: ListScope, names: ReferenceNames): string[] {
  if (treatment) return listNamedTreatments(treatment, names);
  return names.treatments.filter((each) => each.category === category).map(({ slug }) => slug);
}
