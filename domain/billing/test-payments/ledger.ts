import type { InvoiceTruth, PlanTruth } from "#integrations/payments/payments.ts";
import { type PaidPlan, planDetails } from "#site/plans.ts";

export const testCards = {
  works: { label: "works", number: "4242 4242 4242 4242", name: "Visa ending in 4242" },
  authentication: {
    label: "requires 3-D Secure",
    number: "4000 0025 0000 3155",
    name: "Visa ending in 3155",
  },
  declined: {
    label: "declined at once",
    number: "4000 0000 0000 0002",
    refusal: "Your card was declined.",
  },
  expired: { label: "expired", number: "4000 0000 0000 0069", refusal: "Your card has expired." },
  "fails later": {
    label: "accepted, then declined when charged",
    number: "4000 0000 0000 0341",
    name: "Visa ending in 0341",
  },
} as const;
export type TestCard = keyof typeof testCards;
export const isTestCard = (name: unknown): name is TestCard =>
  typeof name === "string" && Object.hasOwn(testCards, name);

type LedgerInvoice = Omit<InvoiceTruth, "periodFrom" | "periodTo" | "issuedAt" | "paidAt"> & {
  periodFrom: string;
  periodTo: string;
  issuedAt: string;
  paidAt: string | null;
};

/** A plan at the test provider, as JSON: what Stripe would store. */
export type TestPlan = {
  id: string;
  plan: PaidPlan;
  trialDays: number;
  /** Client secret for entering a card; null when none is requested. */
  secret: string | null;
  /** A card that was entered, but still needs authentication by the bank. */
  unproven: TestCard | null;
  card: TestCard | null;
  trialEndsAt: string | null;
  periodEndsAt: string | null;
  isCancelling: boolean;
  endedAt: string | null;
  invoices: LedgerInvoice[];
  nextTryAt: string | null;
  pendingEvents: { id: string; kind: string }[];
  eventCount: number;
};

const day = 24 * 60 * 60_000;
/** Retries after the first decline. After the last one, the plan ends. */
const daysBetweenTries = [3, 5, 7];

export function newBook(
  id: string,
  order: Pick<TestPlan, "plan" | "trialDays">,
  secret: string,
): TestPlan {
  const nothing = {
    unproven: null,
    card: null,
    trialEndsAt: null,
    periodEndsAt: null,
    endedAt: null,
    nextTryAt: null,
  };
  return {
    id,
    ...order,
    secret,
    ...nothing,
    isCancelling: false,
    invoices: [],
    pendingEvents: [],
    eventCount: 0,
  };
}

/** Returns the reason why a card is refused at once; null if it is accepted. */
export function refusalOf(card: TestCard): string | null {
  const chosen = testCards[card];
  return "refusal" in chosen ? chosen.refusal : null;
}

export function setCancelling(book: TestPlan, isCancelling: boolean) {
  if (book.endedAt || book.isCancelling === isCancelling) return;
  book.isCancelling = isCancelling;
  queueTestEvent(book, "customer.subscription.updated");
}

export function refundTestInvoice(book: TestPlan, invoiceId: string) {
  const invoice = book.invoices.find(
    ({ externalId, state }) => externalId === invoiceId && state === "paid",
  );
  if (!invoice) return;
  Object.assign(invoice, { state: "refunded", refundedCents: invoice.amountCents });
  queueTestEvent(book, "charge.refunded");
}

export function queueTestEvent(book: TestPlan, kind: string) {
  book.eventCount += 1;
  book.pendingEvents.push({ id: `evt_${book.id}_${book.eventCount}`, kind });
}

/**
 * Accepts an authenticated card: the first one starts the trial, a later one pays what is due.
 */
export function acceptCard(book: TestPlan, card: TestCard, now: Date) {
  Object.assign(book, { card, unproven: null, secret: null });
  if (book.trialEndsAt === null) {
    const ends = new Date(now.getTime() + book.trialDays * day).toISOString();
    Object.assign(book, { trialEndsAt: ends, periodEndsAt: ends });
  } else if (book.nextTryAt) {
    book.nextTryAt = now.toISOString();
  }
  queueTestEvent(book, "setup_intent.succeeded");
  settleTestBook(book, now);
}

export function settleTestBook(book: TestPlan, now: Date) {
  for (let next = nextOf(book); next && new Date(next.due) <= now; next = nextOf(book))
    next.act(book, new Date(next.due));
}

function nextOf(book: TestPlan) {
  if (book.endedAt || !book.card || !book.periodEndsAt) return null;
  return book.nextTryAt && book.nextTryAt < book.periodEndsAt
    ? { due: book.nextTryAt, act: chargeOpenInvoice }
    : { due: book.periodEndsAt, act: renew };
}

/**
 * Makes the next event due now by moving all past dates back, because the site's clock cannot
 * move.
 */
export function advanceTestBook(book: TestPlan, now: Date) {
  settleTestBook(book, now);
  const next = nextOf(book);
  if (!next) return;
  const wait = new Date(next.due).getTime() - now.getTime();
  const earlier = <At extends string | null>(at: At) =>
    at === null ? at : new Date(new Date(at).getTime() - wait).toISOString();
  const { trialEndsAt, periodEndsAt, nextTryAt, invoices } = book;
  Object.assign(book, {
    trialEndsAt: earlier(trialEndsAt),
    periodEndsAt: earlier(periodEndsAt),
    nextTryAt: earlier(nextTryAt),
  });
  for (const invoice of invoices) {
    const { periodFrom, periodTo, issuedAt, paidAt } = invoice;
    Object.assign(invoice, {
      periodFrom: earlier(periodFrom),
      periodTo: earlier(periodTo),
      issuedAt: earlier(issuedAt),
      paidAt: earlier(paidAt),
    });
  }
  settleTestBook(book, now);
}

function renew(book: TestPlan, at: Date) {
  if (book.isCancelling) return endBook(book, at);
  const periodTo = monthsAfter(new Date(book.trialEndsAt ?? at), book.invoices.length + 1);
  const number = `TEST-${book.id.replace(/\D/g, "")}-${book.invoices.length + 1}`;
  const [periodFrom, issuedAt] = [at.toISOString(), at.toISOString()];
  const money = { amountCents: planDetails(book.plan).priceCents, refundedCents: 0 };
  const open = {
    externalId: `in_${number}`,
    number,
    state: "open" as const,
    ...money,
    periodFrom,
    periodTo: periodTo.toISOString(),
    issuedAt,
  };
  book.invoices.push({ ...open, paidAt: null, failures: 0 });
  book.periodEndsAt = periodTo.toISOString();
  chargeOpenInvoice(book, at);
}

export function chargeOpenInvoice(book: TestPlan, at: Date) {
  const invoice = book.invoices.find(({ state }) => state === "open");
  if (!invoice) return;
  if (book.card !== "fails later") {
    Object.assign(invoice, { state: "paid", paidAt: at.toISOString() });
    book.nextTryAt = null;
    return queueTestEvent(book, "invoice.paid");
  }
  const wait = daysBetweenTries[invoice.failures];
  invoice.failures += 1;
  queueTestEvent(book, "invoice.payment_failed");
  if (wait !== undefined) book.nextTryAt = new Date(at.getTime() + wait * day).toISOString();
  else endBook(book, at);
}

export function endBook(book: TestPlan, at: Date) {
  Object.assign(book, { endedAt: at.toISOString(), nextTryAt: null, secret: null, unproven: null });
  for (const invoice of book.invoices) if (invoice.state === "open") invoice.state = "void";
  queueTestEvent(book, "customer.subscription.deleted");
}

/** Returns the same day of a later month, or its last day: the 31st returns after February. */
function monthsAfter(at: Date, months: number) {
  const later = new Date(at);
  later.setUTCMonth(at.getUTCMonth() + months);
  if (later.getUTCDate() !== at.getUTCDate()) later.setUTCDate(0);
  return later;
}

export function planTruthOfBook(book: TestPlan, now: Date): PlanTruth {
  const date = (text: string | null) => (text === null ? null : new Date(text));
  const card = book.card && testCards[book.card];
  return {
    state: stateOf(book, now),
    clientSecret: book.secret,
    card: card && "name" in card ? card.name : null,
    trialEndsAt: date(book.trialEndsAt),
    periodEndsAt: date(book.periodEndsAt),
    endedAt: date(book.endedAt),
    invoices: book.invoices.map(({ periodFrom, periodTo, issuedAt, paidAt, ...invoice }) => ({
      ...invoice,
      periodFrom: new Date(periodFrom),
      periodTo: new Date(periodTo),
      issuedAt: new Date(issuedAt),
      paidAt: date(paidAt),
    })),
  };
}

function stateOf(book: TestPlan, now: Date) {
  if (book.endedAt) return "ended";
  if (!book.card) return "none";
  if (book.isCancelling) return "cancelling";
  if (book.invoices.some(({ state }) => state === "open")) return "past due";
  return book.trialEndsAt && new Date(book.trialEndsAt) > now ? "trialing" : "active";
}
