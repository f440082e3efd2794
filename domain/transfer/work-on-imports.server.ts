import { setTimeout as pause } from "node:timers/promises";
import { and, asc, eq, gt, isNotNull, lte, sql } from "drizzle-orm";
import { announceChange } from "#database/changes.ts";
import type { Executor, Transaction } from "#database/database.ts";
import { importRows, imports } from "#database/schema/imports.ts";
import type { ImportRules } from "./import-fields.ts";
import { carryOutRows, noteRows } from "./internal/carry-out-rows.server.ts";
import { createJudge, readReference } from "./internal/judge-rows.server.ts";
import { undoRows } from "./internal/undo-rows.server.ts";

type Touches = { db: Executor; clock: () => Date };
type Import = typeof imports.$inferSelect;
/** `isAsked`: false once the process wants to end. Work goes on where it stopped, here or in another process. */
type Way = { isAsked?: () => boolean; tell?: (done: number, total: number) => void; onFailedRow?: (error: unknown) => void };

const lease = 30_000;
const batch = 200;
const breath = 5;
/** The embedded database gathers no statistics by itself. */
const worthAnalyzing = 500;
const stoppedAfter = sql`${"It stopped after row "}::text`;
const whatToDo = ". What was done until then is kept, and no row is half written. Go on with it. If it stops again, the log has the reason.";
const after = { checking: "checked", running: "done", undoing: "undone" } as const;
type Work = keyof typeof after;
const isWork = (state: string): state is Work => Object.hasOwn(after, state);

/** Carries out what waits, an import after the other. Says how many rows it went through. */
export async function workOnImports(touches: Touches, way: Way = {}) {
  let rows = 0;
  for (;;) {
    const id = await claim(touches);
    if (id === null) return rows;
    rows += await workOn(touches, id, way);
    if (way.isAsked?.() === false) return rows;
  }
}

async function claim({ db, clock }: Touches) {
  const now = clock();
  const until = new Date(now.getTime() + lease);
  const { rows } = await db.execute<{ id: number }>(sql`
    update imports set leased_until = ${until} where id = (
      select id from imports where state in ('checking', 'running', 'undoing') and (leased_until is null or leased_until <= ${now})
      order by id limit 1 for update skip locked) returning id`);
  return rows[0]?.id ?? null;
}

/** One import to its end, or until somebody stops it. Each batch is a transaction: what was done is done, and known. */
export async function workOn(touches: Touches, id: number, { isAsked = () => true, tell = () => {}, onFailedRow = () => {} }: Way = {}) {
  let rows = 0;
  try {
    const [found] = await touches.db.select().from(imports).where(eq(imports.id, id));
    if (!found || !isWork(found.state)) return rows;
    const step = found.state === "undoing" ? undoing(touches, found) : await judging(touches, found, found.state, onFailedRow);
    while (isAsked()) {
      const { count, isOver } = await step();
      rows += count;
      tell(found.done + rows, found.total);
      if (isOver) break;
      await pause(breath);
    }
    await finish(touches, found, rows);
    return rows;
  } catch (error) {
    await touches.db
      .update(imports)
      .set({
        state: sql`(case state when 'checking' then 'mapping' when 'undoing' then 'done' else 'stopped' end)::import_state`,
        leasedUntil: null,
        problem: sql`${stoppedAfter} || done || ${" of "}::text || total || ${whatToDo}::text`,
      })
      .where(eq(imports.id, id));
    throw error;
  }
}

/** Lists show what changed from now on, once and not a row at a time. */
async function finish({ db }: Touches, { id, state }: Import, rows: number) {
  await db.transaction(async (tx) => {
    await tx.update(imports).set({ leasedUntil: null }).where(eq(imports.id, id));
    if (state !== "checking" && rows > 0) await announceChange(tx, ["*"]);
  });
  if (state !== "checking" && rows >= worthAnalyzing) await db.execute(sql`analyze`);
}

async function judging(touches: Touches, found: Import, work: "checking" | "running", onFailedRow: (error: unknown) => void) {
  const { db, clock } = touches;
  const rules = found.rules as ImportRules;
  const reference = await readReference(touches);
  const plan = { columns: found.columns, headers: found.headers, rules };
  const newJudge = async () => {
    const [now] = await db.select({ done: imports.done }).from(imports).where(eq(imports.id, found.id));
    return createJudge(touches, plan, await pastOf(db, { ...found, done: now?.done ?? found.done }), await addedBy(db, found.id));
  };
  let judge = await newJudge();
  /** How many rows are to be written one by one, because one of them made its whole batch fail. */
  let alone = 0;
  const carryOut = () =>
    db.transaction(async (tx) => {
      const { now, rows } = await nextRows(tx, found.id, work, alone > 0 ? 1 : batch);
      if (!now) return { count: 0, isOver: true };
      const judged = await judge.judge(tx, rows, { holds: work === "running" });
      const done = work === "running" ? await carryOutRows({ db: tx, clock }, judged, rules, reference, { userId: found.askedBy }) : null;
      await noteRows(tx, found.id, judged, done);
      return advance(tx, clock, found, work, rows.at(-1)?.position ?? now.done, rows.length);
    });
  return async () => {
    try {
      const step = await carryOut();
      alone = Math.max(0, alone - step.count);
      return step;
    } catch (error) {
      if (alone > 0) {
        alone -= 1;
        onFailedRow(error);
        return db.transaction((tx) => refuseNext(tx, clock, found, work));
      }
      alone = batch;
      judge = await newJudge();
      return { count: 0, isOver: false };
    }
  };
}

/** The next row could not be written: it says so, and the work goes on with those after it. */
async function refuseNext(tx: Transaction, clock: () => Date, found: Import, work: "checking" | "running") {
  const { now, rows } = await nextRows(tx, found.id, work, 1);
  const [row] = rows;
  if (!now || !row) return { count: 0, isOver: true };
  await tx
    .update(importRows)
    .set({ verdict: "invalid", problems: { row: ["This row could not be written; the log has the reason. The other rows were not affected."] } })
    .where(and(eq(importRows.importId, found.id), eq(importRows.position, row.position)));
  return advance(tx, clock, found, work, row.position, 1);
}

async function nextRows(tx: Transaction, id: number, work: Work, limit: number) {
  const now = await hold(tx, id, work);
  if (!now) return { now: null, rows: [] };
  const rows = await tx
    .select({ position: importRows.position, cells: importRows.cells })
    .from(importRows)
    .where(and(eq(importRows.importId, id), gt(importRows.position, now.done)))
    .orderBy(asc(importRows.position))
    .limit(limit);
  return { now, rows };
}

function undoing({ db, clock }: Touches, found: Import) {
  return () =>
    db.transaction(async (tx) => {
      const now = await hold(tx, found.id, "undoing");
      if (!now) return { count: 0, isOver: true };
      const rows = await tx
        .select()
        .from(importRows)
        .where(and(eq(importRows.importId, found.id), gt(importRows.position, now.done), isNotNull(importRows.did)))
        .orderBy(asc(importRows.position))
        .limit(batch);
      await undoRows({ db: tx, clock }, found.id, rows, { userId: found.askedBy, added: (found.rules as ImportRules).added });
      const isLast = rows.length < batch;
      return advance(tx, clock, found, "undoing", isLast ? found.total : (rows.at(-1)?.position ?? now.done), rows.length);
    });
}

/** The row of the import, if its work still goes on. */
async function hold(tx: Transaction, id: number, work: Work) {
  const [now] = await tx.select({ state: imports.state, done: imports.done }).from(imports).where(eq(imports.id, id)).for("update");
  return now?.state === work ? now : null;
}

async function advance(tx: Transaction, clock: () => Date, { id, total }: Import, work: Work, done: number, count: number) {
  const isOver = done >= total;
  const leasedUntil = new Date(clock().getTime() + lease);
  await tx
    .update(imports)
    .set({ done, leasedUntil, ...(isOver ? { state: after[work], finishedAt: clock(), problem: null } : {}) })
    .where(eq(imports.id, id));
  return { count, isOver };
}

const pastOf = (db: Executor, { id, done }: Import) =>
  db
    .select({ position: importRows.position, cells: importRows.cells, verdict: importRows.verdict, medSpaId: importRows.medSpaId })
    .from(importRows)
    .where(and(eq(importRows.importId, id), lte(importRows.position, done)))
    .orderBy(asc(importRows.position));

async function addedBy(db: Executor, id: number) {
  const rows = await db
    .select({ medSpaId: importRows.medSpaId })
    .from(importRows)
    .where(and(eq(importRows.importId, id), eq(importRows.did, "added")));
  return new Set(rows.flatMap(({ medSpaId }) => medSpaId ?? []));
}
