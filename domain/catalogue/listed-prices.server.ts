import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";

export type ListedPrice = { name: string; priceMinCents: number | null; priceMaxCents: number | null; priceUnit: string | null };

/** Of each listing the first entry of its menu for the first of these treatments that it has. */
export async function listedPrices({ db }: { db: Executor }, ids: number[], treatments: string[]): Promise<Map<number, ListedPrice>> {
  const { rows } = await db.execute<ListedPrice & { id: number }>(sql`
    select distinct on (s.med_spa_id) s.med_spa_id as id, s.name, s.price_min_cents as "priceMinCents", s.price_max_cents as "priceMaxCents", s.price_unit as "priceUnit"
    from services s join treatments t on t.id = s.treatment_id
    where s.med_spa_id = any(${sql.param(ids)}::int[]) and t.slug = any(${sql.param(treatments)}::text[])
    order by s.med_spa_id, array_position(${sql.param(treatments)}::text[], t.slug), s.position`);
  return new Map(rows.map(({ id, ...price }) => [id, price]));
}
