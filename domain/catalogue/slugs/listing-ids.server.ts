import { inArray } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { listings } from "#database/schema/catalogue/listings.ts";

/** Ids of listings by slug, of any status. */
export async function findListingIds(db: Executor, slugs: string[]) {
  const rows = await db
    .select({ id: listings.id, slug: listings.slug })
    .from(listings)
    .where(inArray(listings.slug, slugs));
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
