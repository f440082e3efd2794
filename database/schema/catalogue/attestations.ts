import { index, integer, pgEnum, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.ts";
import { medSpas } from "./listings.ts";

/** How an attestation reached us. */
export const attestationWay = pgEnum("attestation_way", [
  "listing form",
  "api",
  "claim",
  "owner page",
  "signed statement",
]);

/** Statements with which an owner vouches for a listing before it goes live. Rows are only added. */
export const attestations = pgTable(
  "attestations",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    medSpaId: integer()
      .notNull()
      .references(() => medSpas.id, { onDelete: "cascade" }),
    way: attestationWay().notNull(),
    /** Exactly as they were read, in that language. */
    words: text().notNull(),
    /** Null where the sender had no account. Of a signed statement, the admin who recorded it. */
    userId: integer().references(() => users.id),
    /** The address that the listing was sent with; null once its account is deleted. */
    email: text(),
    /** Of a signed statement: the signer, and where the paper is kept. */
    note: text().notNull().default(""),
    attestedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("attestations_med_spa").on(table.medSpaId, table.id)],
);
