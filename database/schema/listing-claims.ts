import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts.ts";
import { listings } from "./catalogue/listings.ts";
import { moment, written } from "./columns.ts";

export const ownershipProof = pgEnum("ownership_proof", [
  "sent in",
  "listed mail",
  "domain mail",
  "document",
]);
export const ownershipState = pgEnum("ownership_state", [
  "code sent",
  "waiting",
  "granted",
  "refused",
  "withdrawn",
]);
export const ownershipAct = pgEnum("ownership_act", [
  "code sent",
  "asked",
  "granted",
  "refused",
  "withdrawn",
]);

/** Listing claims: one open claim per account and listing. */
export const ownershipClaims = pgTable(
  "ownership_claims",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: integer()
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    userId: integer()
      .notNull()
      .references(() => users.id),
    proof: ownershipProof().notNull(),
    state: ownershipState().notNull(),
    /** Address that received the code. Null for other evidence, and once the account is deleted. */
    sentTo: text(),
    /** Keyed with the site's secret: six digits could be guessed from a plain hash. */
    codeHash: text(),
    codeExpiresAt: moment(),
    tries: smallint().notNull().default(0),
    /** For claims by document. The image is kept until the decision. */
    explanation: text().notNull().default(""),
    link: text().notNull().default(""),
    phone: text().notNull().default(""),
    /**
     * Attestation as the claimant confirmed it. Recorded for the listing once the claim is approved.
     */
    attestedWords: text().notNull().default(""),
    language: written(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex("ownership_claims_open")
      .on(table.userId, table.listingId)
      .where(sql`state in ('code sent', 'waiting')`),
    index("ownership_claims_waiting").on(table.state, table.createdAt),
    index("ownership_claims_listing").on(table.listingId),
    check(
      "ownership_claims_code",
      sql`(${table.codeHash} is null) = (${table.codeExpiresAt} is null)`,
    ),
  ],
);

/** History of listing claims. Append-only. */
export const ownershipHistory = pgTable(
  "ownership_history",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    claimId: integer()
      .notNull()
      .references(() => ownershipClaims.id, { onDelete: "cascade" }),
    act: ownershipAct().notNull(),
    proof: ownershipProof().notNull(),
    /** Null if a code or link decided it. */
    decidedBy: integer().references(() => users.id),
    reason: text().notNull().default(""),
    at: moment().notNull(),
  },
  (table) => [index("ownership_history_claim").on(table.claimId, table.id)],
);
