import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts.ts";
import { medSpas } from "./catalogue/listings.ts";
import { treatments } from "./catalogue/reference.ts";
import { written } from "./columns.ts";

export const specials = pgTable(
  "specials",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    medSpaId: integer()
      .notNull()
      .references(() => medSpas.id, { onDelete: "cascade" }),
    /** What it is about; null: something of the listing's menu. */
    treatmentId: smallint().references(() => treatments.id, { onDelete: "set null" }),
    title: text().notNull(),
    description: text().notNull(),
    originalPriceCents: integer(),
    specialPriceCents: integer(),
    discountPercentage: smallint(),
    /** Local days of the place; the last one counts whole. */
    validFrom: date().notNull(),
    validTo: date().notNull(),
    termsConditions: text(),
    /** When its owner stated that the original price was charged in the last three months. */
    formerPriceStatedAt: timestamp({ withTimezone: true }),
    isActive: boolean().notNull().default(true),
    /** How many people may claim it. Null: as many as come. */
    mostClaims: integer(),
    /** Before its last day, by its owner. */
    endedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("specials_med_spa").on(table.medSpaId),
    index("specials_current").on(table.validTo).where(sql`is_active`),
    check("specials_days", sql`${table.validFrom} <= ${table.validTo}`),
    check(
      "specials_prices",
      sql`${table.specialPriceCents} is null or ${table.originalPriceCents} is null or ${table.specialPriceCents} < ${table.originalPriceCents}`,
    ),
    check(
      "specials_discount",
      sql`${table.discountPercentage} is null or ${table.discountPercentage} between 1 and 99`,
    ),
    check("specials_most_claims", sql`${table.mostClaims} is null or ${table.mostClaims} > 0`),
  ],
);

/** A voucher: one a person, used once. */
export const specialClaims = pgTable(
  "special_claims",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    specialId: integer()
      .notNull()
      .references(() => specials.id, { onDelete: "cascade" }),
    /** A keyed hash of the mailbox: it outlives the account, so that nobody redeems twice. */
    person: text().notNull(),
    customerEmail: text().notNull(),
    customerName: text().notNull().default(""),
    language: written(),
    /** A keyed hash of its code, to find it by; the code itself is encrypted. */
    fingerprint: text().notNull().unique("special_claims_fingerprint"),
    code: text().notNull(),
    /** As was promised when it was claimed; an end that comes earlier takes nothing away. */
    validTo: date().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When the link in its email was followed. Only then does it count against the limit of its special. */
    confirmedAt: timestamp({ withTimezone: true }),
    /** A keyed hash of the network that asked for it. Deleted after a month. */
    source: text(),
    redeemedAt: timestamp({ withTimezone: true }),
    redeemedBy: integer().references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    unique("special_claims_once").on(table.specialId, table.person),
    index("special_claims_unconfirmed").on(table.createdAt).where(sql`confirmed_at is null`),
  ],
);
