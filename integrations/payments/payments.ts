import type { PaidPlan } from "#site/plans.ts";

export type PlanState = "none" | "trialing" | "active" | "past due" | "cancelling" | "ended";
export type InvoiceState = "open" | "paid" | "refunded" | "void";

/** A plan's state at the provider, which overrides whatever its events say in any order. */
export type PlanTruth = {
  state: PlanState;
  /** For entering the card in the browser; null once there is one. */
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

/** Payment provider. `key` makes calls idempotent. */
export type Payments = {
  provider: "stripe" | "test";
  publishableKey: string;
  start(order: {
    key: string;
    plan: PaidPlan;
    email: string;
    name: string;
    trialDays: number;
  }): Promise<string>;
  read(planId: string): Promise<PlanTruth | null>;
  cancelAtPeriodEnd(planId: string): Promise<void>;
  keepOn(planId: string): Promise<void>;
  /** Requests another card: `read` then returns a client secret. */
  newCard(planId: string): Promise<void>;
  /** Ends immediately: no further charges, and no more card changes. */
  end(planId: string): Promise<void>;
  refund(planId: string, invoiceId: string): Promise<void>;
  /** Null without a valid signature. */
  readEvent(body: string, signature: string): Promise<PaymentEvent | null>;
};

export class PaymentsUnreachable extends Error {}
