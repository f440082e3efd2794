import { index, pgTable } from "drizzle-orm/pg-core";
import { listings } from "../catalogue/listings.ts";
import { moment } from "../columns.ts";
import { userId } from "./accounts.ts";

/** API keys. Only a hash is stored, never the key. */
export const apiKeys = pgTable(
  "api_keys",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Creator. The key never has more permissions than this account. */
    userId: userId(),
    /** Listing of the key; null: the whole site. */
    listingId: t.integer().references(() => listings.id, { onDelete: "cascade" }),
    name: t.text().notNull(),
    /** First characters, so that people can recognize the key. */
    prefix: t.text().notNull(),
    keyHash: t.text().notNull().unique("api_keys_hash"),
    scopes: t.text().array().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment(),
    /** Day of last use only, because exact times would track people. */
    usedOn: t.date(),
    revokedAt: moment(),
  }),
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
  (t) => ({
    /** Hash of the key, operation, and caller. */
    key: t.text().primaryKey(),
    bodyHash: t.text().notNull(),
    /** Encrypted, because it may contain a private link. */
    answer: t.text().notNull(),
    createdAt: moment().notNull(),
  }),
  (table) => [index("idempotent_calls_age").on(table.createdAt)],
);
