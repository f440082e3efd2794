export type PlanState = "none" | "trialing" | "active" | "past due" | "cancelling" | "ended";
export type InvoiceState = "open" | "paid" | "refunded" | "void";

/** What the provider knows of a plan: the truth, whatever its events say and in whatever order they come. */
export type PlanTruth = {
  state: PlanState;
  /** With which the browser names the card; null once there is one. */
  clientSecret: string | null;
  card: string | null;
  trialEndsAt: Date | null;
  periodEndsAt: Date | null;
  endedAt: Date | null;
  invoices: InvoiceTruth[];
};

export type InvoiceTruth = {
  externalId: string;
  number: string;
  state: InvoiceState;
  amountCents: number;
  refundedCents: number;
  periodFrom: Date;
  periodTo: Date;
  issuedAt: Date;
  paidAt: Date | null;
  failures: number;
};

export type PaymentEvent = { externalId: string; kind: string; planId: string | null };

/** Whoever takes the money. `key` makes a call that is made again the same call. */
export type Payments = {
  provider: "stripe" | "test";
  publishableKey: string;
  start(order: { key: string; email: string; name: string; trialDays: number }): Promise<string>;
  read(planId: string): Promise<PlanTruth | null>;
  cancelAtPeriodEnd(planId: string): Promise<void>;
  keepOn(planId: string): Promise<void>;
  /** Asks for another card: `read` then has a client secret. */
  newCard(planId: string): Promise<void>;
  /** At once: nothing more is charged, and no card can be named any more. */
  end(planId: string): Promise<void>;
  refund(planId: string, invoiceId: string): Promise<void>;
  /** Null for what the provider did not sign. */
  readEvent(body: string, signature: string): PaymentEvent | null;
};

/** The provider does not answer, or not now. */
export class PaymentsUnreachable extends Error {}
