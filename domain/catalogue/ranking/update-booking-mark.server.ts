import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { listListingTags } from "../tags.ts";

type ListingRow = { slug: string; city: string; categories: string[]; treatments: string[] };

/**
 * Sets whether lists and profiles link to booking. Call it in the same transaction as the change.
 */
export async function setBookingFlag(tx: Executor, listingId: number, takesBookings: boolean) {
  const { rows } = await tx.execute<ListingRow>(sql`
    update listings m set takes_bookings = ${takesBookings} from cities c
    where c.id = m.city_id and m.id = ${listingId} and m.takes_bookings <> ${takesBookings}
    returning m.slug, c.slug as city,
      array(select k.slug from listing_categories f join categories k on k.id = f.category_id where f.listing_id = m.id) as categories,
      array(select t.slug from listing_treatments f join treatments t on t.id = f.treatment_id where f.listing_id = m.id) as treatments`);
  await invalidateTags(tx, rows.flatMap(listListingTags));
}
