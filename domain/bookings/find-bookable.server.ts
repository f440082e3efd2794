import { and, eq, sql } from "drizzle-orm";
import { jsonRows } from "#database/json-rows.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { bookableTreatments, bookingSettings } from "#database/schema/bookings.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { cities } from "#database/schema/catalogue/reference.ts";
import { lacksAgreement } from "#domain/catalogue/listings/agreement.server.ts";
import type { BookingDeps } from "./deps.ts";
import { menuEntry } from "./internal/menu-entry.server.ts";

/** Price and duration come from the menu. */
export type BookableService = {
  slug: string;
  name: string;
  minutes: number;
  priceMinCents: number | null;
  priceMaxCents: number | null;
  priceUnit: string | null;
};

/**
 * Finds a published listing with its bookable treatments, most popular first; the list is empty
 * without online booking.
 */
export async function findBookable({ db }: Pick<BookingDeps, "db">, slug: string) {
  const treatments = jsonRows<BookableService>(sql`
    select t.slug, t.name, ${menuEntry.minutes} as minutes, ${menuEntry.priceMinCents} as "priceMinCents",
      ${menuEntry.priceMaxCents} as "priceMaxCents", ${menuEntry.priceUnit} as "priceUnit"
    from ${bookableTreatments} join treatments t on t.id = ${bookableTreatments.treatmentId} cross join lateral ${menuEntry}
    where ${bookableTreatments.listingId} = ${listings.id} and ${bookingSettings.isOpen} and not ${lacksAgreement()} order by coalesce(t.popularity, 0) desc,
      (select count(*) from listing_treatments o where o.treatment_id = t.id and o.is_listed) desc, t.name`);
  const [found] = await db
    .select({
      ...pickColumns(listings, "id", "slug", "name", "phone"),
      city: cities.name,
      mode: bookingSettings.mode,
      treatments,
    })
    .from(listings)
    .innerJoin(cities, eq(cities.id, listings.cityId))
    .leftJoin(bookingSettings, eq(bookingSettings.listingId, listings.id))
    .where(and(eq(listings.slug, slug), eq(listings.status, "active")));
  return found ?? null;
}
