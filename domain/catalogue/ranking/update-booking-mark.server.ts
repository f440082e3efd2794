import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { announceChange } from "#database/invalidation.ts";
import { tagsOfMedSpa } from "../tags.ts";

type Row = { slug: string; city: string; categories: string[]; treatments: string[] };

/**
 * Sets whether lists and profiles link to booking. Call it in the same transaction as the change.
 */
export async function keepBookingMark(tx: Executor, medSpaId: number, takesBookings: boolean) {
  const { rows } = await tx.execute<Row>(sql`
    update med_spas m set takes_bookings = ${takesBookings} from cities c
    where c.id = m.city_id and m.id = ${medSpaId} and m.takes_bookings <> ${takesBookings}
    returning m.slug, c.slug as city,
      array(select k.slug from med_spa_categories f join categories k on k.id = f.category_id where f.med_spa_id = m.id) as categories,
      array(select t.slug from med_spa_treatments f join treatments t on t.id = f.treatment_id where f.med_spa_id = m.id) as treatments`);
  await announceChange(tx, rows.flatMap(tagsOfMedSpa));
}
