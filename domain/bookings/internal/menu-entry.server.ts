import { and, eq, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { bookableTreatments } from "#database/schema/bookings.ts";
import { services } from "#database/schema/catalogue/listing-details.ts";
import { treatments } from "#database/schema/catalogue/reference.ts";

const { minutes, priceMinCents, priceMaxCents, priceUnit } = services;
const hasOneUnit = sql`count(distinct coalesce(${priceUnit}, '')) filter (where ${priceMinCents} is not null) = 1`;

/**
 * Joins `bookable_treatments` laterally with the menu, the only source of price and duration. Of
 * several entries the longest duration counts, plus the price range if the units match. Without a
 * duration, the treatment's usual one applies. Treatments no longer on the menu
 * and private ones cannot be booked.
 */
export const menuEntry = new QueryBuilder()
  .select({
    minutes:
      sql<number>`least(greatest(coalesce(max(${minutes}), max(${treatments.sessionMinutesMax})), 5), 480)::int`.as(
        "menu_minutes",
      ),
    priceMinCents: sql<number | null>`case when ${hasOneUnit} then min(${priceMinCents}) end`.as(
      "menu_price_min_cents",
    ),
    priceMaxCents: sql<
      number | null
    >`case when ${hasOneUnit} then max(coalesce(${priceMaxCents}, ${priceMinCents})) end`.as(
      "menu_price_max_cents",
    ),
    priceUnit: sql<
      string | null
    >`case when ${hasOneUnit} then max(${priceUnit}) filter (where ${priceMinCents} is not null) end`.as(
      "menu_price_unit",
    ),
  })
  .from(services)
  .innerJoin(treatments, eq(treatments.id, services.treatmentId))
  .where(
    and(
      eq(services.listingId, bookableTreatments.listingId),
      eq(services.treatmentId, bookableTreatments.treatmentId),
      eq(treatments.isPrivate, false),
    ),
  )
  .having(sql`count(*) > 0`)
  .as("menu");
