import { setTimeout as pause } from "node:timers/promises";
import { and, asc, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import { claimDue, isDue } from "#database/claim-due.ts";
import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { importRows, imports } from "#database/schema/imports.ts";
import type { ImportRules } from "./import-fields.ts";
import {
  advanceImport,
  type ImportRecord,
  importBatchSize,
  importLeaseMs,
  importPhases,
  isWork,
  lockImport,
} from "./internal/import-progress.server.ts";
import { judgeImport } from "./internal/judge-import.server.ts";
import { undoRows } from "./internal/undo-rows.server.ts";

type Deps = { db: Executor; clock: () => Date };
/** `isAsked`: false once the process shuts down. Work then continues later or elsewhere. */
type WorkOptions = {
  isAsked?: () => boolean;
  onProgress?: (done: number, total: number) => void;
  onFailedRow?: (error: unknown) => void;
};

const breath = 5;
/** Row count from which to analyze: the embedded database collects no statistics by itself. */
const worthAnalyzing = 500;
const stoppedAfter = sql`${"It stopped after row "}::text`;
const whatToDo =
  ". Everything done so far is kept, and no row is half written. Continue the import. If it stops again, see the log for the reason.";

export async function runImports(deps: Deps, way: WorkOptions = {}) {
  let rows = 0;
  for (;;) {
    const id = await leaseNext(deps);
    if (id === null) return rows;
    rows += await processImport(deps, id, way);
    if (way.isAsked?.() === false) return rows;
  }
}

async function leaseNext({ db, clock }: Deps) {
  const now = clock();
  const leased = await claimDue(db, imports, {
    key: imports.id,
    where: and(inArray(imports.state, importPhases), isDue(imports.leasedUntil, now)),
    orderBy: [imports.id],
    set: { leasedUntil: new Date(now.getTime() + importLeaseMs) },
  });
  return leased?.id ?? null;
}

/** Runs one import until it ends or is stopped. Each batch commits its own progress. */
export async function processImport(
  deps: Deps,
  id: number,
  { isAsked = () => true, onProgress = () => {}, onFailedRow = () => {} }: WorkOptions = {},
) {
  let rows = 0;
  try {
    const [found] = await deps.db.select().from(imports).where(eq(imports.id, id));
    if (!found || !isWork(found.state)) return rows;
    const step =
      found.state === "undoing"
        ? undoing(deps, found)
        : await judgeImport(deps, found, found.state, onFailedRow);
    while (isAsked()) {
      const { count, isOver } = await step();
      rows += count;
      onProgress(found.done + rows, found.total);
      if (isOver) break;
      await pause(breath);
    }
    await finish(deps, found, rows);
    return rows;
  } catch (error) {
    await deps.db
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

/** Invalidates lists once at the end, not per row. */
async function finish({ db }: Deps, { id, state }: ImportRecord, rows: number) {
  await db.transaction(async (tx) => {
    await tx.update(imports).set({ leasedUntil: null }).where(eq(imports.id, id));
    if (state !== "checking" && rows > 0) await invalidateTags(tx, ["*"]);
  });
  if (state !== "checking" && rows >= worthAnalyzing) await db.execute(sql`analyze`);
}

function undoing({ db, clock }: Deps, found: ImportRecord) {
  return () =>
    db.transaction(async (tx) => {
      const now = await lockImport(tx, found.id, "undoing");
      if (!now) return { count: 0, isOver: true };
      const rows = await tx
        .select()
        .from(importRows)
        .where(
          and(
            eq(importRows.importId, found.id),
            gt(importRows.position, now.done),
            isNotNull(importRows.did),
          ),
        )
        .orderBy(asc(importRows.position))
        .limit(importBatchSize);
      await undoRows({ db: tx, clock }, found.id, rows, {
        userId: found.askedBy,
        added: (found.rules as ImportRules).added,
      });
      const isLast = rows.length < importBatchSize;
      return advanceImport(
        tx,
        clock,
        found,
        "undoing",
        isLast ? found.total : (rows.at(-1)?.position ?? now.done),
        rows.length,
      );
    });
}
