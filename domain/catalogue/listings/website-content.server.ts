import { eq } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { tags } from "../tags.ts";

/** Stores what the listing's own website said at that time. */
export async function writeWebsiteContent(
  tx: Transaction,
  { id, slug }: { id: number; slug: string },
  scrapedContent: NonNullable<(typeof listings.$inferInsert)["scrapedContent"]>,
  readAt: Date,
) {
  await tx
    .update(listings)
    .set({ lastWebsiteScrape: readAt, scrapedContent })
    .where(eq(listings.id, id));
  await invalidateTags(tx, [tags.listing(slug), tags.catalogue]);
}
