import { date, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { medSpas } from "../catalogue/listings.ts";
import { users } from "./accounts.ts";

const moment = () => timestamp({ withTimezone: true });

/** With which programs call the API for somebody. The key itself is nowhere: its hash is. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Who made it: it may never do more than he may. */
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The listing that it is for; null: the whole site. */
    medSpaId: integer().references(() => medSpas.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** Its first letters, by which people know it again. */
    prefix: text().notNull(),
    keyHash: text().notNull().unique("api_keys_hash"),
    scopes: text().array().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment(),
    /** The day, for nobody is to be followed by it. */
    usedOn: date(),
    revokedAt: moment(),
  },
  (table) => [
    index("api_keys_user").on(table.userId),
    index("api_keys_med_spa").on(table.medSpaId),
  ],
);

/** Calls with an Idempotency-Key, for a day: the same call again gets the same answer. */
export const idempotentCalls = pgTable(
  "idempotent_calls",
  {
    /** A fingerprint of the key, the operation and the caller. */
    key: text().primaryKey(),
    bodyHash: text().notNull(),
    /** Encrypted: it may hold a private link. */
    answer: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index("idempotent_calls_age").on(table.createdAt)],
);
