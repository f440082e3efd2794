import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { middleOf } from "#domain/catalogue/listings/middle-of.ts";
import {
  listMovedReference,
  type ReferenceSlugMoves,
} from "#domain/catalogue/reference/edit-reference.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { runInLanguage } from "#platform/run-in-language.ts";
import { type CachedValue, createTaggedCache } from "#platform/tagged-cache.ts";
import { languageCodes } from "#shared/language.ts";
import { ownEntry } from "#shared/own-entry.ts";
import type { Position } from "#shared/position.ts";
import { sayStored } from "#shared/say.ts";
import { slugify } from "#shared/slug.ts";
import { searchWords } from "#shared/typed-words.ts";
import { cityWords } from "#site/search-words.ts";
import type { ListingTable } from "./internal/listing-table.server.ts";
import { createListingCache } from "./internal/listings.server.ts";
import type { ReferenceItem, ReferenceNames } from "./reference-names.ts";
import { createVocabulary, type SearchVocabulary, wordsIn } from "./vocabulary.ts";

type City = ReferenceItem & Position & { zipCodes: string[] };

export type SearchReference = {
  vocabulary: SearchVocabulary;
  names: ReferenceNames;
  cities: City[];
  nameOf(kind: "treatment" | "category" | "city", slug: string): string | null;
  listings(): Promise<ListingTable>;
  /** Former slugs; null while nothing was renamed. */
  moved: ReferenceSlugMoves | null;
};

export type ReadReference = () => Promise<SearchReference>;

/** Creates the cache of reference data, which every search needs; reloads only what changed. */
export const createReferenceCache = ({ db }: { db: Executor }): CachedValue<SearchReference> =>
  createTaggedCache(
    [tags.reference],
    () => readReference({ db }),
    (reference, changed) => reference.invalidate(changed),
  );

async function readReference({ db }: { db: Executor }) {
  const { rows } = await db.execute<{
    treatments: (ReferenceNames["treatments"][number] & { synonyms: string[] })[];
    categories: ReferenceItem[];
    cities: City[];
  }>(sql`
    select (select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'name', name, 'group', "group", 'synonyms', synonyms, 'popularity', coalesce(popularity, 0), 'warning', warning, 'category', (select slug from categories where id = category_id)) order by popularity desc nulls last, id), '[]') from treatments) as treatments,
      (select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'name', name) order by position), '[]') from categories) as categories,
      (select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'name', name, 'zipCodes', zip_codes, 'latitude', latitude, 'longitude', longitude) order by name), '[]') from cities) as cities`);
  const { treatments, categories, cities } = rows[0] ?? {
    treatments: [],
    categories: [],
    cities: [],
  };
  const moved = await listMovedReference({ db });
  const listings = createListingCache({ db, cities, treatments });
  const names = {
    treatment: namesOf(treatments),
    category: namesOf(categories),
    city: namesOf(cities),
  };
  return {
    cities,
    moved: Object.values(moved).some(({ size }) => size > 0) ? moved : null,
    names: { treatments, categories, cities },
    listings: listings.read,
    invalidate: listings.invalidate,
    nameOf: (kind: keyof typeof names, slug: string) => names[kind].get(slug) ?? null,
    vocabulary: createVocabulary({
      treatments: treatments.map((treatment) => ({
        ...treatment,
        synonyms: wordsForTreatment(treatment),
      })),
      categories: categories
        .filter(({ name }) => !isEmptyName(name))
        .map((category) => ({ ...category, synonyms: wordsForCategory(category) })),
      cities: cities.map((city) => ({ ...city, synonyms: ownEntry(cityWords, city.slug) ?? [] })),
    }),
  };
}

/** Lists the words for a treatment in all languages: visitors may read one and type another. */
function wordsForTreatment({ slug, name, synonyms }: ReferenceItem & { synonyms: string[] }) {
  return [...(searchWords().treatments.get(slug) ?? []), ...synonyms, ...translationsOf(name)];
}

/**
 * Reports whether a name has only empty words. Every listing is a "Medical Spa", so in a search it
 * does not mean the category of that name.
 */
const isEmptyName = (name: string) => wordsIn(name).every((word) => searchWords().empty.has(word));

function wordsForCategory({ slug, name }: ReferenceItem) {
  return [...(searchWords().categories.get(slug) ?? []), ...translationsOf(name)];
}

function translationsOf(name: string) {
  return languageCodes().map((code) => runInLanguage(code, () => sayStored(name)));
}

function namesOf(all: ReferenceItem[]) {
  return new Map(all.map(({ slug, name }) => [slug, name]));
}

/** Parses "33.68,-117.79", a ZIP code or a city. */
export function findSearchPosition(
  text: string,
  { cities }: Pick<SearchReference, "cities">,
): Position | null {
  const [, latitude, longitude] =
    /^(-?\d{1,2}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text) ?? [];
  if (latitude && longitude) return { latitude: Number(latitude), longitude: Number(longitude) };
  const city = cities.find(
    ({ slug, zipCodes }) => slug === slugify(text) || zipCodes.includes(text),
  );
  return city ? middleOf(city, text) : null;
}
