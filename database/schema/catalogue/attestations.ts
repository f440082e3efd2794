import { index, pgEnum, pgTable } from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.ts";
import { moment } from "../columns.ts";
import { listingId } from "./listings.ts";

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
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: listingId(),
    method: attestationWay().notNull(),
    /** The exact text as shown, in its language. */
    text: t.text().notNull(),
    /** The sender, null without an account; or the admin who recorded a signed statement. */
    userId: t.integer().references(() => users.id),
    /** Email address of the submission; null once its account is deleted. */
    email: t.text(),
    /** For a signed statement: the signer and where the paper is filed. */
    note: t.text().notNull().default(""),
    attestedAt: moment().notNull(),
  }),
  (table) => [index("attestations_listing").on(table.listingId, table.id)],
);
