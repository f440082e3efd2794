import { and, eq, gt, lt, lte } from "drizzle-orm";
import { plans } from "#database/schema/billing.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import { ownerPlanPath } from "#shared/paths.ts";
import { trialEndingEmail } from "./billing-emails.ts";
import type { BillingDeps } from "./deps.ts";
import { refreshPlan } from "./refresh-plan.server.ts";

const day = 24 * 60 * 60_000;
const toldBefore = 7 * day;
const waitsForCard = 2 * day;

/** Sent once, a week before a trial ends. */
export async function notifyTrialEnds(deps: Omit<BillingDeps, "payments">) {
  const { db, clock, siteUrl } = deps;
  const now = clock();
  const ending = await db
    .select({
      id: plans.id,
      email: plans.payerEmail,
      trialEndsAt: plans.trialEndsAt,
      listing: listings.name,
    })
    .from(plans)
    .innerJoin(listings, eq(listings.id, plans.listingId))
    .where(
      and(
        eq(plans.state, "trialing"),
        gt(plans.trialEndsAt, now),
        lte(plans.trialEndsAt, new Date(now.getTime() + toldBefore)),
        eq(plans.notifiedOfTrialEnd, false),
      ),
    );
  for (const { id, email, trialEndsAt, listing } of ending)
    await db.transaction(async (tx) => {
      const told = await tx
        .update(plans)
        .set({ notifiedOfTrialEnd: true })
        .where(and(eq(plans.id, id), eq(plans.notifiedOfTrialEnd, false)))
        .returning({ id: plans.id });
      if (told.length === 0 || !trialEndsAt) return;
      await queueEmail(
        { ...deps, db: tx },
        {
          kind: "trial ends",
          to: email,
          content: trialEndingEmail({ listing, planPage: siteUrl + ownerPlanPath }, trialEndsAt),
        },
      );
    });
  return ending.length;
}

/**
 * Deletes plans without a card. They end at the provider first, so no one can pay for a deleted
 * plan.
 */
export async function deleteUnpaidPlans(deps: BillingDeps) {
  const { db, clock, payments } = deps;
  const before = new Date(clock().getTime() - waitsForCard);
  const isUnpaid = and(eq(plans.state, "none"), lt(plans.createdAt, before));
  const unpaid = await db
    .select({ id: plans.id, provider: plans.provider, externalId: plans.externalId })
    .from(plans)
    .where(isUnpaid);
  let deleted = 0;
  for (const { id, provider, externalId } of unpaid) {
    if (externalId && provider === payments.provider) {
      await refreshPlan(deps, id);
      if ((await db.$count(plans, and(eq(plans.id, id), isUnpaid))) === 0) continue;
      await payments.end(externalId);
    }
    const { rowCount } = await db.delete(plans).where(and(eq(plans.id, id), isUnpaid));
    deleted += rowCount ?? 0;
  }
  return deleted;
}
