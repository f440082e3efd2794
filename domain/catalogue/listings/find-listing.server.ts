import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { jsonRows } from "#database/json-rows.ts";
import { medSpas } from "#database/schema/catalogue/listings.ts";
import { categories, cities } from "#database/schema/catalogue/reference.ts";
import { galleryOf, logoOf } from "../internal/photo-columns.server.ts";
import type { License, Named, Practitioner, Service } from "./listing.ts";

const itsId = sql`${medSpas.id}`;

/** A published listing with all profile data, or null. */
export async function findMedSpa({ db }: { db: Executor }, slug: string) {
  const [found] = await db
    .select({
      medSpa: medSpas,
      city: { slug: cities.slug, name: cities.name },
      category: { slug: categories.slug, name: categories.name },
      categories: jsonRows<Named>(
        sql`select c.slug, c.name from med_spa_categories f join categories c on c.id = f.category_id where f.med_spa_id = ${itsId} order by c.position`,
      ),
      services: jsonRows<Service>(sql`
        select s.name, s.description, s.price_min_cents as "priceMinCents", s.price_max_cents as "priceMaxCents", s.price_unit as "priceUnit",
          s.priced_on as "pricedOn", s.minutes, t.slug as treatment
        from services s left join treatments t on t.id = s.treatment_id where s.med_spa_id = ${itsId} order by s.position`),
      staff: jsonRows<Practitioner>(sql`
        select s.name, s.title, s.certifications, s.is_unlicensed as "isUnlicensed", (
          select coalesce(json_agg(json_build_object('slug', t.slug, 'name', t.name) order by t.name), '[]')
          from staff_treatments p join treatments t on t.id = p.treatment_id where p.med_spa_id = s.med_spa_id and p.position = s.position) as performs
        from staff_members s where s.med_spa_id = ${itsId} order by s.position`),
      logo: logoOf(itsId, sql`${medSpas.isPremium}`),
      gallery: galleryOf(itsId),
      licenses: jsonRows<License>(
        sql`select kind, holder, number, checked_on as "checkedOn" from licenses where med_spa_id = ${itsId} order by kind, holder`,
      ),
      isMedical: sql<boolean>`exists (select from services s join treatments t on t.id = s.treatment_id where s.med_spa_id = ${itsId} and t.is_medical)`,
      ownerConfirmedOn: sql<
        string | null
      >`(select max(confirmed_on)::text from confirmations where med_spa_id = ${itsId} and source = 'owner')`,
      hourExceptions: jsonRows<{ day: string; hours: string; note: string }>(
        sql`select day, hours::text, note from hour_exceptions where med_spa_id = ${itsId} and day >= current_date - 1 order by day`,
      ),
    })
    .from(medSpas)
    .innerJoin(cities, eq(cities.id, medSpas.cityId))
    .innerJoin(categories, eq(categories.id, medSpas.categoryId))
    .where(and(eq(medSpas.slug, slug), eq(medSpas.status, "active")));
  if (!found) return null;
  const { medSpa, ...parts } = found;
  return { ...medSpa, ...parts };
}

export type MedSpaProfile = NonNullable<Awaited<ReturnType<typeof findMedSpa>>>;
