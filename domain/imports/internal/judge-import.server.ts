import { and, asc, eq, isNotNull, lte, ne, sql } from "drizzle-orm";
import type { Executor, Transaction } from "#database/database.ts";
import { importRows, imports } from "#database/schema/imports.ts";
import type { ImportRules } from "../import-fields.ts";
import { applyImportRows, recordImportRows } from "./apply-rows.server.ts";
import {
  advanceImport,
  type ImportRecord,
  importBatchSize,
  lockImport,
} from "./import-progress.server.ts";
import { createJudge } from "./judge-rows.server.ts";
import { readReference } from "./read-reference.server.ts";
import { createRowReader, type ParsedRow, type RawRow } from "./row-reader.server.ts";

type ImportDeps = { db: Executor; clock: () => Date };
type ImportPhase = "checking" | "running";

const bytesInBatch = 256 * 1024;

/** Creates a function that judges and writes one batch per call. Another process reads the rows. */
export async function judgeImport(
  deps: ImportDeps,
  found: ImportRecord,
  work: ImportPhase,
  onFailedRow: (error: unknown) => void,
) {
  const { db, clock } = deps;
  const { columns, headers } = found;
  const rules = found.rules as ImportRules;
  const reference = await readReference(deps);
  const read = createRowReader({ columns, headers, reference });
  let at = 0;
  let judge = await newJudge();
  /** Rows left to write one by one, after a row made its whole batch fail. */
  let alone = 0;

  return async () => {
    const rows = await read(
      await rowsAfter(db, found.id, at, { limit: alone > 0 ? 1 : importBatchSize }),
    );
    try {
      const step = await db.transaction((tx) => carryOut(tx, rows));
      alone = Math.max(0, alone - step.count);
      if (step.isAhead) judge = await newJudge();
      return step;
    } catch (error) {
      if (alone > 0) {
        alone -= 1;
        onFailedRow(error);
        return db.transaction((tx) => refuse(tx, rows));
      }
      alone = importBatchSize;
      judge = await newJudge();
      return { count: 0, isOver: false };
    }
  };

  async function newJudge() {
    const [now] = await db
      .select({ done: imports.done })
      .from(imports)
      .where(eq(imports.id, found.id));
    const until = now?.done ?? found.done;
    const made = await createJudge(deps, { columns, rules }, await addedBy(db, found.id));
    for (const { position, listingId } of await takenUntil(db, found.id, until))
      if (listingId !== null) made.rememberTaken(position, listingId);
    for (at = 0; at < until; ) {
      const rows = await rowsAfter(db, found.id, at, { limit: importBatchSize, newUntil: until });
      for (const row of await read(rows)) made.remember(row.position, row.read);
      at = rows.at(-1)?.position ?? until;
    }
    return made;
  }

  /** Writes one batch. `isAhead`: another process continued the work meanwhile. */
  async function carryOut(tx: Transaction, rows: ParsedRow[]) {
    const now = await lockImport(tx, found.id, work);
    const last = rows.at(-1)?.position;
    if (!now || last === undefined) return { count: 0, isOver: true };
    if (now.done !== at) return { count: 0, isOver: false, isAhead: true };
    const judged = await judge.judge(tx, rows, { holds: work === "running" });
    const done =
      work === "running"
        ? await applyImportRows({ db: tx, clock }, judged, rules, reference, {
            userId: found.askedBy,
          })
        : null;
    await recordImportRows(tx, found.id, judged, done);
    const step = await advanceImport(tx, clock, found, work, last, rows.length);
    at = last;
    return { ...step, isAhead: false };
  }

  /** Marks a row that could not be written and continues with the next. */
  async function refuse(tx: Transaction, [row]: ParsedRow[]) {
    const now = await lockImport(tx, found.id, work);
    if (!now || !row) return { count: 0, isOver: true };
    at = row.position;
    await tx
      .update(importRows)
      .set({
        verdict: "invalid",
        problems: {
          row: [
            "This row could not be saved; see the log for the reason. The other rows were not affected.",
          ],
        },
      })
      .where(and(eq(importRows.importId, found.id), eq(importRows.position, row.position)));
    return advanceImport(tx, clock, found, work, row.position, 1);
  }
}

/** Limits bytes, with at least one row. `newUntil`: only rows judged as new up to there. */
async function rowsAfter(
  db: Executor,
  id: number,
  at: number,
  { limit, newUntil }: { limit: number; newUntil?: number },
): Promise<RawRow[]> {
  const isMeant =
    newUntil === undefined ? sql`true` : sql`verdict = 'new' and position <= ${newUntil}`;
  const { rows } = await db.execute<RawRow>(sql`
    select position, cells from (
      select position, cells, row_number() over (order by position) as nth, sum(octet_length(cells)) over (order by position) as bytes
      from (select position, to_json(cells)::text as cells from import_rows
        where import_id = ${id} and position > ${at} and ${isMeant} order by position limit ${limit}) next) sized
    where nth = 1 or bytes <= ${bytesInBatch} order by position`);
  return rows;
}

const takenUntil = (db: Executor, id: number, done: number) =>
  db
    .select({ position: importRows.position, listingId: importRows.listingId })
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, id),
        lte(importRows.position, done),
        ne(importRows.verdict, "new"),
        isNotNull(importRows.listingId),
      ),
    )
    .orderBy(asc(importRows.position));

async function addedBy(db: Executor, id: number) {
  const rows = await db
    .select({ listingId: importRows.listingId })
    .from(importRows)
    .where(and(eq(importRows.importId, id), eq(importRows.did, "added")));
  return new Set(rows.flatMap(({ listingId }) => listingId ?? []));
}
