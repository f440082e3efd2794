import type { Executor } from "#database/database.ts";
import { treatments } from "#database/schema/catalogue/reference.ts";
import { slugify } from "#shared/slug.ts";
import { means } from "./internal/submitted-places.server.ts";
import type { Service } from "./med-spa.ts";

/** The menu in the owner's words, each entry tied to its treatment where the catalogue has one. No prices: nobody named any. */
export async function readMenu({ db }: { db: Executor }, names: string[]): Promise<Service[]> {
  return menuOf(await db.select({ slug: treatments.slug, name: treatments.name, synonyms: treatments.synonyms }).from(treatments), names);
}

/** The same where the treatments were read already. */
export function menuOf(known: { slug: string; name: string; synonyms: string[] }[], names: string[]): Service[] {
  const menu = names.map((given): Service => {
    const treatment = known.find(means(given)) ?? known.find(({ synonyms }) => synonyms.some((synonym) => slugify(synonym) === slugify(given)));
    const name = treatment && means(given)(treatment) ? treatment.name : given;
    return {
      treatment: treatment?.slug ?? null,
      name,
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
