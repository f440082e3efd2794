import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";

/** Before/after pairs are limited to treatments on the menu. */
export async function offeredTreatments({ db }: { db: Executor }, medSpaId: number) {
  const { rows } = await db.execute<{ slug: string; name: string }>(sql`
    select t.slug, t.name from med_spa_treatments f join treatments t on t.id = f.treatment_id where f.med_spa_id = ${medSpaId} order by t.name`);
  return rows;
}
