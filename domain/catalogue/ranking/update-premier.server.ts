import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { listListingTags } from "../tags.ts";

type ListingRow = { slug: string; city: string; categories: string[]; treatments: string[] };

/**
 * Moves a listing to the top of its lists, or back among the others. Call it in the same
 * transaction as the change.
 */
export async function setPremierStatus(tx: Executor, listingId: number, isPremium: boolean) {
  const { rows } = await tx.execute<ListingRow>(sql`
    with changed as (
        update listings set is_premium = ${isPremium} where id = ${listingId} and is_premium <> ${isPremium} returning id, slug, city_id),
      in_categories as (update listing_categories f set is_premium = ${isPremium} from changed where f.listing_id = changed.id),
      in_treatments as (update listing_treatments f set is_premium = ${isPremium} from changed where f.listing_id = changed.id)
    select m.slug, c.slug as city,
      array(select k.slug from listing_categories f join categories k on k.id = f.category_id where f.listing_id = m.id) as categories,
      array(select t.slug from listing_treatments f join treatments t on t.id = f.treatment_id where f.listing_id = m.id) as treatments
    from changed m join cities c on c.id = m.city_id`);
  await invalidateTags(tx, rows.flatMap(listListingTags));
}
