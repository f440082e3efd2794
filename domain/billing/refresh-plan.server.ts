import { eq, sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { invoices, paymentEvents, planHistory, plans } from "#database/schema/billing.ts";
import { queueListingWebhook } from "#domain/catalogue/listings/notify-webhooks.server.ts";
import { setListingPlan } from "#domain/catalogue/ranking/set-listing-plan.server.ts";
import type { PaymentEvent, PlanTruth } from "#integrations/payments/payments.ts";
import type { BillingDeps } from "./deps.ts";
import { notifyOfPlanChange } from "./internal/notify-of-change.server.ts";
import { planOf } from "./plan.ts";

type RefreshTrigger = { userId?: number; event?: PaymentEvent };
export type RefreshPlanResult = "applied" | "repeated" | "not-found";

/**
 * Fetches a plan from the provider and applies its state: invoices, rank, and emails about
 * changes. Requests are numbered beforehand, so an older response never overwrites a newer one.
 */
export async function refreshPlan(
  deps: BillingDeps,
  id: number,
  { userId, event }: RefreshTrigger = {},
): Promise<RefreshPlanResult> {
  const { db, payments } = deps;
  const [plan] = await db
    .update(plans)
    .set({ requestedVersion: sql`${plans.requestedVersion} + 1` })
    .where(eq(plans.id, id))
    .returning({ asked: plans.requestedVersion, externalId: plans.externalId });
  const truth = plan?.externalId ? await payments.read(plan.externalId) : null;
  if (!plan || !truth) return "not-found";
  return db.transaction(async (tx): Promise<RefreshPlanResult> => {
    if (event && !(await claim(tx, deps, event))) return "repeated";
    await apply({ ...deps, db: tx }, id, plan.asked, truth, userId ?? null);
    return "applied";
  });
}

async function claim(
  tx: Transaction,
  { payments, clock }: BillingDeps,
  { externalId, kind }: PaymentEvent,
) {
  const claimed = await tx
    .insert(paymentEvents)
    .values({ provider: payments.provider, externalId, kind, handledAt: clock() })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.externalId });
  return claimed.length > 0;
}

async function apply(
  deps: BillingDeps & { db: Transaction },
  id: number,
  asked: number,
  truth: PlanTruth,
  userId: number | null,
) {
  const { db, clock } = deps;
  const [plan] = await db.select().from(plans).where(eq(plans.id, id)).for("update");
  if (!plan || plan.appliedVersion >= asked) return;
  const known = await db.select().from(invoices).where(eq(invoices.planId, id));
  const { state, trialEndsAt, periodEndsAt, endedAt } = truth;
  // Ended plans keep the card that paid for them.
  const card = truth.card ?? (state === "ended" ? plan.card : null);
  await db
    .update(plans)
    .set({ state, card, trialEndsAt, periodEndsAt, endedAt, appliedVersion: asked })
    .where(eq(plans.id, id));
  for (const invoice of truth.invoices)
    await db
      .insert(invoices)
      .values({ planId: id, ...invoice })
      .onConflictDoUpdate({ target: [invoices.planId, invoices.externalId], set: invoice });
  if (state !== plan.state) {
    await db.insert(planHistory).values({ planId: id, at: clock(), state, userId });
    await setListingPlan(db, plan.listingId, planOf({ ...plan, state }));
    await queueListingWebhook(db, "plan.changed", plan.listingId);
  }
  await notifyOfPlanChange(deps, plan, known, truth);
}
