import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts.ts";
import { listings } from "./catalogue/listings.ts";
import { moment } from "./columns.ts";

export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Account that created or last enabled it. It receives only what this account may read. */
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Listing whose events it receives; null: all listings. */
    listingId: integer().references(() => listings.id, { onDelete: "cascade" }),
    url: text().notNull(),
    description: text().notNull(),
    events: text().array().notNull(),
    /** Encrypted with the site's secret, not hashed, because signing needs the plain value. */
    secret: text().notNull(),
    /** Previous secret, also used for signing until then. */
    secretBefore: text(),
    secretBeforeUntil: moment(),
    createdAt: moment().notNull(),
    disabledAt: moment(),
    /** "hand", "gone" (410), "failing", "maker" (creator lost the permission). */
    disabledFor: text(),
    /** Start of the current failures; null if the last delivery succeeded. */
    failingSince: moment(),
    failures: integer().notNull().default(0),
    pausedUntil: moment(),
  },
  (table) => [
    index("webhook_endpoints_user").on(table.userId),
    index("webhook_endpoints_listing").on(table.listingId),
  ],
);

/** Delivery queue: written in the transaction of the change, sent after it, and retried. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** webhook-id, the same for every attempt. */
    messageId: uuid().notNull().defaultRandom(),
    endpointId: integer()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    type: text().notNull(),
    /** Copied at that time, so events about a deleted listing are still sent. */
    listingId: integer(),
    medSpaSlug: text(),
    /** Id of the booking, review, special, or callback request. */
    thingId: integer(),
    happenedAt: moment().notNull().defaultNow(),
    /** Null: now. */
    dueAt: moment(),
    /** Attempts since it was first sent, or resent manually. */
    attempts: integer().notNull().default(0),
    deliveredAt: moment(),
    failedAt: moment(),
  },
  (table) => [
    index("webhook_deliveries_due")
      .on(table.dueAt.asc().nullsFirst(), table.id)
      .where(sql`delivered_at is null and failed_at is null`),
    index("webhook_deliveries_endpoint").on(table.endpointId, table.id),
    index("webhook_deliveries_happened").on(table.happenedAt),
  ],
);

export const webhookAttempts = pgTable(
  "webhook_attempts",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    deliveryId: integer()
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: "cascade" }),
    at: moment().notNull(),
    /** Null without a response. */
    status: integer(),
    milliseconds: integer().notNull(),
    answer: text().notNull(),
  },
  (table) => [
    index("webhook_attempts_delivery").on(table.deliveryId),
    index("webhook_attempts_at").on(table.at),
  ],
);
