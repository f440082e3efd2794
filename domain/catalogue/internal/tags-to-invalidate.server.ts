import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { tagsOfMedSpa } from "../tags.ts";

/**
 * Tags to invalidate when a public listing's card changes ("Verified", "Open now"), wherever it
 * appears.
 */
export async function tagsToAnnounce(tx: Executor, medSpaId: number) {
  const { rows } = await tx.execute<{
    slug: string;
    city: string;
    categories: string[];
    treatments: string[];
  }>(sql`
    select m.slug, c.slug as city,
      array(select k.slug from med_spa_categories f join categories k on k.id = f.category_id where f.med_spa_id = m.id) as categories,
      array(select t.slug from med_spa_treatments f join treatments t on t.id = f.treatment_id where f.med_spa_id = m.id) as treatments
    from med_spas m join cities c on c.id = m.city_id where m.id = ${medSpaId} and m.status = 'active'`);
  return rows.flatMap(tagsOfMedSpa);
}
