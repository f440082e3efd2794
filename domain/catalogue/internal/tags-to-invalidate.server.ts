import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { listListingTags } from "../tags.ts";

export type TaggedListing = {
  slug: string;
  city: string;
  categories: string[];
  treatments: string[];
};

/** Columns that `listListingTags` needs, of `listings m` joined with `cities c`. */
export const taggedColumns = sql`m.slug, c.slug as city,
      array(select k.slug from listing_categories f join categories k on k.id = f.category_id where f.listing_id = m.id) as categories,
      array(select t.slug from listing_treatments f join treatments t on t.id = f.treatment_id where f.listing_id = m.id) as treatments`;

/**
 * Lists tags to invalidate when a public listing's card changes ("Verified", "Open now"), wherever
 * it appears.
 */
export async function listTagsToInvalidate(tx: Executor, listingId: number) {
  const { rows } = await tx.execute<TaggedListing>(sql`
    select ${taggedColumns}
    from listings m join cities c on c.id = m.city_id where m.id = ${listingId} and m.status = 'active'`);
  return rows.flatMap(listListingTags);
}
