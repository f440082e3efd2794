import { eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { jsonRows } from "#database/json-rows.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { categories, cities } from "#database/schema/catalogue/reference.ts";
import { listingFieldNames } from "#shared/listing-fields.ts";
import { pick } from "#shared/pick.ts";
import { type ListingFacts, tidyFacts } from "./listing-facts.ts";

const itsId = sql`${listings.id}`;
type SlugRow = { slug: string };

const columns = [
  ...(["name", "address", "locality", "zipCode", "latitude", "longitude"] as const),
  ...(["phone", "email", "website", "socialMediaLinks", "description"] as const),
  ...(["ownership", "hoursText", "weeklyHours"] as const),
  ...listingFieldNames,
] as const;

/** Reads a listing, public or not, as its owner can edit it. */
export async function readListing({ db }: { db: Executor }, listingId: number) {
  const [found] = await readListings({ db }, [listingId]);
  return found ?? null;
}

export async function readListings({ db }: { db: Executor }, listingIds: number[]) {
  if (listingIds.length === 0) return [];
  const found = await db
    .select({
      listing: listings,
      city: cities.slug,
      category: categories.slug,
      others: jsonRows<SlugRow>(sql`
        select c.slug from listing_categories f join categories c on c.id = f.category_id
        where f.listing_id = ${itsId} and f.category_id <> ${listings.categoryId} order by c.slug`),
      services: jsonRows<ListingFacts["services"][number]>(sql`
        select t.slug as treatment, s.name, s.description, s.price_min_cents as "priceMinCents", s.price_max_cents as "priceMaxCents",
          s.price_unit as "priceUnit", s.priced_on as "pricedOn", s.minutes
        from services s left join treatments t on t.id = s.treatment_id where s.listing_id = ${itsId} order by s.position`),
      staff: jsonRows<ListingFacts["staff"][number]>(sql`
        select s.id, s.name, s.title, s.certifications, s.is_unlicensed as "isUnlicensed", (
          select coalesce(json_agg(t.slug order by t.slug), '[]')
          from staff_treatments p join treatments t on t.id = p.treatment_id where p.staff_member_id = s.id) as performs
        from staff_members s where s.listing_id = ${itsId} order by s.position`),
      licenses: jsonRows<ListingFacts["licenses"][number]>(
        sql`select kind, holder, number from licenses where listing_id = ${itsId} order by number`,
      ),
    })
    .from(listings)
    .innerJoin(cities, eq(cities.id, listings.cityId))
    .innerJoin(categories, eq(categories.id, listings.categoryId))
    .where(inArray(listings.id, listingIds))
    .orderBy(listings.id);
  return found.map(heldOf);
}

type ListingRow = {
  listing: typeof listings.$inferSelect;
  city: string;
  category: string;
  others: SlugRow[];
} & Pick<ListingFacts, "services" | "staff" | "licenses">;

function heldOf({ listing, city, category, others, ...parts }: ListingRow) {
  const facts = tidyFacts({
    ...pick(listing, columns),
    ...parts,
    city,
    categories: [category, ...others.map(({ slug }) => slug)],
  } satisfies ListingFacts);
  return {
    ...pick(listing, [
      "id",
      "slug",
      "status",
      "isDemo",
      "isPremium",
      "plan",
      "rating",
      "reviewCount",
      "confirmedOn",
      "createdAt",
    ]),
    facts: facts as ListingFacts,
  };
}

/** Reads a listing with a row lock, for changes. */
export async function lockListingFacts({ db }: { db: Executor }, listingId: number) {
  await db.execute(sql`select from listings where id = ${listingId} for update`);
  return readListing({ db }, listingId);
}

/** Locks many listings in a fixed order, to avoid deadlocks. */
export async function lockManyListingFacts({ db }: { db: Executor }, listingIds: number[]) {
  if (listingIds.length === 0) return [];
  await db
    .select({ id: listings.id })
    .from(listings)
    .where(inArray(listings.id, listingIds))
    .orderBy(listings.id)
    .for("update");
  return readListings({ db }, listingIds);
}

export type StoredListing = NonNullable<Awaited<ReturnType<typeof readListing>>>;
