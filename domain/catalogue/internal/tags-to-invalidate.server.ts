import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { listListingTags } from "../tags.ts";

/**
 * Tags to invalidate when a public listing's card changes ("Verified", "Open now"), wherever it
 * appears.
 */
export async function listTagsToInvalidate(tx: Executor, listingId: number) {
  const { rows } = await tx.execute<{
    slug: string;
    city: string;
    categories: string[];
    treatments: string[];
  }>(sql`
    select m.slug, c.slug as city,
      array(select k.slug from listing_categories f join categories k on k.id = f.category_id where f.listing_id = m.id) as categories,
      array(select t.slug from listing_treatments f join treatments t on t.id = f.treatment_id where f.listing_id = m.id) as treatments
    from listings m join cities c on c.id = m.city_id where m.id = ${listingId} and m.status = 'active'`);
  return rows.flatMap(listListingTags);
}
