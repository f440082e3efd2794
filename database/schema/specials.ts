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
import { listings } from "./catalogue/listings.ts";
import { treatments } from "./catalogue/reference.ts";
import { written } from "./columns.ts";

export const specials = pgTable(
  "specials",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: integer()
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    /** Null: some other service on the listing's menu. */
    treatmentId: smallint().references(() => treatments.id, { onDelete: "set null" }),
    title: text().notNull(),
    description: text().notNull(),
    originalPriceCents: integer(),
    specialPriceCents: integer(),
    discountPercentage: smallint(),
    /** Local days, both inclusive. */
    validFrom: date().notNull(),
    validTo: date().notNull(),
    termsConditions: text(),
    /** When the owner stated that the original price was charged within the last three months. */
    formerPriceStatedAt: timestamp({ withTimezone: true }),
    isActive: boolean().notNull().default(true),
    /** Maximum number of vouchers. Null: unlimited. */
    mostClaims: integer(),
    endedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("specials_listing").on(table.listingId),
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

/** Vouchers: one per person, redeemable once. */
export const vouchers = pgTable(
  "vouchers",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    specialId: integer()
      .notNull()
      .references(() => specials.id, { onDelete: "cascade" }),
    /** Keyed hash of the mailbox. It outlives the account, so each person redeems only once. */
    person: text().notNull(),
    customerEmail: text().notNull(),
    customerName: text().notNull().default(""),
    locale: written(),
    /** Keyed hash for lookups. The code itself is encrypted. */
    fingerprint: text().notNull().unique("vouchers_fingerprint"),
    code: text().notNull(),
    /** End date as promised in the voucher. Ending the special early does not shorten it. */
    validTo: date().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When the emailed link was followed. Only then does it count against the special's limit. */
    confirmedAt: timestamp({ withTimezone: true }),
    /** Keyed hash of the requesting network. Deleted after a month. */
    source: text(),
    redeemedAt: timestamp({ withTimezone: true }),
    redeemedBy: integer().references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    unique("vouchers_once").on(table.specialId, table.person),
    index("vouchers_unconfirmed").on(table.createdAt).where(sql`confirmed_at is null`),
  ],
);
