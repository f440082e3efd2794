import { sql } from "drizzle-orm";
import { check, index, pgEnum, pgTable, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { listingPlanNames } from "#site/plans.ts";
import { users } from "./accounts/accounts.ts";
import { listingId } from "./catalogue/listings.ts";
import { moment, partOf } from "./columns.ts";

export const paymentProvider = pgEnum("payment_provider", ["stripe", "test"]);
/** `none`: started, but no card is on file yet. */
export const planState = pgEnum("plan_state", [
  "none",
  "trialing",
  "active",
  "past due",
  "cancelling",
  "ended",
]);
export const invoiceState = pgEnum("invoice_state", ["open", "paid", "refunded", "void"]);

/**
 * Paid plan of a listing, as last reported by the payment provider. Ended plans stay; a new
 * plan is a new row.
 */
export const plans = pgTable(
  "plans",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: listingId(),
    plan: t.text({ enum: listingPlanNames }).notNull().default("premier"),
    provider: paymentProvider().notNull(),
    /** Id at the provider. */
    externalId: t.text(),
    state: planState().notNull().default("none"),
    payerEmail: t.text().notNull(),
    /** Exact text of the agreement, and its time. */
    consentText: t.text().notNull(),
    consentAt: moment().notNull(),
    card: t.text(),
    createdAt: moment().notNull(),
    trialEndsAt: moment(),
    notifiedOfTrialEnd: t.boolean().notNull().default(false),
    /** Last yearly reminder of what the plan is, what it costs, and how to cancel. */
    remindedAt: moment(),
    /** Announced price change: the cents and the date. */
    notifiedOfPrice: t.text(),
    periodEndsAt: moment(),
    endedAt: moment(),
    /** The listing or its payer is gone: cancel at the provider once it is reachable. */
    endsAtPeriodEnd: t.boolean().notNull().default(false),
    /**
     * Number of requests to the provider. The result of an older request never overwrites that of a
     * newer one.
     */
    requestedVersion: t.integer().notNull().default(0),
    appliedVersion: t.integer().notNull().default(0),
  }),
  (table) => [
    unique("plans_external").on(table.provider, table.externalId),
    uniqueIndex("plans_one_a_listing").on(table.listingId).where(sql`state <> 'ended'`),
    index("plans_listing").on(table.listingId),
    check("plans_ended", sql`(${table.state} = 'ended') = (${table.endedAt} is not null)`),
  ],
);

export const invoices = pgTable(
  "invoices",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    planId: partOf(() => plans.id),
    externalId: t.text().notNull(),
    number: t.text().notNull(),
    state: invoiceState().notNull(),
    amountCents: t.integer().notNull(),
    refundedCents: t.integer().notNull().default(0),
    periodFrom: moment().notNull(),
    periodTo: moment().notNull(),
    issuedAt: moment().notNull(),
    paidAt: moment(),
    failures: t.integer().notNull().default(0),
  }),
  (table) => [
    unique("invoices_external").on(table.planId, table.externalId),
    check("invoices_refunded", sql`${table.refundedCents} between 0 and ${table.amountCents}`),
    check(
      "invoices_paid",
      sql`(${table.state} in ('paid', 'refunded')) = (${table.paidAt} is not null)`,
    ),
  ],
);

/** History of a plan. A null actor means the provider or a deadline. */
export const planHistory = pgTable(
  "plan_history",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    planId: partOf(() => plans.id),
    at: moment().notNull(),
    state: planState().notNull(),
    userId: t.integer().references(() => users.id, { onDelete: "set null" }),
  }),
  (table) => [index("plan_history_plan").on(table.planId, table.at)],
);

/** Events received from the provider, so that none is processed twice. */
export const paymentEvents = pgTable(
  "payment_events",
  (t) => ({
    provider: paymentProvider().notNull(),
    externalId: t.text().notNull(),
    kind: t.text().notNull(),
    handledAt: moment().notNull(),
  }),
  (table) => [
    unique("payment_events_once").on(table.provider, table.externalId),
    index("payment_events_taken").on(table.handledAt),
  ],
);

/**
 * Data of the built-in test provider, which simulates an external service. Nothing else reads it.
 */
export const testPayments = pgTable(
  "test_payments",
  (t) => ({ id: t.text().primaryKey(), document: t.jsonb().notNull() }),
  (table) => [uniqueIndex("test_payments_secret").on(sql`(${table.document} ->> 'secret')`)],
);
