import { and, eq, inArray } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { medSpas } from "#database/schema/catalogue/listings.ts";

export async function publishedSlugs(
  { db }: { db: Executor },
  slugs: readonly string[],
): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const rows = await db
    .select({ slug: medSpas.slug })
    .from(medSpas)
    .where(and(inArray(medSpas.slug, [...slugs]), eq(medSpas.status, "active")));
  return new Set(rows.map(({ slug }) => slug));
}
