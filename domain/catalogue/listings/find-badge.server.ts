import { and, eq } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { listings } from "#database/schema/catalogue/listings.ts";

/** Finds badge data of a published listing, or null. */
export async function findBadge({ db }: { db: Executor }, slug: string) {
  const [found] = await db
    .select({ name: listings.name, rating: listings.rating, reviewCount: listings.reviewCount })
    .from(listings)
    .where(and(eq(listings.slug, slug), eq(listings.status, "active")));
  return found ?? null;
}
