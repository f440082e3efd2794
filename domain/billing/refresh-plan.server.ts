import { eq, sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { invoices, paymentEvents, planHistory, plans } from "#database/schema/billing.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { listOwners } from "#domain/accounts/memberships/listing-owners.server.ts";
import { queueListingWebhook } from "#domain/catalogue/listings/notify-webhooks.server.ts";
import { setListingPlan } from "#domain/catalogue/ranking/set-listing-plan.server.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import type { PaymentEvent, PlanTruth } from "#integrations/payments/payments.ts";
import type { EmailContent } from "#shared/email-parts.ts";
import { ownerInvoicePath, ownerPlanPath } from "#shared/paths.ts";
import * as contents from "./billing-emails.ts";
import type { BillingDeps } from "./deps.ts";
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
    .returning({ version: plans.requestedVersion, externalId: plans.externalId });
  const truth = plan?.externalId ? await payments.read(plan.externalId) : null;
  if (!plan || !truth) return "not-found";
  return db.transaction(async (tx): Promise<RefreshPlanResult> => {
    if (event && !(await claim(tx, deps, event))) return "repeated";
    await apply({ ...deps, db: tx }, id, plan.version, truth, userId ?? null);
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
  version: number,
  truth: PlanTruth,
  userId: number | null,
) {
  const { db, clock } = deps;
  const [plan] = await db.select().from(plans).where(eq(plans.id, id)).for("update");
  if (!plan || plan.appliedVersion >= version) return;
  const known = await db.select().from(invoices).where(eq(invoices.planId, id));
  const { state, trialEndsAt, periodEndsAt, endedAt } = truth;
  // Ended plans keep the card that paid for them.
  const card = truth.card ?? (state === "ended" ? plan.card : null);
  await db
    .update(plans)
    .set({ state, card, trialEndsAt, periodEndsAt, endedAt, appliedVersion: version })
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

type Plan = typeof plans.$inferSelect;
type InvoiceRow = typeof invoices.$inferSelect;

async function notifyOfPlanChange(
  deps: BillingDeps & { db: Transaction },
  plan: Plan,
  known: InvoiceRow[],
  truth: PlanTruth,
) {
  const [listing] = await deps.db
    .select({ name: listings.name, status: listings.status })
    .from(listings)
    .where(eq(listings.id, plan.listingId));
  const place = {
    listing: listing?.name ?? "",
    plan: plan.plan,
    planPage: deps.siteUrl + ownerPlanPath,
    isPublic: listing?.status === "active",
    consentText: plan.consentText,
  };
  const kept = await deps.db.select().from(invoices).where(eq(invoices.planId, plan.id));
  const pageOf = (invoice: string) =>
    deps.siteUrl + ownerInvoicePath(kept.find(({ externalId }) => externalId === invoice)?.id ?? 0);
  const news = [...newsOfState(place, plan, truth), ...newsOfInvoices(place, known, truth, pageOf)];
  for (const content of news)
    await queueEmail(deps, { kind: "plan", to: plan.payerEmail, content });
  if (truth.state !== "ended" || ["none", "ended"].includes(plan.state)) return;
  const owners = await listOwners(deps, plan.listingId);
  for (const { email } of owners)
    if (email && email !== plan.payerEmail)
      await queueEmail(deps, { kind: "plan", to: email, content: contents.planEndedEmail(place) });
}

type BilledListing = Parameters<typeof contents.trialStartedEmail>[0];

function newsOfState(
  place: BilledListing,
  { state: before }: Plan,
  { state, trialEndsAt, periodEndsAt }: PlanTruth,
): EmailContent[] {
  if (state === before) return [];
  const begins =
    before === "none" && trialEndsAt && state !== "ended"
      ? [contents.trialStartedEmail(place, trialEndsAt)]
      : [];
  if (state === "cancelling" && periodEndsAt)
    return [...begins, contents.planCancelledEmail(place, periodEndsAt)];
  if (before === "cancelling" && state !== "ended" && periodEndsAt)
    return [contents.cancellationUndoneEmail(place, periodEndsAt)];
  return state === "ended" && before !== "none" ? [contents.planEndedEmail(place)] : begins;
}

function newsOfInvoices(
  place: BilledListing,
  known: InvoiceRow[],
  truth: PlanTruth,
  pageOf: (invoice: string) => string,
): EmailContent[] {
  return truth.invoices.flatMap((invoice) => {
    const before = known.find(({ externalId }) => externalId === invoice.externalId);
    const { state, failures } = invoice;
    return [
      ...(failures > (before?.failures ?? 0) && state !== "paid"
        ? [contents.paymentFailedEmail(place, invoice, state === "void")]
        : []),
      ...(state === "paid" && before?.state !== "paid"
        ? [contents.receiptEmail(place, invoice, pageOf(invoice.externalId))]
        : []),
      ...(state === "refunded" && before?.state !== "refunded"
        ? [contents.refundEmail(place, invoice)]
        : []),
    ];
  });
}
