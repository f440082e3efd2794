import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { queueWebhookEvents } from "#domain/webhooks/queue-webhooks.server.ts";
import { type TaggedListing, taggedColumns } from "../internal/tags-to-invalidate.server.ts";
import { listListingTags } from "../tags.ts";
import type { ListingStatus } from "./admin-listing.ts";

/**
 * Shows or hides listings everywhere. Call it in the same transaction as the decision. Returns
 * those whose status changed.
 */
export async function setListingStatus(tx: Executor, listingIds: number[], status: ListingStatus) {
  if (listingIds.length === 0) return [];
  const ids = sql`array[${sql.join(
    listingIds.map((id) => sql`${id}::int`),
    sql`, `,
  )}]`;
  const isListed = status === "active";
  const { rows } = await tx.execute<TaggedListing & { id: number }>(sql`
    with changed as (
        update listings set status = ${status}, updated_at = now() where id = any(${ids}) and status <> ${status} returning id, slug, city_id),
      in_categories as (update listing_categories f set is_listed = ${isListed} from changed where f.listing_id = changed.id),
      in_treatments as (update listing_treatments f set is_listed = ${isListed} from changed where f.listing_id = changed.id)
    select m.id, ${taggedColumns}
    from changed m join cities c on c.id = m.city_id`);
  await invalidateTags(tx, [...new Set(rows.flatMap(listListingTags))]);
  await queueWebhookEvents(
    tx,
    isListed ? "listing.published" : "listing.hidden",
    rows.map(({ id, slug }) => ({ id, slug })),
  );
  return rows.map(({ id }) => id);
}
