import { and, asc, desc, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { users } from "#database/schema/accounts/accounts.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { importMappings, importRows, imports } from "#database/schema/imports.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { type ImportRules, type ImportVerdict, rowVerdicts } from "./import-fields.ts";

type Deps = { db: Executor };
const permission = "imports.manage";
export type ImportRowFilter = ImportVerdict | "warned" | "noted" | "left" | "all";

export async function listImports({ db }: Deps, actor: Actor) {
  if (!may(actor, permission)) return [];
  const { id, name, state, total, done, createdAt } = imports;
  return db
    .select({ id, name, state, total, done, createdAt, by: users.name })
    .from(imports)
    .leftJoin(users, eq(users.id, imports.askedBy))
    .orderBy(desc(imports.id))
    .limit(50);
}

export async function findImport({ db }: Deps, actor: Actor, id: number) {
  const [found] = may(actor, permission)
    ? await db.select().from(imports).where(eq(imports.id, id))
    : [];
  return found ? { ...found, rules: found.rules as ImportRules } : null;
}

/** Counts rows per verdict, written rows, and rows that an undo left in place. */
export async function countRows({ db }: Deps, importId: number) {
  const count = sql<number>`count(*)::int`;
  const byVerdict = await db
    .select({ verdict: importRows.verdict, count })
    .from(importRows)
    .where(eq(importRows.importId, importId))
    .groupBy(importRows.verdict);
  const byIntent = await db
    .select({ did: importRows.did, count })
    .from(importRows)
    .where(eq(importRows.importId, importId))
    .groupBy(importRows.did);
  const [left] = await db
    .select({ count })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), isNotNull(importRows.left)));
  const [warned] = await db
    .select({ count })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), isNotNull(importRows.warnings)));
  const countOf = (verdict: ImportVerdict) =>
    byVerdict.find((row) => row.verdict === verdict)?.count ?? 0;
  return {
    verdicts: Object.fromEntries(
      Object.keys(rowVerdicts).map((verdict) => [verdict, countOf(verdict as ImportVerdict)]),
    ) as Record<ImportVerdict, number>,
    did: Object.fromEntries(
      byIntent.flatMap(({ did, count: rows }) => (did ? [[did, rows] as const] : [])),
    ),
    warned: warned?.count ?? 0,
    left: left?.count ?? 0,
  };
}

const isVerdict = (filter: ImportRowFilter): filter is ImportVerdict =>
  Object.hasOwn(rowVerdicts, filter);

export async function listRows(
  { db }: Deps,
  importId: number,
  filter: ImportRowFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const conditions: Partial<Record<ImportRowFilter, SQL | undefined>> = {
    left: isNotNull(importRows.left),
    warned: isNotNull(importRows.warnings),
    noted: or(isNotNull(importRows.warnings), isNotNull(importRows.problems)),
    all: undefined,
  };
  return db
    .select({ row: importRows, listing: { slug: listings.slug, name: listings.name } })
    .from(importRows)
    .leftJoin(listings, eq(listings.id, importRows.listingId))
    .where(
      and(
        eq(importRows.importId, importId),
        isVerdict(filter) ? eq(importRows.verdict, filter) : conditions[filter],
      ),
    )
    .orderBy(asc(importRows.position))
    .limit(limit)
    .offset(offset);
}

export async function sampleRows({ db }: Deps, importId: number) {
  const rows = await db
    .select({ cells: importRows.cells })
    .from(importRows)
    .where(eq(importRows.importId, importId))
    .orderBy(asc(importRows.position))
    .limit(30);
  return rows.map(({ cells }) => cells);
}

export async function listMappings({ db }: Deps) {
  return db
    .select({ name: importMappings.name })
    .from(importMappings)
    .orderBy(asc(importMappings.name));
}

export async function countNotes({ db }: Deps, importId: number) {
  const { rows } = await db.execute<{
    field: string;
    count: number;
    position: number;
    example: string;
  }>(sql`
    select field, count(*)::int as count, min(position) as position, (array_agg(sentences->>0 order by position))[1] as example
    from (
      select r.position, note.key as field, note.value as sentences from import_rows r
      cross join lateral jsonb_each(coalesce(r.warnings, '{}') || coalesce(r.problems, '{}')) note
      where r.import_id = ${importId}) noted
    group by field order by 2 desc, 1`);
  return rows;
}
