import { and, eq, lt, ne } from "drizzle-orm";
import { paymentEvents, plans } from "#database/schema/billing.ts";
import { PaymentsUnreachable } from "#integrations/payments/payments.ts";
import type { BillingTouches } from "./deps.ts";
import { refreshPlan } from "./refresh-plan.server.ts";

export type Taken = "applied" | "repeated" | "not-found" | "forged";

/** An event is a nudge: whatever it says, the provider is asked how the plan stands. Each is taken once; one that fails is not taken. */
export async function takeEvent(
  touches: BillingTouches,
  body: string,
  signature: string,
): Promise<Taken> {
  const event = touches.payments.readEvent(body, signature);
  if (!event) return "forged";
  const id = await findPlan(touches, event.planId ?? "");
  return id === null ? "not-found" : refreshPlan(touches, id, { event });
}

/** After the browser has come back from the provider: as if it had told us already. */
export async function catchUp(touches: BillingTouches, externalId: string): Promise<void> {
  const id = await findPlan(touches, externalId);
  if (id !== null) await refreshPlan(touches, id);
}

/** The same, of the listing's plan; what the provider does not answer now, its events tell later. */
export async function catchUpOn(touches: BillingTouches, medSpaId: number): Promise<void> {
  const { db, payments } = touches;
  const isIts = and(
    eq(plans.medSpaId, medSpaId),
    eq(plans.provider, payments.provider),
    ne(plans.state, "ended"),
  );
  const [plan] = await db.select({ id: plans.id }).from(plans).where(isIts);
  if (!plan) return;
  try {
    await refreshPlan(touches, plan.id);
  } catch (error) {
    if (!(error instanceof PaymentsUnreachable)) throw error;
  }
}

async function findPlan({ db, payments }: BillingTouches, externalId: string) {
  const isIt = and(eq(plans.provider, payments.provider), eq(plans.externalId, externalId));
  const [plan] = await db.select({ id: plans.id }).from(plans).where(isIt);
  return plan?.id ?? null;
}

const kept = 90 * 24 * 60 * 60_000;

/** Providers repeat an event for days, not for months. */
export async function forgetEvents({ db, clock }: Pick<BillingTouches, "db" | "clock">) {
  const forgotten = await db
    .delete(paymentEvents)
    .where(lt(paymentEvents.takenAt, new Date(clock().getTime() - kept)))
    .returning({ id: paymentEvents.externalId });
  return forgotten.length;
}
