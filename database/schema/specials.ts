import { sql } from "drizzle-orm";
import { check, index, pgTable, unique } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts.ts";
import { listingId } from "./catalogue/listings.ts";
import { treatments } from "./catalogue/reference.ts";
import { moment, partOf, written } from "./columns.ts";

export const specials = pgTable(
  "specials",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: listingId(),
    /** The treatment; null for some other service on the listing's menu. */
    treatmentId: t.smallint().references(() => treatments.id, { onDelete: "set null" }),
    title: t.text().notNull(),
    description: t.text().notNull(),
    originalPriceCents: t.integer(),
    specialPriceCents: t.integer(),
    discountPercentage: t.smallint(),
    /** Local days, both inclusive. */
    validFrom: t.date().notNull(),
    validTo: t.date().notNull(),
    termsConditions: t.text(),
    /** When the owner stated that the original price was charged within the last three months. */
    formerPriceStatedAt: moment(),
    isActive: t.boolean().notNull().default(true),
    /** Maximum number of vouchers. Null: unlimited. */
    mostClaims: t.integer(),
    endedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  }),
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
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    specialId: partOf(() => specials.id),
    /** Keyed hash of the mailbox. It outlives the account, so each person redeems only once. */
    person: t.text().notNull(),
    customerEmail: t.text().notNull(),
    customerName: t.text().notNull().default(""),
    locale: written(),
    /** Keyed hash for lookups. The code itself is encrypted. */
    fingerprint: t.text().notNull().unique("vouchers_fingerprint"),
    code: t.text().notNull(),
    /** End date as promised in the voucher. Ending the special early does not shorten it. */
    validTo: t.date().notNull(),
    createdAt: moment().notNull(),
    /** When the emailed link was followed. Only then does it count against the special's limit. */
    confirmedAt: moment(),
    /** Keyed hash of the requesting network, in IPv6 after that of its /48. Deleted after a month. */
    source: t.text(),
    redeemedAt: moment(),
    redeemedBy: t.integer().references(() => users.id, { onDelete: "set null" }),
  }),
  (table) => [
    unique("vouchers_once").on(table.specialId, table.person),
    index("vouchers_unconfirmed").on(table.createdAt).where(sql`confirmed_at is null`),
  ],
);
