import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";

/** Lists treatments for before/after pairs: those on the menu that are not private. */
export async function offeredTreatments({ db }: { db: Executor }, listingId: number) {
  const { rows } = await db.execute<{ slug: string; name: string }>(sql`
    select t.slug, t.name from listing_treatments f join treatments t on t.id = f.treatment_id where f.listing_id = ${listingId} and not t.is_private order by t.name`);
  return rows;
}
