import { and, eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { jsonRows } from "#database/json-rows.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { categories, cities } from "#database/schema/catalogue/reference.ts";
import { listingFieldsWith } from "#shared/listing-fields.ts";
import type { ComparedMenuEntry } from "./compare-menus.ts";
import { inOrderOf, type License, type StaffMember } from "./listing.ts";
import { maxComparedListings } from "./max-compared-listings.ts";
import { coverOf, logoOf } from "./photo-columns.server.ts";

const itsId = sql`${listings.id}`;

/**
 * Reads published listings for comparison in one statement, in the order of the slugs. Others are
 * left out.
 */
export async function compareListings({ db }: { db: Executor }, slugs: readonly string[]) {
  const compared = slugs.slice(0, maxComparedListings);
  if (compared.length === 0) return [];
  const found = await db
    .select({
      ...pickColumns(listings, "slug", "name"),
      cityName: cities.name,
      categoryName: categories.name,
      categorySlug: categories.slug,
      logo: logoOf(itsId, listings.plan),
      cover: coverOf(itsId),
      ...pickColumns(listings, "isPremium", "rating", "reviewCount", "priceLevel", "takesBookings"),
      ...pickColumns(listings, "weeklyHours", "hoursText", "languages", "phone"),
      ...pickColumns(listings, ...listingFieldsWith({ isCompared: true })),
      ...pickColumns(listings, "address", "locality", "zipCode", "latitude", "longitude"),
      menu: jsonRows<ComparedMenuEntry>(sql`
        select s.name, s.price_min_cents as "priceMinCents", s.price_max_cents as "priceMaxCents", s.price_unit as "priceUnit",
          t.slug as treatment, t.name as "treatmentName"
        from services s left join treatments t on t.id = s.treatment_id where s.listing_id = ${itsId} order by s.position`),
      staff: jsonRows<StaffMember>(
        sql`select name, title, certifications, is_unlicensed as "isUnlicensed" from staff_members where listing_id = ${itsId} order by position`,
      ),
      licenses: jsonRows<License>(
        sql`select kind, holder, number, checked_on as "checkedOn" from licenses where listing_id = ${itsId} order by kind, holder`,
      ),
      hourExceptions: jsonRows<{ day: string; hours: string; note: string }>(
        sql`select day, hours::text, note from hour_exceptions where listing_id = ${itsId} and day between current_date - 1 and current_date + 1`,
      ),
    })
    .from(listings)
    .innerJoin(cities, eq(cities.id, listings.cityId))
    .innerJoin(categories, eq(categories.id, listings.categoryId))
    .where(and(inArray(listings.slug, compared), eq(listings.status, "active")));
  return inOrderOf(compared, found);
}

export type ComparedListing = Awaited<ReturnType<typeof compareListings>>[number];
