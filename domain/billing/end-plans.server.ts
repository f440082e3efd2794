import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { planHistory, plans, testPayments } from "#database/schema/billing.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { queueListingWebhook } from "#domain/catalogue/listings/notify-webhooks.server.ts";
import { setListingPlan } from "#domain/catalogue/ranking/set-listing-plan.server.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import { ownerPlanPath } from "#shared/paths.ts";
import { testPlanEndedEmail } from "./billing-emails.ts";
import type { BillingDeps } from "./deps.ts";
import { refreshPlan } from "./refresh-plan.server.ts";

type EndPlanInput = { listingId: number; paidBy?: string; notPaidBy?: string };

/**
 * Stops charging for a removed listing or payer. Call it in the same transaction; the provider is
 * notified afterwards.
 */
export async function markPlanForEnd(tx: Executor, { listingId, paidBy, notPaidBy }: EndPlanInput) {
  const isIts = and(eq(plans.listingId, listingId), ne(plans.state, "ended"));
  const payer = and(
    paidBy === undefined ? undefined : eq(plans.payerEmail, paidBy),
    notPaidBy === undefined ? undefined : ne(plans.payerEmail, notPaidBy),
  );
  await tx.update(plans).set({ endsAtPeriodEnd: true }).where(and(isIts, payer));
}

/**
 * Cancels ended plans at the provider, including those of hidden listings. One failure does not
 * block the others.
 */
export async function cancelEndedPlans(deps: BillingDeps) {
  const { db, payments } = deps;
  const gone = db.select({ id: listings.id }).from(listings).where(eq(listings.status, "inactive"));
  const isRunning = and(ne(plans.state, "ended"), eq(plans.provider, payments.provider));
  await db
    .update(plans)
    .set({ endsAtPeriodEnd: true })
    .where(and(isRunning, inArray(plans.listingId, gone)));
  const due = await db
    .select({ id: plans.id, externalId: plans.externalId })
    .from(plans)
    .where(and(isRunning, eq(plans.endsAtPeriodEnd, true)))
    .orderBy(plans.id);
  const faults: unknown[] = [];
  for (const { id, externalId } of due)
    try {
      if (externalId) await payments.end(externalId);
      // The provider does not know this plan.
      else await db.delete(plans).where(and(eq(plans.id, id), isNull(plans.externalId)));
      await refreshPlan(deps, id);
    } catch (error) {
      faults.push(error);
    }
  if (faults.length > 0) throw faults[0];
  return due.length;
}

/**
 * Ends test plans once a real provider is configured: they are never billed. Returns how many.
 */
export async function endTestPlans(deps: BillingDeps) {
  const { clock, payments, siteUrl } = deps;
  if (payments.provider === "test") return 0;
  return deps.db.transaction(async (tx) => {
    const isTried = and(eq(plans.provider, "test"), ne(plans.state, "ended"));
    const tried = await tx.select().from(plans).where(isTried).for("update");
    for (const { id, listingId, plan, state, externalId, payerEmail } of tried) {
      await tx
        .update(plans)
        .set({ state: "ended", endedAt: clock(), endsAtPeriodEnd: false })
        .where(eq(plans.id, id));
      await tx.insert(planHistory).values({ planId: id, at: clock(), state: "ended" });
      if (externalId) await tx.delete(testPayments).where(eq(testPayments.id, externalId));
      if (state === "none") continue;
      await setListingPlan(tx, listingId, "standard");
      await queueListingWebhook(tx, "plan.changed", listingId);
      const [listing] = await tx
        .select({ name: listings.name, isDemo: listings.isDemo })
        .from(listings)
        .where(eq(listings.id, listingId));
      const content = testPlanEndedEmail({
        listing: listing?.name ?? "",
        plan,
        planPage: siteUrl + ownerPlanPath,
      });
      if (!listing?.isDemo)
        await queueEmail({ ...deps, db: tx }, { kind: "plan", to: payerEmail, content });
    }
    return tried.length;
  });
}
