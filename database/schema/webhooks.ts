import { sql } from "drizzle-orm";
import { index, pgTable } from "drizzle-orm/pg-core";
import { userId } from "./accounts/accounts.ts";
import { listings } from "./catalogue/listings.ts";
import { moment, partOf } from "./columns.ts";

export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Account that created or last enabled it. It receives only what this account may read. */
    userId: userId(),
    /** Listing whose events it receives; null: all listings. */
    listingId: t.integer().references(() => listings.id, { onDelete: "cascade" }),
    url: t.text().notNull(),
    description: t.text().notNull(),
    events: t.text().array().notNull(),
    /** Encrypted with the site's secret, not hashed, because signing needs the plain value. */
    secret: t.text().notNull(),
    /** Previous secret, also used for signing until then. */
    secretBefore: t.text(),
    secretBeforeUntil: moment(),
    createdAt: moment().notNull(),
    disabledAt: moment(),
    /** "hand", "gone" (410), "failing", "maker" (creator lost the permission). */
    disabledFor: t.text(),
    /** Start of the current failures; null if the last delivery succeeded. */
    failingSince: moment(),
    failures: t.integer().notNull().default(0),
    pausedUntil: moment(),
  }),
  (table) => [
    index("webhook_endpoints_user").on(table.userId),
    index("webhook_endpoints_listing").on(table.listingId),
  ],
);

/** Delivery queue: written in the transaction of the change, sent after it, and retried. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    /** webhook-id, the same for every attempt. */
    messageId: t.uuid().notNull().defaultRandom(),
    endpointId: partOf(() => webhookEndpoints.id),
    type: t.text().notNull(),
    /** Copied at that time, so events about a deleted listing are still sent. */
    listingId: t.integer(),
    medSpaSlug: t.text(),
    /** Id of the booking, review, special, or callback request. */
    thingId: t.integer(),
    happenedAt: moment().notNull().defaultNow(),
    /** The next attempt; null means now. */
    dueAt: moment(),
    /** Attempts since it was first sent, or resent manually. */
    attempts: t.integer().notNull().default(0),
    deliveredAt: moment(),
    failedAt: moment(),
  }),
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
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    deliveryId: partOf(() => webhookDeliveries.id),
    at: moment().notNull(),
    /** The status; null without a response. */
    status: t.integer(),
    milliseconds: t.integer().notNull(),
    answer: t.text().notNull(),
  }),
  (table) => [
    index("webhook_attempts_delivery").on(table.deliveryId),
    index("webhook_attempts_at").on(table.at),
  ],
);
