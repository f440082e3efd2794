import {
  planTruthOfBook as bookTruth,
  type TestPlan,
  testCards,
} from "#domain/billing/test-payments/ledger.ts";

/** A plan at the fake Stripe: the book that applies time, and Stripe's own fields. */
export type StripePlan = {
  book: TestPlan;
  customer: string;
  metadata: Record<string, string>;
  method: string | null;
  firstSetup: Setup | null;
  createdAt: number;
};
export type Setup = {
  id: string;
  status: string;
  customer: string;
  method: string | null;
  metadata: Record<string, string>;
};

const day = 24 * 60 * 60;
const seconds = (at: Date | string) => Math.floor(new Date(at).getTime() / 1000);

export function setupObject({ id, status, customer, method, metadata }: Setup) {
  return {
    id,
    object: "setup_intent",
    status,
    customer,
    payment_method: method,
    metadata,
    client_secret: `${id}_secret_of_it`,
  };
}

export function subscriptionObject(
  { book, customer, metadata, method, firstSetup, createdAt }: StripePlan,
  now: Date,
) {
  const truth = bookTruth(book, now);
  // Stripe starts the trial before there is a card.
  const trialEnd = truth.trialEndsAt
    ? seconds(truth.trialEndsAt)
    : book.trialDays > 0
      ? createdAt + book.trialDays * day
      : null;
  const isPastDue = book.invoices.some(({ state }) => state === "open");
  const isTrial = trialEnd !== null && trialEnd > seconds(now);
  const isLate = seconds(now) - createdAt >= 23 * 60 * 60;
  const unpaid = isLate ? "incomplete_expired" : "incomplete";
  const status = book.endedAt
    ? "canceled"
    : !book.card && book.trialDays === 0
      ? unpaid
      : isTrial
        ? "trialing"
        : isPastDue
          ? "past_due"
          : "active";
  const card = book.card ? testCards[book.card].number : "";
  return {
    id: book.id,
    object: "subscription",
    customer,
    metadata,
    status,
    created: createdAt,
    canceled_at: null,
    pending_setup_intent:
      firstSetup && firstSetup.status !== "succeeded" ? setupObject(firstSetup) : null,
    default_payment_method: method && {
      id: method,
      object: "payment_method",
      card: { brand: "visa", last4: card.slice(-4) },
    },
    latest_invoice:
      status === "incomplete"
        ? {
            id: `in_${book.id}`,
            confirmation_secret: { type: "payment_intent", client_secret: book.secret },
          }
        : null,
    cancel_at_period_end: book.isCancelling,
    cancel_at: book.isCancelling && truth.periodEndsAt ? seconds(truth.periodEndsAt) : null,
    ended_at: book.endedAt ? seconds(book.endedAt) : null,
    trial_end: book.trialDays > 0 ? trialEnd : null,
    items: {
      object: "list",
      data: [
        {
          id: `si_${book.id}`,
          current_period_end: truth.periodEndsAt ? seconds(truth.periodEndsAt) : trialEnd,
        },
      ],
    },
  };
}

/** Newest first, ending with the $0 invoice that starts a trial. */
export function invoiceObjects({ book, createdAt }: StripePlan) {
  const trial = {
    id: `in_trial_${book.id}`,
    object: "invoice",
    status: "paid",
    number: "T-0",
    total: 0,
    attempt_count: 0,
    created: createdAt,
  };
  const period = { start: createdAt, end: createdAt };
  const first = {
    ...trial,
    status_transitions: { paid_at: createdAt, finalized_at: createdAt },
    lines: { data: [{ period }] },
    payments: { data: [] },
  };
  const later = book.invoices.map((invoice) => ({
    id: invoice.externalId,
    object: "invoice",
    number: invoice.number,
    total: invoice.amountCents,
    created: seconds(invoice.issuedAt),
    status:
      invoice.state === "refunded"
        ? "paid"
        : invoice.state === "void"
          ? "uncollectible"
          : invoice.state,
    attempt_count: invoice.failures + (invoice.paidAt ? 1 : 0),
    status_transitions: {
      paid_at: invoice.paidAt && seconds(invoice.paidAt),
      finalized_at: seconds(invoice.issuedAt),
    },
    lines: {
      data: [{ period: { start: seconds(invoice.periodFrom), end: seconds(invoice.periodTo) } }],
    },
    payments: {
      data: [
        {
          status: invoice.paidAt ? "paid" : "open",
          payment: { type: "payment_intent", payment_intent: `pi_${invoice.externalId}` },
        },
      ],
    },
  }));
  return [...later.reverse(), ...(book.trialDays > 0 ? [first] : [])];
}

export function chargeObjects({ book }: StripePlan) {
  return book.invoices
    .filter(({ paidAt }) => paidAt)
    .map(({ externalId, refundedCents }) => ({
      id: `ch_${externalId}`,
      object: "charge",
      paid: true,
      payment_intent: `pi_${externalId}`,
      amount_refunded: refundedCents,
    }));
}
