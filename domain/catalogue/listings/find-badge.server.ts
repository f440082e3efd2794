import { and, eq } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { medSpas } from "#database/schema/catalogue/listings.ts";

/** Badge data of a published listing, or null. */
export async function findBadge({ db }: { db: Executor }, slug: string) {
  const [found] = await db
    .select({ name: medSpas.name, rating: medSpas.rating, reviewCount: medSpas.reviewCount })
    .from(medSpas)
    .where(and(eq(medSpas.slug, slug), eq(medSpas.status, "active")));
  return found ?? null;
}
