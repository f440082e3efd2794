import { index, integer, pgEnum, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.ts";
import { listings } from "./listings.ts";

export const attestationWay = pgEnum("attestation_way", [
  "listing form",
  "api",
  "claim",
  "owner page",
  "signed statement",
]);

/** Statements that an owner attests to before a listing goes live. Append-only. */
export const attestations = pgTable(
  "attestations",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: integer()
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    method: attestationWay().notNull(),
    /** The exact text as shown, in its language. */
    text: text().notNull(),
    /** Null if the sender had no account. For a signed statement, the admin who recorded it. */
    userId: integer().references(() => users.id),
    /** Email address of the submission; null once its account is deleted. */
    email: text(),
    /** For a signed statement: the signer and where the paper is filed. */
    note: text().notNull().default(""),
    attestedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("attestations_listing").on(table.listingId, table.id)],
);
