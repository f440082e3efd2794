import { sql } from "drizzle-orm";
import { check, index, pgEnum, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { lastingUserId, users } from "./accounts/accounts.ts";
import { listingId } from "./catalogue/listings.ts";
import { moment, partOf, written } from "./columns.ts";

export const listingClaimProof = pgEnum("listing_claim_proof", [
  "submission",
  "listed email",
  "domain email",
  "document",
]);
export const listingClaimState = pgEnum("listing_claim_state", [
  "code sent",
  "waiting",
  "granted",
  "refused",
  "withdrawn",
]);
export const listingClaimAct = pgEnum("listing_claim_act", [
  "code sent",
  "requested",
  "granted",
  "refused",
  "withdrawn",
]);

/** Listing claims: one open claim per account and listing. */
export const listingClaims = pgTable(
  "listing_claims",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: listingId(),
    userId: lastingUserId(),
    proof: listingClaimProof().notNull(),
    state: listingClaimState().notNull(),
    /** Address that received the code. Null for other evidence, and once the account is deleted. */
    sentTo: t.text(),
    /** Keyed with the site's secret: six digits could be guessed from a plain hash. */
    codeHash: t.text(),
    codeExpiresAt: moment(),
    attempts: t.smallint().notNull().default(0),
    /** For claims by document. The image is kept until the decision. */
    explanation: t.text().notNull().default(""),
    link: t.text().notNull().default(""),
    phone: t.text().notNull().default(""),
    /**
     * Attestation as the claimant confirmed it. Recorded for the listing once the claim is approved.
     */
    attestedText: t.text().notNull().default(""),
    locale: written(),
    createdAt: moment().notNull(),
  }),
  (table) => [
    uniqueIndex("listing_claims_open")
      .on(table.userId, table.listingId)
      .where(sql`state in ('code sent', 'waiting')`),
    index("listing_claims_waiting").on(table.state, table.createdAt),
    index("listing_claims_listing").on(table.listingId),
    check(
      "listing_claims_code",
      sql`(${table.codeHash} is null) = (${table.codeExpiresAt} is null)`,
    ),
  ],
);

/** History of listing claims. Append-only. */
export const listingClaimHistory = pgTable(
  "listing_claim_history",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    claimId: partOf(() => listingClaims.id),
    act: listingClaimAct().notNull(),
    proof: listingClaimProof().notNull(),
    /** Null if a code or link decided it. */
    decidedBy: t.integer().references(() => users.id),
    reason: t.text().notNull().default(""),
    at: moment().notNull(),
  }),
  (table) => [index("listing_claim_history_claim").on(table.claimId, table.id)],
);
