import { and, eq, inArray } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { listings } from "#database/schema/catalogue/listings.ts";

export async function publishedSlugs(
  { db }: { db: Executor },
  slugs: readonly string[],
): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const rows = await db
    .select({ slug: listings.slug })
    .from(listings)
    .where(and(inArray(listings.slug, [...slugs]), eq(listings.status, "active")));
  return new Set(rows.map(({ slug }) => slug));
}
