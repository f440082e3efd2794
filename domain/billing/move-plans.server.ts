import { and, eq, inArray, ne } from "drizzle-orm";
import type { Executor, Transaction } from "#database/database.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { plans } from "#database/schema/billing.ts";
import { setListingPlan } from "#domain/catalogue/ranking/set-listing-plan.server.ts";
import type { ListingMove } from "#shared/move.ts";
import { isRunning, planOf } from "./plan.ts";

export const runningPlans = (tx: Executor, listingIds: number[]) =>
  tx
    .select(pickColumns(plans, "id", "listingId", "state", "payerEmail"))
    .from(plans)
    .where(and(inArray(plans.listingId, listingIds), ne(plans.state, "ended")))
    .orderBy(plans.id);

/** Moves plans with their invoices and history. A running plan keeps its rank in lists. */
export async function movePlans(tx: Transaction, { from, to }: ListingMove) {
  const moved = await tx
    .update(plans)
    .set({ listingId: to })
    .where(eq(plans.listingId, from))
    .returning(pickColumns(plans, "plan", "state"));
  const running = moved.find(({ state }) => isRunning(state));
  if (running) await setListingPlan(tx, to, planOf(running));
}
