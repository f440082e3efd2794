import { eq } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { invoices, type plans } from "#database/schema/billing.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { listOwners } from "#domain/accounts/memberships/listing-owners.server.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import type { PlanTruth } from "#integrations/payments/payments.ts";
import type { EmailContent } from "#shared/email-parts.ts";
import { ownerInvoicePath, ownerPlanPath } from "#shared/paths.ts";
import * as contents from "../billing-emails.ts";
import type { BillingDeps } from "../deps.ts";

type Plan = typeof plans.$inferSelect;
type InvoiceRow = typeof invoices.$inferSelect;

export async function notifyOfPlanChange(
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
