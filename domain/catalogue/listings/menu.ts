import { slugify } from "#shared/slug.ts";
import type { Service } from "./listing.ts";

type Treatment = { slug: string; name: string; synonyms: string[] };
type Found = { treatment: Treatment; isNamed: boolean };

/** The menu in the owner's words, each entry tied to its treatment where the catalogue has one. No prices: nobody named any. */
export function menuOf(known: Treatment[], names: string[]): Service[] {
  const treatments = bySlugOf(known);
  const menu = names.map((given): Service => {
    const found = treatments.get(slugify(given));
    return {
      treatment: found?.treatment.slug ?? null,
      name: found?.isNamed ? found.treatment.name : given,
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

const indexes = new WeakMap<Treatment[], Map<string, Found>>();

/** By what they may be called. A treatment's own name comes before a synonym of another. */
function bySlugOf(known: Treatment[]) {
  const kept = indexes.get(known);
  if (kept) return kept;
  const index = new Map<string, Found>();
  const add = (name: string, found: Found) =>
    name !== "" && !index.has(name) && index.set(name, found);
  for (const treatment of known)
    for (const name of [treatment.slug, slugify(treatment.name)])
      add(name, { treatment, isNamed: true });
  for (const treatment of known)
    for (const synonym of treatment.synonyms) add(slugify(synonym), { treatment, isNamed: false });
  indexes.set(known, index);
  return index;
}
