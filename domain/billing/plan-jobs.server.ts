import { and, eq, gt, lt, lte } from "drizzle-orm";
import { plans } from "#database/schema/billing.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import { ownerPlanPath } from "#shared/paths.ts";
import { trialEndingEmail } from "./billing-emails.ts";
import type { BillingDeps } from "./deps.ts";
import { endUnpaidPlan } from "./internal/end-unpaid-plan.server.ts";

const day = 24 * 60 * 60_000;
const toldBefore = 7 * day;
const waitsForCard = 2 * day;

/** Notifies owners once, a week before a trial ends. */
export async function notifyTrialEnds(deps: Omit<BillingDeps, "payments">) {
  const { db, clock, siteUrl } = deps;
  const now = clock();
  const ending = await db
    .select({
      id: plans.id,
      email: plans.payerEmail,
      trialEndsAt: plans.trialEndsAt,
      plan: plans.plan,
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
  for (const { id, email, plan, trialEndsAt, listing } of ending)
    await db.transaction(async (tx) => {
      const updated = await tx
        .update(plans)
        .set({ notifiedOfTrialEnd: true })
        .where(and(eq(plans.id, id), eq(plans.notifiedOfTrialEnd, false)))
        .returning({ id: plans.id });
      if (updated.length === 0 || !trialEndsAt) return;
      await queueEmail(
        { ...deps, db: tx },
        {
          kind: "trial ends",
          to: email,
          content: trialEndingEmail(
            { listing, plan, planPage: siteUrl + ownerPlanPath },
            trialEndsAt,
          ),
        },
      );
    });
  return ending.length;
}

/** Deletes plans for which no card was entered in time. */
export async function deleteUnpaidPlans(deps: BillingDeps) {
  const before = new Date(deps.clock().getTime() - waitsForCard);
  const unpaid = await deps.db
    .select({ id: plans.id, provider: plans.provider, externalId: plans.externalId })
    .from(plans)
    .where(and(eq(plans.state, "none"), lt(plans.createdAt, before)));
  let deleted = 0;
  for (const plan of unpaid) if (await endUnpaidPlan(deps, plan)) deleted += 1;
  return deleted;
}
