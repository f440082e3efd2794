import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { announceChange } from "#database/invalidation.ts";
import { tagsOfMedSpa } from "../tags.ts";

type Row = { slug: string; city: string; categories: string[]; treatments: string[] };

/**
 * Moves a listing to the top of its lists, or back among the others. Call it in the same
 * transaction as the change.
 */
export async function keepPremier(tx: Executor, medSpaId: number, isPremium: boolean) {
  const { rows } = await tx.execute<Row>(sql`
    with changed as (
        update med_spas set is_premium = ${isPremium} where id = ${medSpaId} and is_premium <> ${isPremium} returning id, slug, city_id),
      in_categories as (update med_spa_categories f set is_premium = ${isPremium} from changed where f.med_spa_id = changed.id),
      in_treatments as (update med_spa_treatments f set is_premium = ${isPremium} from changed where f.med_spa_id = changed.id)
    select m.slug, c.slug as city,
      array(select k.slug from med_spa_categories f join categories k on k.id = f.category_id where f.med_spa_id = m.id) as categories,
      array(select t.slug from med_spa_treatments f join treatments t on t.id = f.treatment_id where f.med_spa_id = m.id) as treatments
    from changed m join cities c on c.id = m.city_id`);
  await announceChange(tx, rows.flatMap(tagsOfMedSpa));
}
