import { sql } from "drizzle-orm";
import { check, index, pgEnum, pgTable, primaryKey, uniqueIndex } from "drizzle-orm/pg-core";
import { licenseKinds } from "#shared/credential-kinds.ts";
import { list, minuteRanges, partOf } from "../columns.ts";
import { listingId } from "./listings.ts";
import { treatmentId, treatments } from "./reference.ts";

/** Menu with prices. The date is when the price was last confirmed. */
export const services = pgTable(
  "services",
  (t) => ({
    listingId: listingId(),
    position: t.smallint().notNull(),
    treatmentId: t.smallint().references(() => treatments.id),
    name: t.text().notNull(),
    description: t.text().notNull().default(""),
    priceMinCents: t.integer(),
    priceMaxCents: t.integer(),
    priceUnit: t.text(),
    pricedOn: t.date(),
    minutes: t.smallint(),
  }),
  (table) => [primaryKey({ columns: [table.listingId, table.position] })],
);

export const staffMembers = pgTable(
  "staff_members",
  (t) => ({
    /** Stays the same when the listing edits, moves or renames the person. */
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: listingId(),
    position: t.smallint().notNull(),
    name: t.text().notNull(),
    title: t.text().notNull(),
    certifications: list(),
    /**
     * Not a licensed healing arts practitioner. The law requires this notice where such work is
     * advertised.
     */
    isUnlicensed: t.boolean().notNull().default(false),
  }),
  (table) => [index("staff_members_listing").on(table.listingId, table.position)],
);

export const staffTreatments = pgTable(
  "staff_treatments",
  { staffMemberId: partOf(() => staffMembers.id), treatmentId: treatmentId() },
  (table) => [primaryKey({ columns: [table.staffMemberId, table.treatmentId] })],
);

export const hourExceptions = pgTable(
  "hour_exceptions",
  (t) => ({
    listingId: listingId(),
    day: t.date().notNull(),
    /** Empty: closed all day. */
    hours: minuteRanges().notNull().default(sql`'{}'`),
    note: t.text().notNull().default(""),
  }),
  (table) => [
    primaryKey({ columns: [table.listingId, table.day] }),
    check("hour_exceptions_hours", sql`${table.hours} <@ int4multirange(int4range(0, 1440))`),
  ],
);

export const licenseKind = pgEnum("license_kind", licenseKinds);

export const licenses = pgTable(
  "licenses",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: listingId(),
    kind: licenseKind().notNull(),
    holder: t.text().notNull(),
    number: t.text().notNull(),
    /** Set only after an admin has looked it up. */
    checkedOn: t.date(),
  }),
  (table) => [uniqueIndex("licenses_number").on(table.listingId, table.number)],
);
