import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts.ts";
import { medSpas } from "./catalogue/listings.ts";
import { written } from "./columns.ts";

const moment = () => timestamp({ withTimezone: true });

/** How somebody shows that a listing is his. */
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

/** Who says that a listing is his: one open claim an account and listing. */
export const ownershipClaims = pgTable(
  "ownership_claims",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    medSpaId: integer()
      .notNull()
      .references(() => medSpas.id, { onDelete: "cascade" }),
    userId: integer()
      .notNull()
      .references(() => users.id),
    proof: ownershipProof().notNull(),
    state: ownershipState().notNull(),
    /** Where the code went. Null for other proofs, and once the account is deleted. */
    sentTo: text(),
    /** Keyed with the site's secret: six digits alone would be guessed from any other hash. */
    codeHash: text(),
    codeExpiresAt: moment(),
    tries: smallint().notNull().default(0),
    /** Of a claim by document; its picture is kept until it is decided. */
    explanation: text().notNull().default(""),
    link: text().notNull().default(""),
    phone: text().notNull().default(""),
    /** The attestation as the claimant read and confirmed it; recorded for the listing once the claim is granted. */
    attestedWords: text().notNull().default(""),
    language: written(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex("ownership_claims_open")
      .on(table.userId, table.medSpaId)
      .where(sql`state in ('code sent', 'waiting')`),
    index("ownership_claims_waiting").on(table.state, table.createdAt),
    index("ownership_claims_med_spa").on(table.medSpaId),
    check(
      "ownership_claims_code",
      sql`(${table.codeHash} is null) = (${table.codeExpiresAt} is null)`,
    ),
  ],
);

/** What became of each claim, when, and through whom. Rows are only ever added. */
export const ownershipHistory = pgTable(
  "ownership_history",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    claimId: integer()
      .notNull()
      .references(() => ownershipClaims.id, { onDelete: "cascade" }),
    act: ownershipAct().notNull(),
    proof: ownershipProof().notNull(),
    /** Null where a right code or a link decided. */
    decidedBy: integer().references(() => users.id),
    reason: text().notNull().default(""),
    at: moment().notNull(),
  },
  (table) => [index("ownership_history_claim").on(table.claimId, table.id)],
);
