import { eq } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { imports } from "#database/schema/imports.ts";

export type Import = typeof imports.$inferSelect;

const after = { checking: "checked", running: "done", undoing: "undone" } as const;
export type Work = keyof typeof after;
export const isWork = (state: string): state is Work => Object.hasOwn(after, state);

export const lease = 30_000;
export const batch = 200;

export async function hold(tx: Transaction, id: number, work: Work) {
  const [now] = await tx
    .select({ state: imports.state, done: imports.done })
    .from(imports)
    .where(eq(imports.id, id))
    .for("update");
  return now?.state === work ? now : null;
}

export async function advance(
  tx: Transaction,
  clock: () => Date,
  { id, total }: Import,
  work: Work,
  done: number,
  count: number,
) {
  const isOver = done >= total;
  const leasedUntil = new Date(clock().getTime() + lease);
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
