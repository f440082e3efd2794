import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { type TaggedListing, taggedColumns } from "../internal/tags-to-invalidate.server.ts";
import { lacksAgreement } from "../listings/agreement.server.ts";
import { listListingTags } from "../tags.ts";

/**
 * Sets whether lists and profiles link to booking, which they never do before a business associate
 * agreement that is needed. Call it in the same transaction as the change.
 */
export async function setBookingFlag(tx: Executor, listingId: number, takesBookings: boolean) {
  const takesThem = sql`(${takesBookings} and not ${lacksAgreement(sql`m`)})`;
  const { rows } = await tx.execute<TaggedListing>(sql`
    update listings m set takes_bookings = ${takesThem} from cities c
    where c.id = m.city_id and m.id = ${listingId} and m.takes_bookings <> ${takesThem}
    returning ${taggedColumns}`);
  await invalidateTags(tx, rows.flatMap(listListingTags));
}
