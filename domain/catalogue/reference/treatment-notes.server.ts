import { eq, type SQL, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { categories, treatments } from "#database/schema/catalogue/reference.ts";
import { preparationFor } from "#site/category-advice.ts";
import type { TreatmentNote } from "./treatment.ts";

type Db = { db: Executor };

export async function listTreatmentNotes({ db }: Db) {
  const { rows } = await db.execute<TreatmentNote & { group: string }>(
    sql`${notes()} order by t."group", popularity desc, t.name`,
  );
  return rows;
}

export async function findTreatmentNote({ db }: Db, slug: string): Promise<TreatmentNote | null> {
  const { rows } = await db.execute<TreatmentNote>(notes(sql`where t.slug = ${slug}`));
  return rows[0] ?? null;
}

export async function findTreatmentFacts({ db }: Db, slug: string) {
  const [found] = await db
    .select({
      ...pickColumns(treatments, "slug", "name", "description", "longDescription", "warning"),
      ...pickColumns(treatments, "notFor", "idealFor", "benefits"),
      ...pickColumns(treatments, "seriousSideEffects", "sideEffects", "isMedical"),
      ...pickColumns(treatments, "whoMay", "fdaStatus", "sources", "lookUps", "checkedOn"),
      ...pickColumns(treatments, "reviewedBy", "reviewerLicense", "reviewedOn"),
    })
    .from(treatments)
    .where(eq(treatments.slug, slug));
  return found ?? null;
}

/** Exclusions of a treatment, for people who prepare a visit. */
export async function findVisitAdvice({ db }: Db, slug: string) {
  const [found] = await db
    .select({ ...pickColumns(treatments, "slug", "group", "notFor"), category: categories.slug })
    .from(treatments)
    .innerJoin(categories, eq(categories.id, treatments.categoryId))
    .where(eq(treatments.slug, slug));
  return found ? { preparation: preparationFor(found), notFor: found.notFor } : null;
}
export type VisitAdvice = NonNullable<Awaited<ReturnType<typeof findVisitAdvice>>>;

export type TreatmentFacts = NonNullable<Awaited<ReturnType<typeof findTreatmentFacts>>>;

const notes = (where: SQL = sql``) => sql`
    with offered as (select treatment_id, count(*)::int as count from listing_treatments where is_listed group by 1)
    select t.slug, t.name, t."group", t.description, t.trend, t.recovery, t.is_medical as "isMedical", t.who_may as "whoMay",
      t.fda_status as "fdaStatus", t.look_ups as "lookUps", t.warning, t.benefits,
      t.not_for as "notFor", t.serious_side_effects as "seriousSideEffects", t.side_effects as "sideEffects", t.ideal_for as "idealFor", t.sources,
      t.checked_on::text as "checkedOn", t.reviewed_by as "reviewedBy", t.reviewer_license as "reviewerLicense", t.reviewed_on::text as "reviewedOn",
      t.session_minutes_min as "sessionMinutesMin", t.session_minutes_max as "sessionMinutesMax",
      t.price_min_cents as "priceMinCents", t.price_max_cents as "priceMaxCents", t.price_unit as "priceUnit", coalesce(o.count, 0) as "listingCount",
      coalesce(t.popularity, greatest(1, round(100.0 * coalesce(o.count, 0) / greatest(1, (select max(count) from offered)))))::int as popularity
    from treatments t left join offered o on o.treatment_id = t.id ${where}`;
