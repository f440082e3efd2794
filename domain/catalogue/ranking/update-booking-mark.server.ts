import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { announceChange } from "#database/invalidation.ts";
import { tagsOfListing } from "../tags.ts";

type Row = { slug: string; city: string; categories: string[]; treatments: string[] };

/**
 * Sets whether lists and profiles link to booking. Call it in the same transaction as the change.
 */
export async function keepBookingMark(tx: Executor, listingId: number, takesBookings: boolean) {
  const { rows } = await tx.execute<Row>(sql`
    update listings m set takes_bookings = ${takesBookings} from cities c
    where c.id = m.city_id and m.id = ${listingId} and m.takes_bookings <> ${takesBookings}
    returning m.slug, c.slug as city,
      array(select k.slug from listing_categories f join categories k on k.id = f.category_id where f.listing_id = m.id) as categories,
      array(select t.slug from listing_treatments f join treatments t on t.id = f.treatment_id where f.listing_id = m.id) as treatments`);
  await announceChange(tx, rows.flatMap(tagsOfListing));
}
