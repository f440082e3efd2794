import { inArray } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { medSpas } from "#database/schema/catalogue/med-spas.ts";

/** Names of listings by their numbers, public or not: for those who run them. */
export async function nameListings({ db }: { db: Executor }, ids: number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: medSpas.id, slug: medSpas.slug, name: medSpas.name, status: medSpas.status })
    .from(medSpas)
    .where(inArray(medSpas.id, ids))
    .orderBy(medSpas.sortName);
  return rows.map(({ status, ...listing }) => ({ ...listing, isPublic: status === "active" }));
}
