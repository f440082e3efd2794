import { and, eq, ne } from "drizzle-orm";
import { planHistory, plans } from "#database/schema/billing.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { type PaidPlan, paidPlans } from "#site/plans.ts";
import type { BillingDeps } from "./deps.ts";
import { endUnpaidPlan } from "./internal/end-unpaid-plan.server.ts";
import { trialFor } from "./list-plans.server.ts";
import { planAgreement } from "./plan.ts";
import { refreshPlan } from "./refresh-plan.server.ts";

/**
 * Payer: someone who runs the listing, or the browser that just submitted it, whose owner has no
 * account yet.
 */
export type Payer = { actor: Actor } | { submitted: number };
export type StartPlanResult =
  | { outcome: "started"; planId: number; clientSecret: string }
  | { outcome: "not-found" | "has-plan" };

/** Starts a plan that waits for a card. Idempotent: there is only ever one. */
export async function startPlan(
  deps: BillingDeps,
  payer: Payer,
  listingId: number,
  plan: PaidPlan = paidPlans[0],
): Promise<StartPlanResult> {
  const { db, clock, payments } = deps;
  const isAllowed =
    "actor" in payer
      ? may(payer.actor, "plans.manage", { listingId })
      : payer.submitted === listingId;
  const [listing] = isAllowed
    ? await db
        .select({ name: listings.name, email: listings.email })
        .from(listings)
        .where(and(eq(listings.id, listingId), ne(listings.status, "inactive")))
    : [];
  if (!listing) return { outcome: "not-found" };
  const email = "actor" in payer ? payer.actor.email : listing.email;
  const userId = "actor" in payer ? payer.actor.userId : null;
  const trialDays = await trialFor(deps, listingId, plan);
  const begun = await db.transaction(async (tx) => {
    const row = {
      listingId,
      plan,
      provider: payments.provider,
      payerEmail: email,
      consentText: planAgreement(plan, trialDays),
      consentAt: clock(),
      createdAt: clock(),
    };
    const [added] = await tx.insert(plans).values(row).onConflictDoNothing().returning();
    if (added)
      await tx.insert(planHistory).values({ planId: added.id, at: clock(), state: "none", userId });
    const isRunning = and(eq(plans.listingId, listingId), ne(plans.state, "ended"));
    return added ?? (await tx.select().from(plans).where(isRunning))[0];
  });
  if (
    !begun ||
    begun.provider !== payments.provider ||
    begun.state !== "none" ||
    begun.endsAtPeriodEnd
  )
    return { outcome: "has-plan" };
  if (begun.plan !== plan) {
    // Another plan was chosen before, but no card was entered: start over with this one.
    return (await endUnpaidPlan(deps, begun))
      ? startPlan(deps, payer, listingId, plan)
      : { outcome: "has-plan" };
  }
  const externalId =
    begun.externalId ??
    (await payments.start({
      key: String(begun.id),
      plan,
      email: begun.payerEmail,
      name: listing.name,
      trialDays,
    }));
  if (!begun.externalId) await db.update(plans).set({ externalId }).where(eq(plans.id, begun.id));
  const truth = await payments.read(externalId);
  if (truth?.state === "none" && truth.clientSecret)
    return { outcome: "started", planId: begun.id, clientSecret: truth.clientSecret };
  await refreshPlan(deps, begun.id);
  // No card was entered in time, so start over.
  return truth?.state === "ended"
    ? startPlan(deps, payer, listingId, plan)
    : { outcome: "has-plan" };
}
