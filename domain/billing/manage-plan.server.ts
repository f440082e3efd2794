import { and, eq, ne } from "drizzle-orm";
import { invoices, plans } from "#database/schema/billing.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import type { BillingDeps } from "./deps.ts";
import { refundableUntil } from "./plan.ts";
import { refreshPlan } from "./refresh-plan.server.ts";
import type { TestPayments } from "./test-payments/provider.server.ts";

type PlanActionResult = "done" | "not-found" | "refused";
type RunningPlan = typeof plans.$inferSelect & { externalId: string };

/** Ends the plan at the end of its paid or free period. */
export function cancelPlan(deps: BillingDeps, actor: Actor, listingId: number) {
  return run(deps, actor, listingId, async ({ externalId, state }) => {
    if (state === "none") return "refused";
    if (state !== "cancelling") await deps.payments.cancelAtPeriodEnd(externalId);
    return "done";
  });
}

export function resumePlan(deps: BillingDeps, actor: Actor, listingId: number) {
  return run(deps, actor, listingId, async ({ externalId, state }) => {
    if (state === "cancelling") await deps.payments.keepOn(externalId);
    return state === "none" ? "refused" : "done";
  });
}

/** Advances a plan of the test provider to its next event. */
export function advanceTestPlan(
  deps: BillingDeps,
  testPayments: TestPayments,
  actor: Actor,
  listingId: number,
) {
  return run(deps, actor, listingId, async ({ externalId, state }) => {
    if (state === "none") return "refused";
    await testPayments.letTimePass(externalId);
    return "done";
  });
}

/** Returns the client secret for a new card; null without a running plan. */
export async function changeCard(
  deps: BillingDeps,
  actor: Actor,
  listingId: number,
): Promise<string | null> {
  const plan = await findRunning(deps, actor, listingId);
  if (!plan || plan.state === "none") return null;
  await deps.payments.newCard(plan.externalId);
  return (await deps.payments.read(plan.externalId))?.clientSecret ?? null;
}

/**
 * Refunds an invoice within the promised period, for admins. Ends Premier at once, as the Terms
 * say; if the provider does not answer, the job that cancels ended plans tries again.
 */
export async function refundInvoice(
  deps: BillingDeps,
  actor: Actor,
  invoiceId: number,
): Promise<PlanActionResult> {
  const { db, clock, payments } = deps;
  if (!may(actor, "payments.refund")) return "not-found";
  const [found] = await db
    .select({ planId: plans.id, externalId: plans.externalId, invoice: invoices })
    .from(invoices)
    .innerJoin(plans, eq(plans.id, invoices.planId))
    .where(and(eq(invoices.id, invoiceId), eq(plans.provider, payments.provider)));
  if (!found?.externalId) return "not-found";
  const until = refundableUntil(found.invoice);
  if (!until || until < clock()) return "refused";
  await payments.refund(found.externalId, found.invoice.externalId);
  await db
    .update(plans)
    .set({ endsAtPeriodEnd: true })
    .where(and(eq(plans.id, found.planId), ne(plans.state, "ended")));
  await payments.end(found.externalId);
  await refreshPlan(deps, found.planId, { userId: actor.userId });
  return "done";
}

async function run(
  deps: BillingDeps,
  actor: Actor,
  listingId: number,
  act: (plan: RunningPlan) => Promise<PlanActionResult>,
): Promise<PlanActionResult> {
  const plan = await findRunning(deps, actor, listingId);
  if (!plan) return "not-found";
  const ran = await act(plan);
  if (ran === "done") await refreshPlan(deps, plan.id, { userId: actor.userId });
  return ran;
}

/** Plans of a former provider cannot be changed. */
async function findRunning(
  { db, payments }: Pick<BillingDeps, "db" | "payments">,
  actor: Actor,
  listingId: number,
): Promise<RunningPlan | null> {
  if (!may(actor, "plans.manage", { listingId })) return null;
  const [plan] = await db
    .select()
    .from(plans)
    .where(
      and(
        eq(plans.listingId, listingId),
        eq(plans.provider, payments.provider),
        ne(plans.state, "ended"),
      ),
    );
  return plan?.externalId ? { ...plan, externalId: plan.externalId } : null;
}
