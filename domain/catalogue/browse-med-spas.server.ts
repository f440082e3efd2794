import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { isIn } from "./internal/details.server.ts";
import { type MedSpaFilter, rankedBy } from "./internal/ranked.server.ts";
import type { Named } from "./med-spa.ts";

/** What a visitor chose on a page of listings. What the page itself is about is its scope. */
export type Chosen = {
  text?: string | undefined;
  city?: string | undefined;
  category?: string | undefined;
  treatment?: string | undefined;
  price?: number | undefined;
  isOpen?: boolean | undefined;
};

type Choice = Named & { count: number };

/** What can be chosen, with how many listings each would leave. */
export type Choices = {
  /** All cities, by name. */
  cities: Choice[];
  /** All categories, in their order. */
  categories: Choice[];
  /** Those of the scope, else those on offer; the most offered first. */
  treatments: Choice[];
  prices: { level: number; count: number }[];
  open: number;
};

/** The scope of a page, narrowed by what was chosen. A treatment chosen on a treatment's page comes on top of it. */
export function narrow(scope: MedSpaFilter, { treatment, isOpen, ...chosen }: Chosen, now: Date): MedSpaFilter {
  const offered = scope.treatment ? { also: treatment } : { treatment };
  return { ...chosen, ...offered, ...(isOpen ? { openAt: now } : {}), ...scope };
}

/** Each kind is counted as if nothing of its kind were chosen: what choosing another one would show. */
export async function countChoices<Kind extends keyof Choices>(
  { db, clock }: { db: Executor; clock: () => Date },
  scope: MedSpaFilter,
  chosen: Chosen,
  kinds: readonly Kind[],
): Promise<Pick<Choices, Kind>> {
  const now = clock();
  const listings = (changes: Chosen) => rankedBy(narrow(scope, { ...chosen, ...changes }, now));
  const isOffered = scope.among ? isIn(scope.among) : sql`n.count > 0`;
  const statements = {
    cities: sql`
      select json_agg(json_build_object('slug', c.slug, 'name', c.name, 'count', coalesce(n.count, 0)) order by c.name)
      from cities c left join (select city_id, count(*)::int as count from ${listings({ city: undefined })} group by 1) n on n.city_id = c.id`,
    categories: sql`
      select json_agg(json_build_object('slug', c.slug, 'name', c.name, 'count', coalesce(n.count, 0)) order by c.position)
      from categories c left join (
        select f.category_id, count(*)::int as count from ${listings({ category: undefined })} join med_spa_categories f on f.med_spa_id = ranked.id group by 1
      ) n on n.category_id = c.id`,
    treatments: sql`
      select json_agg(json_build_object('slug', t.slug, 'name', t.name, 'count', coalesce(n.count, 0)) order by coalesce(n.count, 0) desc, t.name)
      from treatments t left join (
        select f.treatment_id, count(*)::int as count from ${listings({ treatment: undefined })} join med_spa_treatments f on f.med_spa_id = ranked.id group by 1
      ) n on n.treatment_id = t.id
      where (${isOffered} or t.slug = ${chosen.treatment ?? ""}) and t.slug <> ${scope.treatment ?? ""}`,
    prices: sql`
      select json_agg(json_build_object('level', level, 'count', coalesce(n.count, 0)) order by level)
      from generate_series(1, 4) level left join (
        select m.price_level, count(*)::int as count from ${listings({ price: undefined })} join med_spas m on m.id = ranked.id group by 1
      ) n on n.price_level = level`,
    open: sql`select to_json(count(*)::int) from ${listings({ isOpen: true })}`,
  };
  const columns = kinds.map((kind) => sql`coalesce((${statements[kind]}), '[]') as ${sql.identifier(kind)}`);
  const { rows } = await db.execute<Pick<Choices, Kind>>(sql`select ${sql.join(columns, sql`, `)}`);
  return rows[0] as Pick<Choices, Kind>;
}
