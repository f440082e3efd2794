import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import type { ListedPrice } from "./listing.ts";

/** First menu entry of each listing, for the first of these treatments that it offers. */
export async function listedPrices(
  { db }: { db: Executor },
  ids: number[],
  treatments: string[],
): Promise<Map<number, ListedPrice>> {
  // One lookup per listing: without statistics, the planner would read every menu entry of the
  // treatment in the county.
  const { rows } = await db.execute<ListedPrice & { id: number }>(sql`
    select listing.id, first.name, first.slug as treatment, first.price_min_cents as "priceMinCents", first.price_max_cents as "priceMaxCents", first.price_unit as "priceUnit"
    from unnest(${sql.param(ids)}::int[]) as listing (id) cross join lateral (
      select s.*, t.slug from services s join treatments t on t.id = s.treatment_id
      where s.listing_id = listing.id and t.slug = any(${sql.param(treatments)}::text[])
      order by array_position(${sql.param(treatments)}::text[], t.slug), s.position limit 1
    ) first`);
  return new Map(rows.map(({ id, ...price }) => [id, price]));
}
