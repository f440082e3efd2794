import { sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import type { ListingMove } from "#shared/move.ts";

/** Keeps the earlier date if someone saved both, and replaces the id in saved searches. */
export async function moveFavorites(tx: Transaction, { from, to }: ListingMove) {
  await tx.execute(sql`
    insert into favorites (user_id, listing_id, saved_at) select user_id, ${to}::int, saved_at from favorites where listing_id = ${from}
    on conflict (user_id, listing_id) do update set saved_at = least(favorites.saved_at, excluded.saved_at)`);
  await tx.execute(sql`delete from favorites where listing_id = ${from}`);
  await tx.execute(sql`
    update saved_searches set known_listings = array_remove(array_remove(known_listings, ${from}::int), ${to}::int) || ${to}::int where ${from}::int = any(known_listings)`);
}
