import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, ilike, ne, or, type SQL, sql } from "drizzle-orm";
import { breaksForeignKey } from "#database/breaks-foreign-key.ts";
import type { Executor, Transaction } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { containing } from "#database/matching.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import {
  categories,
  cities,
  oldReferenceSlugs,
  treatments,
} from "#database/schema/catalogue/reference.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import type { ReferenceKind } from "./reference-fields.ts";
import type { ReferenceEntry } from "./reference-schemas.ts";

type Deps = { db: Executor };

const tables = { treatments, categories, cities };

const uses: Record<ReferenceKind, SQL<number>> = {
  treatments: sql<number>`(select count(*)::int from listing_treatments f where f.treatment_id = ${treatments.id})`,
  categories: sql<number>`(select count(*)::int from listing_categories f where f.category_id = ${categories.id})`,
  cities: sql<number>`(select count(*)::int from ${listings} where ${listings.cityId} = ${cities.id})`,
};

export async function listReference({ db }: Deps, actor: Actor, kind: ReferenceKind, words = "") {
  if (!may(actor, "catalogue.manage")) return "forbidden" as const;
  const table = tables[kind];
  const like = containing(words);
  const inSynonyms =
    kind === "treatments"
      ? sql`array_to_string(${treatments.synonyms}, ' ') ilike ${like}`
      : undefined;
  return db
    .select({ slug: table.slug, name: table.name, uses: uses[kind] })
    .from(table)
    .where(words ? or(ilike(table.name, like), ilike(table.slug, like), inSynonyms) : undefined)
    .orderBy(kind === "categories" ? asc(categories.position) : asc(table.name));
}

/** Finds the form data of a row; null if there is none. */
export async function findReference({ db }: Deps, actor: Actor, kind: ReferenceKind, slug: string) {
  if (!may(actor, "catalogue.manage")) return null;
  const [row] = await db
    .select({ row: tables[kind], uses: uses[kind] })
    .from(tables[kind])
    .where(eq(tables[kind].slug, slug));
  if (!row) return null;
  const { priceMinCents, priceMaxCents, categoryId, ...rest } = row.row as Record<string, unknown>;
  const [category] =
    kind === "treatments"
      ? await db
          .select({ slug: categories.slug })
          .from(categories)
          .where(eq(categories.id, Number(categoryId)))
      : [];
  const values = {
    ...rest,
    ...(category && {
      category: category.slug,
      priceMin: Number(priceMinCents) / 100,
      priceMax: Number(priceMaxCents) / 100,
    }),
  };
  return {
    uses: row.uses,
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typed(value)])),
  };
}

function typed(value: unknown) {
  if (Array.isArray(value)) return value.join("\n");
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value === null ? "" : String(value);
}

export type SaveReferenceResult =
  | { outcome: "saved"; slug: string }
  | { outcome: "forbidden" | "not-found" | "slug-taken" | "no-category" };

/**
 * Saves a row; `slug` null creates one. Invalidates all pages that name it and redirects its
 * former slug.
 */
export async function saveReference(
  { db }: Deps,
  actor: Actor,
  slug: string | null,
  entry: ReferenceEntry,
): Promise<SaveReferenceResult> {
  if (!may(actor, "catalogue.manage")) return { outcome: "forbidden" };
  const { kind, input } = entry;
  return db.transaction(async (tx): Promise<SaveReferenceResult> => {
    const row = slug === null ? null : await hold(tx, kind, slug);
    if (slug !== null && !row) return { outcome: "not-found" };
    if (await isTaken(tx, kind, input.slug, row?.id ?? 0)) return { outcome: "slug-taken" };
    if (!(await write(tx, row?.id ?? null, entry))) return { outcome: "no-category" };
    if (row && slug !== null && slug !== input.slug)
      await remember(tx, kind, { from: slug, to: input.slug, rowId: row.id });
    await invalidateTags(tx, ["*"]);
    return { outcome: "saved", slug: input.slug };
  });
}

async function hold(tx: Transaction, kind: ReferenceKind, slug: string) {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from ${tables[kind]} where slug = ${slug} for update`,
  );
  return rows[0] ?? null;
}

/** Converts category slug and dollar prices. Returns false for an unknown category. */
async function write(tx: Transaction, id: number | null, { kind, input }: ReferenceEntry) {
  if (kind === "cities")
    await (id === null
      ? tx.insert(cities).values(input)
      : tx.update(cities).set(input).where(eq(cities.id, id)));
  if (kind === "categories")
    await (id === null
      ? tx.insert(categories).values(input)
      : tx.update(categories).set(input).where(eq(categories.id, id)));
  if (kind !== "treatments") return true;
  const { category, priceMin, priceMax, ...treatment } = input;
  const [found] = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.slug, category));
  if (!found) return false;
  const row = {
    ...treatment,
    categoryId: found.id,
    priceMinCents: Math.round(priceMin * 100),
    priceMaxCents: Math.round(priceMax * 100),
  };
  if (id === null) await tx.insert(treatments).values(row);
  else
    await tx
      .update(treatments)
      .set(await withoutOldReview(tx, id, row))
      .where(eq(treatments.id, id));
  return true;
}

const reviewedTexts = [
  "description",
  "longDescription",
  "whoMay",
  "fdaStatus",
  "warning",
  "benefits",
  "notFor",
  "seriousSideEffects",
  "sideEffects",
  "idealFor",
] as const;

/**
 * Removes a physician's signature, which belongs to a dated version, if texts changed without a new
 * date.
 */
async function withoutOldReview<
  Row extends Pick<typeof treatments.$inferSelect, (typeof reviewedTexts)[number] | "reviewedOn">,
>(tx: Transaction, id: number, row: Row) {
  const [before] = await tx.select().from(treatments).where(eq(treatments.id, id));
  const isSigned =
    before?.reviewedOn !== row.reviewedOn ||
    reviewedTexts.every((field) => isDeepStrictEqual(before[field], row[field]));
  return isSigned ? row : { ...row, reviewedBy: null, reviewerLicense: null, reviewedOn: null };
}

async function isTaken(tx: Executor, kind: ReferenceKind, slug: string, id: number) {
  const table = tables[kind];
  const [other] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.slug, slug), ne(table.id, id)));
  const [before] = await tx
    .select({ rowId: oldReferenceSlugs.rowId })
    .from(oldReferenceSlugs)
    .where(
      and(
        eq(oldReferenceSlugs.kind, kind),
        eq(oldReferenceSlugs.slug, slug),
        ne(oldReferenceSlugs.rowId, id),
      ),
    );
  return other !== undefined || before !== undefined;
}

/** Reports whether a slug is free: no other row has it or had it. */
export async function isSlugFree({ db }: Deps, kind: ReferenceKind, slug: string, newSlug: string) {
  const [row] = await db
    .select({ id: tables[kind].id })
    .from(tables[kind])
    .where(eq(tables[kind].slug, slug));
  return row !== undefined && !(await isTaken(db, kind, newSlug, row.id));
}

async function remember(
  tx: Transaction,
  kind: ReferenceKind,
  { from, to, rowId }: { from: string; to: string; rowId: number },
) {
  await tx
    .delete(oldReferenceSlugs)
    .where(and(eq(oldReferenceSlugs.kind, kind), eq(oldReferenceSlugs.slug, to)));
  await tx.insert(oldReferenceSlugs).values({ kind, slug: from, rowId });
}

/** Deletes only unused rows. */
export async function removeReference(
  { db }: Deps,
  actor: Actor,
  kind: ReferenceKind,
  slug: string,
): Promise<"removed" | "in-use" | "not-found" | "forbidden"> {
  if (!may(actor, "catalogue.manage")) return "forbidden";
  return db.transaction(async (tx) => {
    const row = await hold(tx, kind, slug);
    if (!row) return "not-found";
    try {
      // Foreign keys reject the deletion of rows in use.
      await tx.transaction((inner) =>
        inner.execute(sql`delete from ${tables[kind]} where id = ${row.id}`),
      );
    } catch (error) {
      if (breaksForeignKey(error)) return "in-use";
      throw error;
    }
    await tx
      .delete(oldReferenceSlugs)
      .where(and(eq(oldReferenceSlugs.kind, kind), eq(oldReferenceSlugs.rowId, row.id)));
    await invalidateTags(tx, ["*"]);
    return "removed";
  });
}

export type ReferenceSlugMoves = Record<ReferenceKind, Map<string, string>>;

export async function listMovedReference({ db }: Deps): Promise<ReferenceSlugMoves> {
  const { rows } = await db.execute<{ kind: ReferenceKind; from: string; to: string }>(sql`
    select o.kind, o.slug as "from", coalesce(t.slug, c.slug, p.slug) as "to" from old_reference_slugs o
    left join treatments t on o.kind = 'treatments' and t.id = o.row_id
    left join categories c on o.kind = 'categories' and c.id = o.row_id
    left join cities p on o.kind = 'cities' and p.id = o.row_id
    where coalesce(t.slug, c.slug, p.slug) is not null`);
  const of = (kind: ReferenceKind) =>
    new Map(rows.filter((row) => row.kind === kind).map(({ from, to }) => [from, to]));
  return { treatments: of("treatments"), categories: of("categories"), cities: of("cities") };
}
