import { slugify } from "#shared/slug.ts";
import type { ListingService } from "./listing.ts";

type Treatment = { slug: string; name: string; synonyms: string[] };
type MenuMatch = { treatment: Treatment; isNamed: boolean };

/**
 * Builds a menu in the owner's wording, each entry linked to its treatment if the catalog has one.
 * Prices are not known yet.
 */
export function menuOf(known: Treatment[], names: string[]): ListingService[] {
  const treatments = bySlugOf(known);
  const menu = names.map((name): ListingService => {
    const found = treatments.get(slugify(name));
    return {
      treatment: found?.treatment.slug ?? null,
      name: found?.isNamed ? found.treatment.name : name,
      description: "",
      priceMinCents: null,
      priceMaxCents: null,
      priceUnit: null,
      pricedOn: null,
      minutes: null,
    };
  });
  return [...new Map(menu.map((entry) => [entry.name.toLowerCase(), entry])).values()];
}

const indexes = new WeakMap<Treatment[], Map<string, MenuMatch>>();

/** Indexes treatments by name and synonym. A name wins over another treatment's synonym. */
function bySlugOf(known: Treatment[]) {
  const kept = indexes.get(known);
  if (kept) return kept;
  const index = new Map<string, MenuMatch>();
  const add = (name: string, found: MenuMatch) =>
    name !== "" && !index.has(name) && index.set(name, found);
  for (const treatment of known)
    for (const name of [treatment.slug, slugify(treatment.name)])
      add(name, { treatment, isNamed: true });
  for (const treatment of known)
    for (const synonym of treatment.synonyms) add(slugify(synonym), { treatment, isNamed: false });
  indexes.set(known, index);
  return index;
}
