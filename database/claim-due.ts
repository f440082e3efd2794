import { gt, type InferSelectModel, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Executor } from "./database.ts";

const minute = 60_000;

/**
 * Takes the first matching row of a queue. `set` moves its due time to the end of a lease, so no
 * other process takes it meanwhile, and after a crash it is due again.
 */
export async function claimDue<Table extends PgTable>(
  db: Executor,
  table: Table,
  {
    key,
    where,
    orderBy,
    set,
  }: {
    key: PgColumn;
    where: SQL | undefined;
    orderBy: (PgColumn | SQL)[];
    set: PgUpdateSetSource<Table>;
  },
): Promise<InferSelectModel<Table> | undefined> {
  const next = db
    .select({ key })
    .from(table as PgTable)
    .where(where)
    .orderBy(...orderBy)
    .limit(1)
    .for("update", { skipLocked: true });
  const claimed = await db.update(table).set(set).where(sql`${key} = ${next}`).returning();
  return (claimed as InferSelectModel<Table>[])[0];
}

/**
 * Returns the condition for rows that are due. No wait ends after `latest`, unless the clock was
 * set back since: then the row is due as well.
 */
export const isDue = (dueAt: PgColumn, now: Date, latest?: Date | SQL) =>
  or(
    dueAt.notNull ? undefined : isNull(dueAt),
    lte(dueAt, now),
    latest === undefined ? undefined : gt(dueAt, latest),
  );

/** Waits 1, 2, 4, ... minutes after failures, at most `mostMinutes`. */
export const backoff = (failures: number, mostMinutes: number) =>
  Math.min(2 ** Math.min(failures - 1, 20), mostMinutes) * minute;
