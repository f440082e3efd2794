import { and, eq, sql } from "drizzle-orm";
import { jsonRows } from "#database/json-rows.ts";
import { bookableTreatments, bookingSettings } from "#database/schema/bookings.ts";
import { medSpas } from "#database/schema/catalogue/med-spas.ts";
import { cities } from "#database/schema/catalogue/reference.ts";
import type { BookingTouches } from "./touches.ts";

export type Bookable = { slug: string; name: string; minutes: number; priceCents: number | null };

/** A published place with the treatments that visitors book there; without bookings here the list is empty. */
export async function findBookable({ db }: Pick<BookingTouches, "db">, slug: string) {
  const treatments = jsonRows<Bookable>(sql`
    select t.slug, t.name, b.minutes, b.price_cents as "priceCents" from ${bookableTreatments} b join treatments t on t.id = b.treatment_id
    where b.med_spa_id = ${medSpas.id} and ${bookingSettings.isOpen} order by t.name`);
  const [found] = await db
    .select({
      id: medSpas.id,
      slug: medSpas.slug,
      name: medSpas.name,
      city: cities.name,
      phone: medSpas.phone,
      mode: bookingSettings.mode,
      treatments,
    })
    .from(medSpas)
    .innerJoin(cities, eq(cities.id, medSpas.cityId))
    .leftJoin(bookingSettings, eq(bookingSettings.medSpaId, medSpas.id))
    .where(and(eq(medSpas.slug, slug), eq(medSpas.status, "active")));
  return found ?? null;
}
