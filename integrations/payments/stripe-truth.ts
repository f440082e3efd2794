import type Stripe from "stripe";
import type { InvoiceTruth, PlanState, PlanTruth } from "./payments.ts";

export type StripeRecords = {
  subscription: Stripe.Subscription;
  invoices: Stripe.Invoice[];
  charges: Stripe.Charge[];
  newCard: Stripe.SetupIntent | null;
};

export function toPlanTruth({
  subscription,
  invoices,
  charges,
  newCard,
}: StripeRecords): PlanTruth {
  const state = stateOf(subscription);
  const isAlive = state !== "ended";
  const periodEnds = subscription.items.data.map((item) => item.current_period_end);
  return {
    state,
    clientSecret: isAlive
      ? state === "none"
        ? firstSecret(subscription)
        : (newCard?.client_secret ?? null)
      : null,
    card: cardName(subscription.default_payment_method),
    trialEndsAt: date(subscription.trial_end),
    periodEndsAt: periodEnds.length > 0 ? date(Math.min(...periodEnds)) : null,
    endedAt: isAlive
      ? null
      : date(subscription.ended_at ?? subscription.canceled_at ?? subscription.created),
    // Trials have an invoice of $0, and plans without a card one that is not owed.
    invoices:
      state === "none"
        ? []
        : invoices.flatMap((invoice) =>
            invoice.total > 0 ? (invoiceOf(invoice, charges, isAlive) ?? []) : [],
          ),
  };
}

/**
 * Reports whether a subscription waits for a card. Stripe calls it a trial even before there is a
 * card.
 */
export function waitsForCard({
  status,
  pending_setup_intent: setupIntent,
  default_payment_method: card,
}: Stripe.Subscription) {
  if (status === "incomplete") return true;
  return (
    status === "trialing" &&
    !card &&
    (typeof setupIntent === "string" ||
      (setupIntent !== null && setupIntent.status !== "succeeded"))
  );
}

function stateOf(subscription: Stripe.Subscription): PlanState {
  const { status } = subscription;
  if (status === "canceled" || status === "incomplete_expired") return "ended";
  if (waitsForCard(subscription)) return "none";
  if (isCancelling(subscription)) return "cancelling";
  if (status === "trialing") return "trialing";
  return status === "active" ? "active" : "past due";
}

export const isCancelling = ({ cancel_at_period_end, cancel_at }: Stripe.Subscription) =>
  cancel_at_period_end || cancel_at !== null;

function firstSecret({
  pending_setup_intent: setup,
  latest_invoice: invoice,
}: Stripe.Subscription) {
  if (setup && typeof setup !== "string") return setup.client_secret;
  return (
    (invoice && typeof invoice !== "string" && invoice.confirmation_secret?.client_secret) || null
  );
}

function cardName(method: Stripe.Subscription["default_payment_method"]) {
  if (!method || typeof method === "string" || !method.card) return null;
  const { brand, last4 } = method.card;
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}`;
}

const states: Record<string, InvoiceTruth["state"]> = {
  open: "open",
  paid: "paid",
  void: "void",
  uncollectible: "void",
};

function invoiceOf(
  invoice: Stripe.Invoice,
  charges: Stripe.Charge[],
  isAlive: boolean,
): InvoiceTruth | null {
  // Stripe stops collecting open invoices once a plan is canceled.
  const state = invoice.status === "open" && !isAlive ? "void" : states[invoice.status ?? ""];
  const period = invoice.lines.data[0]?.period;
  if (!state) return null;
  const paidBy = paymentOf(invoice);
  const refundedCents =
    charges.find(
      (charge) => charge.paid && idOf(charge.payment_intent) === paidBy && paidBy !== null,
    )?.amount_refunded ?? 0;
  const issuedAt = invoice.status_transitions.finalized_at ?? invoice.created;
  return {
    externalId: invoice.id,
    number: invoice.number ?? invoice.id,
    state: state === "paid" && refundedCents >= invoice.total ? "refunded" : state,
    amountCents: invoice.total,
    refundedCents: Math.min(refundedCents, invoice.total),
    periodFrom: moment(period?.start ?? invoice.period_start),
    periodTo: moment(period?.end ?? invoice.period_end),
    issuedAt: moment(issuedAt),
    paidAt: state === "paid" ? moment(invoice.status_transitions.paid_at ?? issuedAt) : null,
    failures: Math.max(0, state === "paid" ? invoice.attempt_count - 1 : invoice.attempt_count),
  };
}

export function paymentOf({ payments }: Stripe.Invoice) {
  const paid = payments?.data.find(({ status }) => status === "paid");
  return idOf(paid?.payment.payment_intent ?? null);
}

export const idOf = (thing: string | { id: string } | null) =>
  typeof thing === "string" ? thing : (thing?.id ?? null);

const moment = (seconds: number) => new Date(seconds * 1000);
const date = (seconds: number | null) => (seconds === null ? null : moment(seconds));
