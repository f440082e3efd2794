import { eq, inArray, type SQL } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { medSpas } from "#database/schema/catalogue/med-spas.ts";

/** Names of listings, public or not: for those who run them. */
async function read({ db }: { db: Executor }, where: SQL) {
  const rows = await db
    .select({ id: medSpas.id, slug: medSpas.slug, name: medSpas.name, status: medSpas.status, isPremium: medSpas.isPremium })
    .from(medSpas)
    .where(where)
    .orderBy(medSpas.sortName);
  return rows.map(({ status, ...listing }) => ({ ...listing, isPublic: status === "active" }));
}

export async function nameListings(given: { db: Executor }, ids: number[]) {
  return ids.length === 0 ? [] : read(given, inArray(medSpas.id, ids));
}

export async function findListing(given: { db: Executor }, slug: string) {
  const [listing] = await read(given, eq(medSpas.slug, slug));
  return listing ?? null;
}
