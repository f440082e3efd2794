import { and, eq } from "drizzle-orm";
import { plans } from "#database/schema/billing.ts";
import type { BillingDeps } from "../deps.ts";
import { refreshPlan } from "../refresh-plan.server.ts";

/**
 * Deletes a plan that still lacks a card. It ends at the provider first, so no one can pay for a
 * deleted plan. Returns whether it did.
 */
export async function endUnpaidPlan(
  deps: BillingDeps,
  { id, provider, externalId }: Pick<typeof plans.$inferSelect, "id" | "provider" | "externalId">,
) {
  const { db, payments } = deps;
  const isUnpaid = and(eq(plans.id, id), eq(plans.state, "none"));
  if (externalId && provider === payments.provider) {
    await refreshPlan(deps, id);
    if ((await db.$count(plans, isUnpaid)) === 0) return false;
    await payments.end(externalId);
  }
  const { rowCount } = await db.delete(plans).where(isUnpaid);
  return (rowCount ?? 0) > 0;
}
