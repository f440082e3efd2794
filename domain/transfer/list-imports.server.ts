import { and, asc, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { users } from "#database/schema/accounts.ts";
import { medSpas } from "#database/schema/catalogue/med-spas.ts";
import { importMappings, importRows, imports } from "#database/schema/imports.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy.ts";
import { type ImportRules, type Verdict, verdicts } from "./import-fields.ts";

type Touches = { db: Executor };
const deed = "import and export";
export type RowFilter = Verdict | "left" | "all";

export async function listImports({ db }: Touches, actor: Actor) {
  if (!may(actor, deed)) return [];
  const { id, name, state, total, done, createdAt } = imports;
  return db
    .select({ id, name, state, total, done, createdAt, by: users.name })
    .from(imports)
    .leftJoin(users, eq(users.id, imports.askedBy))
    .orderBy(desc(imports.id))
    .limit(50);
}

export async function findImport({ db }: Touches, actor: Actor, id: number) {
  const [found] = may(actor, deed) ? await db.select().from(imports).where(eq(imports.id, id)) : [];
  return found ? { ...found, rules: found.rules as ImportRules } : null;
}

/** How many rows there are of each kind, how many were written, and how many undoing left. */
export async function countRows({ db }: Touches, importId: number) {
  const count = sql<number>`count(*)::int`;
  const byVerdict = await db
    .select({ verdict: importRows.verdict, count })
    .from(importRows)
    .where(eq(importRows.importId, importId))
    .groupBy(importRows.verdict);
  const byDeed = await db.select({ did: importRows.did, count }).from(importRows).where(eq(importRows.importId, importId)).groupBy(importRows.did);
  const [left] = await db
    .select({ count })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), isNotNull(importRows.left)));
  const countOf = (verdict: Verdict) => byVerdict.find((row) => row.verdict === verdict)?.count ?? 0;
  return {
    verdicts: Object.fromEntries(Object.keys(verdicts).map((verdict) => [verdict, countOf(verdict as Verdict)])) as Record<Verdict, number>,
    did: Object.fromEntries(byDeed.flatMap(({ did, count: rows }) => (did ? [[did, rows] as const] : []))),
    left: left?.count ?? 0,
  };
}

export async function listRows({ db }: Touches, importId: number, filter: RowFilter, { limit, offset }: { limit: number; offset: number }) {
  const wanted: Record<"left" | "all", SQL | undefined> = { left: isNotNull(importRows.left), all: undefined };
  return db
    .select({ row: importRows, listing: { slug: medSpas.slug, name: medSpas.name } })
    .from(importRows)
    .leftJoin(medSpas, eq(medSpas.id, importRows.medSpaId))
    .where(and(eq(importRows.importId, importId), filter === "left" || filter === "all" ? wanted[filter] : eq(importRows.verdict, filter)))
    .orderBy(asc(importRows.position))
    .limit(limit)
    .offset(offset);
}

/** The first cells of each column, to tell what it means. */
export async function sampleRows({ db }: Touches, importId: number) {
  const rows = await db
    .select({ cells: importRows.cells })
    .from(importRows)
    .where(eq(importRows.importId, importId))
    .orderBy(asc(importRows.position))
    .limit(30);
  return rows.map(({ cells }) => cells);
}

export async function listMappings({ db }: Touches) {
  return db.select({ name: importMappings.name }).from(importMappings).orderBy(asc(importMappings.name));
}
