import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts.ts";
import { medSpas } from "./catalogue/listings.ts";

const moment = () => timestamp({ withTimezone: true });

export const paymentProvider = pgEnum("payment_provider", ["stripe", "test"]);
/** `none`: begun, but no card is known yet. */
export const planState = pgEnum("plan_state", [
  "none",
  "trialing",
  "active",
  "past due",
  "cancelling",
  "ended",
]);
export const invoiceState = pgEnum("invoice_state", ["open", "paid", "refunded", "void"]);

/** A listing's Premier plan, as the payment provider last told it. One that ended stays; the next is a row of its own. */
export const plans = pgTable(
  "plans",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    medSpaId: integer()
      .notNull()
      .references(() => medSpas.id, { onDelete: "cascade" }),
    provider: paymentProvider().notNull(),
    /** The provider's name for it. */
    externalId: text(),
    state: planState().notNull().default("none"),
    payerEmail: text().notNull(),
    /** What was agreed to, word for word, and when. */
    consentText: text().notNull(),
    consentAt: moment().notNull(),
    card: text(),
    createdAt: moment().notNull(),
    trialEndsAt: moment(),
    toldOfTrialEnd: boolean().notNull().default(false),
    /** When its payer was last told what it is, what it costs and how to cancel: once a year. */
    remindedAt: moment(),
    /** Of which new price its payer was told: the cents and the day. */
    toldOfPrice: text(),
    periodEndsAt: moment(),
    endedAt: moment(),
    /** Its listing or who pays for it has gone: to be ended at the provider, as soon as he answers. */
    isToEnd: boolean().notNull().default(false),
    /** The provider was asked so many times; what an earlier question brought is not applied over what a later one did. */
    asked: integer().notNull().default(0),
    applied: integer().notNull().default(0),
  },
  (table) => [
    unique("plans_external").on(table.provider, table.externalId),
    uniqueIndex("plans_one_a_listing").on(table.medSpaId).where(sql`state <> 'ended'`),
    index("plans_med_spa").on(table.medSpaId),
    check("plans_ended", sql`(${table.state} = 'ended') = (${table.endedAt} is not null)`),
  ],
);

export const invoices = pgTable(
  "invoices",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    planId: integer()
      .notNull()
      .references(() => plans.id, { onDelete: "cascade" }),
    externalId: text().notNull(),
    number: text().notNull(),
    state: invoiceState().notNull(),
    amountCents: integer().notNull(),
    refundedCents: integer().notNull().default(0),
    periodFrom: moment().notNull(),
    periodTo: moment().notNull(),
    issuedAt: moment().notNull(),
    paidAt: moment(),
    /** Payments that were tried and refused. */
    failures: integer().notNull().default(0),
  },
  (table) => [
    unique("invoices_external").on(table.planId, table.externalId),
    check("invoices_refunded", sql`${table.refundedCents} between 0 and ${table.amountCents}`),
    check(
      "invoices_paid",
      sql`(${table.state} in ('paid', 'refunded')) = (${table.paidAt} is not null)`,
    ),
  ],
);

/** What became of a plan, when, and through whom: null is the provider or the time. */
export const planHistory = pgTable(
  "plan_history",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    planId: integer()
      .notNull()
      .references(() => plans.id, { onDelete: "cascade" }),
    at: moment().notNull(),
    state: planState().notNull(),
    userId: integer().references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [index("plan_history_plan").on(table.planId, table.at)],
);

/** What the provider told, so that nothing is taken twice. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    provider: paymentProvider().notNull(),
    externalId: text().notNull(),
    kind: text().notNull(),
    takenAt: moment().notNull(),
  },
  (table) => [
    unique("payment_events_once").on(table.provider, table.externalId),
    index("payment_events_taken").on(table.takenAt),
  ],
);

/** The books of the built-in test provider, which stands for somebody outside: nothing else reads them. */
export const testPayments = pgTable(
  "test_payments",
  { id: text().primaryKey(), document: jsonb().notNull() },
  (table) => [uniqueIndex("test_payments_secret").on(sql`(${table.document} ->> 'secret')`)],
);
