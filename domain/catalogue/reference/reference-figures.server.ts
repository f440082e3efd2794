import { eq, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { containing } from "#database/matching.ts";
import { cities, treatments } from "#database/schema/catalogue/reference.ts";

type Deps = { db: Executor };

/** Finds the city with the most listings for a treatment. Its page is the best example. */
export async function findTopCity({ db }: Deps, treatment: string) {
  const { rows } = await db.execute<{ slug: string }>(sql`
    select c.slug from ${cities} c left join listings m on m.city_id = c.id and m.status = 'active'
      left join listing_treatments f on f.listing_id = m.id and f.treatment_id = (select id from ${treatments} where slug = ${treatment})
    group by c.id, c.slug order by count(f.treatment_id) desc, c.slug limit 1`);
  return rows[0]?.slug ?? null;
}

/** Counts what depends on a synonym: listings found by it, and menu entries that use it. */
export async function countSynonym({ db }: Deps, treatment: string, synonym: string) {
  const id = db
    .select({ id: treatments.id })
    .from(treatments)
    .where(eq(treatments.slug, treatment));
  const said = containing(synonym.toLowerCase());
  const { rows } = await db.execute<{ listings: number; lines: number }>(sql`
    select (select count(*)::int from listing_treatments f join listings m on m.id = f.listing_id where m.status = 'active' and f.treatment_id = (${id})) as listings,
      (select count(*)::int from services s where s.treatment_id = (${id}) and lower(s.name) like ${said}) as lines`);
  return rows[0] ?? { listings: 0, lines: 0 };
}
