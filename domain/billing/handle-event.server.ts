import { and, eq, lt, ne } from "drizzle-orm";
import { paymentEvents, plans } from "#database/schema/billing.ts";
import { PaymentsUnreachable } from "#integrations/payments/payments.ts";
import type { BillingDeps } from "./deps.ts";
import { refreshPlan } from "./refresh-plan.server.ts";

export type HandleEventResult = "applied" | "repeated" | "not-found" | "forged";

/**
 * Treats an event as a nudge: whatever it contains, the plan is fetched from the provider. Each
 * event is processed once; a failed one is retried.
 */
export async function handlePaymentEvent(
  deps: BillingDeps,
  body: string,
  signature: string,
): Promise<HandleEventResult> {
  const event = await deps.payments.readEvent(body, signature);
  if (!event) return "forged";
  const id = await findPlan(deps, event.planId ?? "");
  return id === null ? "not-found" : refreshPlan(deps, id, { event });
}

/** Refreshes a plan when the browser returns from the provider, without waiting for its event. */
export async function refreshPlanByExternalId(deps: BillingDeps, externalId: string) {
  const id = await findPlan(deps, externalId);
  if (id !== null) await refreshPlan(deps, id);
}

/** Refreshes a listing's plan. If the provider does not answer now, its events catch up later. */
export async function refreshListingPlan(deps: BillingDeps, listingId: number): Promise<void> {
  const { db, payments } = deps;
  const isIts = and(
    eq(plans.listingId, listingId),
    eq(plans.provider, payments.provider),
    ne(plans.state, "ended"),
  );
  const [plan] = await db.select({ id: plans.id }).from(plans).where(isIts);
  if (!plan) return;
  try {
    await refreshPlan(deps, plan.id);
  } catch (error) {
    if (!(error instanceof PaymentsUnreachable)) throw error;
  }
}

async function findPlan({ db, payments }: BillingDeps, externalId: string) {
  const isIt = and(eq(plans.provider, payments.provider), eq(plans.externalId, externalId));
  const [plan] = await db.select({ id: plans.id }).from(plans).where(isIt);
  return plan?.id ?? null;
}

const kept = 90 * 24 * 60 * 60_000;

/** Providers repeat events for days, not months. */
export async function deleteOldPaymentEvents({ db, clock }: Pick<BillingDeps, "db" | "clock">) {
  const { rowCount } = await db
    .delete(paymentEvents)
    .where(lt(paymentEvents.handledAt, new Date(clock().getTime() - kept)));
  return rowCount ?? 0;
}
