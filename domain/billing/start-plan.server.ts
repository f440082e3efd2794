import { and, eq, ne } from "drizzle-orm";
import { planHistory, plans } from "#database/schema/billing.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import type { BillingDeps } from "./deps.ts";
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
): Promise<StartPlanResult> {
  const { db, clock, payments } = deps;
  const isTheirs =
    "actor" in payer
      ? may(payer.actor, "plans.manage", { listingId })
      : payer.submitted === listingId;
  const [listing] = isTheirs
    ? await db
        .select({ name: listings.name, email: listings.email })
        .from(listings)
        .where(and(eq(listings.id, listingId), ne(listings.status, "inactive")))
    : [];
  if (!listing) return { outcome: "not-found" };
  const email = "actor" in payer ? payer.actor.email : listing.email;
  const userId = "actor" in payer ? payer.actor.userId : null;
  const trialDays = await trialFor(deps, listingId);
  const plan = await db.transaction(async (tx) => {
    const row = {
      listingId,
      provider: payments.provider,
      payerEmail: email,
      consentText: planAgreement(trialDays),
      consentAt: clock(),
      createdAt: clock(),
    };
    const [begun] = await tx.insert(plans).values(row).onConflictDoNothing().returning();
    if (begun)
      await tx.insert(planHistory).values({ planId: begun.id, at: clock(), state: "none", userId });
    const isRunning = and(eq(plans.listingId, listingId), ne(plans.state, "ended"));
    return begun ?? (await tx.select().from(plans).where(isRunning))[0];
  });
  if (!plan || plan.provider !== payments.provider || plan.state !== "none" || plan.endsAtPeriodEnd)
    return { outcome: "has-plan" };
  const externalId =
    plan.externalId ??
    (await payments.start({
      key: String(plan.id),
      email: plan.payerEmail,
      name: listing.name,
      trialDays,
    }));
  if (!plan.externalId) await db.update(plans).set({ externalId }).where(eq(plans.id, plan.id));
  const truth = await payments.read(externalId);
  if (truth?.state === "none" && truth.clientSecret)
    return { outcome: "started", planId: plan.id, clientSecret: truth.clientSecret };
  await refreshPlan(deps, plan.id);
  // No card was entered in time, so start over.
  return truth?.state === "ended" ? startPlan(deps, payer, listingId) : { outcome: "has-plan" };
}
