import { date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { listings } from "../catalogue/listings.ts";
import { moment } from "../columns.ts";
import { users } from "./accounts.ts";

/** API keys. Only a hash is stored, never the key. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Creator. The key never has more permissions than this account. */
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Listing of the key; null: the whole site. */
    listingId: integer().references(() => listings.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** First characters, so that people can recognize the key. */
    prefix: text().notNull(),
    keyHash: text().notNull().unique("api_keys_hash"),
    scopes: text().array().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment(),
    /** Day of last use only, because exact times would track people. */
    usedOn: date(),
    revokedAt: moment(),
  },
  (table) => [
    index("api_keys_user").on(table.userId),
    index("api_keys_listing").on(table.listingId),
  ],
);

/**
 * Responses to calls with an Idempotency-Key, kept for a day so that a repeat gets the same
 * response.
 */
export const idempotentCalls = pgTable(
  "idempotent_calls",
  {
    /** Hash of the key, operation, and caller. */
    key: text().primaryKey(),
    bodyHash: text().notNull(),
    /** Encrypted, because it may contain a private link. */
    answer: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index("idempotent_calls_age").on(table.createdAt)],
);
