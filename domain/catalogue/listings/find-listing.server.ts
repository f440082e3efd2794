import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { jsonRows } from "#database/json-rows.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { categories, cities } from "#database/schema/catalogue/reference.ts";
import type { License, ListingService, Practitioner, SlugAndName } from "./listing.ts";
import { galleryOf, logoOf } from "./photo-columns.server.ts";

const itsId = sql`${listings.id}`;

/** Finds a published listing with all profile data, or null. */
export async function findListingProfile({ db }: { db: Executor }, slug: string) {
  const [found] = await db
    .select({
      listing: listings,
      city: { slug: cities.slug, name: cities.name },
      category: { slug: categories.slug, name: categories.name },
      categories: jsonRows<SlugAndName>(
        sql`select c.slug, c.name from listing_categories f join categories c on c.id = f.category_id where f.listing_id = ${itsId} order by c.position`,
      ),
      services: jsonRows<ListingService>(sql`
        select s.name, s.description, s.price_min_cents as "priceMinCents", s.price_max_cents as "priceMaxCents", s.price_unit as "priceUnit",
          s.priced_on as "pricedOn", s.minutes, t.slug as treatment
        from services s left join treatments t on t.id = s.treatment_id where s.listing_id = ${itsId} order by s.position`),
      staff: jsonRows<Practitioner>(sql`
        select s.name, s.title, s.certifications, s.is_unlicensed as "isUnlicensed", (
          select coalesce(json_agg(json_build_object('slug', t.slug, 'name', t.name) order by t.name), '[]')
          from staff_treatments p join treatments t on t.id = p.treatment_id where p.staff_member_id = s.id) as performs
        from staff_members s where s.listing_id = ${itsId} order by s.position`),
      bookable: sql<string[]>`(
        select coalesce(json_agg(t.slug), '[]') from bookable_treatments b join treatments t on t.id = b.treatment_id
        where b.listing_id = ${itsId} and ${listings.takesBookings})`,
      logo: logoOf(itsId, listings.plan),
      gallery: galleryOf(itsId),
      licenses: jsonRows<License>(
        sql`select kind, holder, number, checked_on as "checkedOn" from licenses where listing_id = ${itsId} order by kind, holder`,
      ),
      isMedical: sql<boolean>`exists (select from services s join treatments t on t.id = s.treatment_id where s.listing_id = ${itsId} and t.is_medical)`,
      ownerConfirmedOn: sql<
        string | null
      >`(select max(confirmed_on)::text from confirmations where listing_id = ${itsId} and source = 'owner')`,
      hourExceptions: jsonRows<{ day: string; hours: string; note: string }>(
        sql`select day, hours::text, note from hour_exceptions where listing_id = ${itsId} and day >= current_date - 1 order by day`,
      ),
    })
    .from(listings)
    .innerJoin(cities, eq(cities.id, listings.cityId))
    .innerJoin(categories, eq(categories.id, listings.categoryId))
    .where(and(eq(listings.slug, slug), eq(listings.status, "active")));
  if (!found) return null;
  const { listing, ...parts } = found;
  return { ...listing, ...parts };
}

export type ListingProfile = NonNullable<Awaited<ReturnType<typeof findListingProfile>>>;
