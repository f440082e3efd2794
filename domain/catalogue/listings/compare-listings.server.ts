import { and, eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { jsonRows } from "#database/json-rows.ts";
import { medSpas } from "#database/schema/catalogue/listings.ts";
import { categories, cities } from "#database/schema/catalogue/reference.ts";
import { coverOf, logoOf } from "../internal/photo-columns.server.ts";
import { type MenuEntry, mostCompared } from "./comparison.ts";
import { inOrderOf, type License, type StaffMember } from "./listing.ts";

const itsId = sql`${medSpas.id}`;

/**
 * Reads published listings for comparison in one statement, in the order of the slugs. Others are
 * left out.
 */
export async function compareMedSpas({ db }: { db: Executor }, slugs: readonly string[]) {
  const wanted = slugs.slice(0, mostCompared);
  if (wanted.length === 0) return [];
  const found = await db
    .select({
      slug: medSpas.slug,
      name: medSpas.name,
      cityName: cities.name,
      categoryName: categories.name,
      categorySlug: categories.slug,
      logo: logoOf(itsId, sql`${medSpas.isPremium}`),
      cover: coverOf(itsId),
      isPremium: medSpas.isPremium,
      rating: medSpas.rating,
      reviewCount: medSpas.reviewCount,
      priceLevel: medSpas.priceLevel,
      weeklyHours: medSpas.weeklyHours,
      hoursText: medSpas.hoursText,
      languages: medSpas.languages,
      amenities: medSpas.facilityAmenities,
      paymentOptions: medSpas.paymentOptions,
      financingAvailable: medSpas.financingAvailable,
      acceptsInsurance: medSpas.acceptsInsurance,
      phone: medSpas.phone,
      address: medSpas.address,
      locality: medSpas.locality,
      zipCode: medSpas.zipCode,
      latitude: medSpas.latitude,
      longitude: medSpas.longitude,
      menu: jsonRows<MenuEntry>(sql`
        select s.name, s.price_min_cents as "priceMinCents", s.price_max_cents as "priceMaxCents", s.price_unit as "priceUnit",
          t.slug as treatment, t.name as "treatmentName"
        from services s left join treatments t on t.id = s.treatment_id where s.med_spa_id = ${itsId} order by s.position`),
      staff: jsonRows<StaffMember>(
        sql`select name, title, certifications, is_unlicensed as "isUnlicensed" from staff_members where med_spa_id = ${itsId} order by position`,
      ),
      licenses: jsonRows<License>(
        sql`select kind, holder, number, checked_on as "checkedOn" from licenses where med_spa_id = ${itsId} order by kind, holder`,
      ),
      hourExceptions: jsonRows<{ day: string; hours: string; note: string }>(
        sql`select day, hours::text, note from hour_exceptions where med_spa_id = ${itsId} and day between current_date - 1 and current_date + 1`,
      ),
    })
    .from(medSpas)
    .innerJoin(cities, eq(cities.id, medSpas.cityId))
    .innerJoin(categories, eq(categories.id, medSpas.categoryId))
    .where(and(inArray(medSpas.slug, wanted), eq(medSpas.status, "active")));
  return inOrderOf(wanted, found);
}

export type ComparedMedSpa = Awaited<ReturnType<typeof compareMedSpas>>[number];
