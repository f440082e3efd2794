import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts.ts";
import { medSpas } from "./catalogue/listings.ts";

const moment = () => timestamp({ withTimezone: true });

/** Addresses of others that are told what happens here. */
export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Who made it, or enabled it last: it is told nothing that he may not read. */
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The listing that it hears of; null: all. */
    medSpaId: integer().references(() => medSpas.id, { onDelete: "cascade" }),
    url: text().notNull(),
    description: text().notNull(),
    events: text().array().notNull(),
    /** Sealed with the site's secret: signing needs it as it is. */
    secret: text().notNull(),
    /** The one before, with which we sign as well until then. */
    secretBefore: text(),
    secretBeforeUntil: moment(),
    createdAt: moment().notNull(),
    disabledAt: moment(),
    /** "hand", "gone" (410), "failing", "maker" (who lost the right). */
    disabledFor: text(),
    /** Since when nothing arrived; null while the last delivery did. */
    failingSince: moment(),
    failures: integer().notNull().default(0),
    /** One that does not answer is left alone until then. */
    restsUntil: moment(),
  },
  (table) => [
    index("webhook_endpoints_user").on(table.userId),
    index("webhook_endpoints_med_spa").on(table.medSpaId),
  ],
);

/** What each is to be told: written in the transaction of the change, sent after it, as often as it takes. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Its webhook-id, the same however often it is sent. */
    messageId: uuid().notNull().defaultRandom(),
    endpointId: integer()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    type: text().notNull(),
    /** As it was at that moment: a listing that is removed is still told of. */
    medSpaId: integer(),
    medSpaSlug: text(),
    /** The number of the booking, the review, the offer or the request. */
    thingId: integer(),
    happenedAt: moment().notNull().defaultNow(),
    /** Null: at once. */
    dueAt: moment(),
    /** Since it was sent for the first time, or again by hand. */
    tries: integer().notNull().default(0),
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

/** Each time that it was sent, and what came back. */
export const webhookAttempts = pgTable(
  "webhook_attempts",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    deliveryId: integer()
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: "cascade" }),
    at: moment().notNull(),
    /** Null where none came. */
    status: integer(),
    milliseconds: integer().notNull(),
    /** How the answer begins, or why there is none. */
    answer: text().notNull(),
  },
  (table) => [
    index("webhook_attempts_delivery").on(table.deliveryId),
    index("webhook_attempts_at").on(table.at),
  ],
);
