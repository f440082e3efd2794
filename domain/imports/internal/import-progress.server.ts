import { eq } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { imports } from "#database/schema/imports.ts";

export type ImportRecord = typeof imports.$inferSelect;

const after = { checking: "checked", running: "done", undoing: "undone" } as const;
export type ImportPhase = keyof typeof after;
export const importPhases = Object.keys(after) as ImportPhase[];
export const isWork = (state: string): state is ImportPhase => Object.hasOwn(after, state);

export const importLeaseMs = 30_000;
export const importBatchSize = 200;

export async function lockImport(tx: Transaction, id: number, work: ImportPhase) {
  const [now] = await tx
    .select({ state: imports.state, done: imports.done })
    .from(imports)
    .where(eq(imports.id, id))
    .for("update");
  return now?.state === work ? now : null;
}

export async function advanceImport(
  tx: Transaction,
  clock: () => Date,
  { id, total }: ImportRecord,
  work: ImportPhase,
  done: number,
  count: number,
) {
  const isOver = done >= total;
  const leasedUntil = new Date(clock().getTime() + importLeaseMs);
  await tx
    .update(imports)
    .set({
      done,
      leasedUntil,
      ...(isOver ? { state: after[work], finishedAt: clock(), problem: null } : {}),
    })
    .where(eq(imports.id, id));
  return { count, isOver };
}
