import { asc } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { categories, cities } from "#database/schema/catalogue/reference.ts";
import { isNearCity, type Position } from "#shared/position.ts";
import { slugify } from "#shared/slug.ts";
import { brand } from "#site/brand.ts";

type Db = { db: Executor };
type SubmittedLocation = {
  city: string;
  zipCode?: string | undefined;
  position?: Position | null | undefined;
  address: string;
  categories: string[];
};
export type SubmissionErrors = Record<string, string[]>;

/** Resolves the city and categories in a submission, or returns errors. */
export async function resolvePlaces({ db }: Db, named: SubmittedLocation) {
  const allCities = await db.select().from(cities);
  const allCategories = await db
    .select({ slug: categories.slug, name: categories.name })
    .from(categories)
    .orderBy(asc(categories.position));
  const city = allCities.find(means(named.city));
  const found = named.categories.map((category) => allCategories.find(means(category))?.slug);
  const zipCodes = new Set(allCities.flatMap((each) => each.zipCodes));
  const zipCode = named.zipCode?.slice(0, 5) || zipCodeIn(named.address, city?.zipCodes ?? []);
  const errors: SubmissionErrors = {
    ...(city ? {} : { city: ["Choose a city from the list"] }),
    ...(zipCode === "" || zipCodes.has(zipCode)
      ? {}
      : { zipCode: [`Enter a ZIP code in ${brand.region.name}`] }),
    ...(city && named.position && !isNearCity(named.position, city)
      ? {
          position: [
            `This is far from ${city.name}. Move the pin to your entrance, or leave it empty`,
          ],
        }
      : {}),
    ...(found.includes(undefined) ? { categories: ["Choose categories from the list"] } : {}),
  };
  const [main, ...others] = [...new Set(found.filter((slug) => slug !== undefined))];
  if (!city || !main || Object.keys(errors).length > 0) return { errors };
  return { city, zipCode, categories: [main, ...others] as [string, ...string[]] };
}

function means(given: string) {
  const wanted = slugify(given);
  return ({ slug, name }: { slug: string; name: string }) =>
    wanted !== "" && (wanted === slug || wanted === slugify(name));
}

const zipCodeIn = (address: string, ofCity: string[]) =>
  address.match(/\b\d{5}\b/g)?.findLast((digits) => ofCity.includes(digits)) ?? "";
