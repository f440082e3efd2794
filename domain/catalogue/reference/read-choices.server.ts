import { asc } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { categories, cities, treatments } from "#database/schema/catalogue/reference.ts";

export async function readReferenceChoices({ db }: { db: Executor }) {
  const { slug, name, latitude, longitude, zipCodes } = cities;
  return {
    cities: await db
      .select({ slug, name, latitude, longitude, zipCodes })
      .from(cities)
      .orderBy(asc(name)),
    categories: await db
      .select({ slug: categories.slug, name: categories.name })
      .from(categories)
      .orderBy(asc(categories.position)),
    treatments: await db
      .select(pickColumns(treatments, "slug", "name", "synonyms", "isMedical", "warning"))
      .from(treatments)
      .orderBy(asc(treatments.name)),
  };
}

export type ReferenceChoices = Awaited<ReturnType<typeof readReferenceChoices>>;
