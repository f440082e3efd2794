import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import type { ListingPlan } from "#site/plans.ts";
import { type TaggedListing, taggedColumns } from "../internal/tags-to-invalidate.server.ts";
import { listListingTags } from "../tags.ts";

/**
 * Moves a listing to the top of its lists, or back among the others. Call it in the same
 * transaction as the change.
 */
export async function setListingPlan(tx: Executor, listingId: number, plan: ListingPlan) {
  const { rows } = await tx.execute<TaggedListing>(sql`
    with changed as (
        update listings set plan = ${plan} where id = ${listingId} and plan <> ${plan} returning id, slug, city_id, is_premium),
      in_categories as (update listing_categories f set is_premium = changed.is_premium from changed where f.listing_id = changed.id),
      in_treatments as (update listing_treatments f set is_premium = changed.is_premium from changed where f.listing_id = changed.id)
    select ${taggedColumns}
    from changed m join cities c on c.id = m.city_id`);
  await invalidateTags(tx, rows.flatMap(listListingTags));
}
