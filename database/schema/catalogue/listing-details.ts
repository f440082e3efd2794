import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { licenseKinds } from "#shared/credential-kinds.ts";
import { list, minuteRanges } from "../columns.ts";
import { listingId } from "./listings.ts";
import { treatments } from "./reference.ts";

/** Menu with prices. The date is when the price was last confirmed. */
export const services = pgTable(
  "services",
  {
    listingId: listingId(),
    position: smallint().notNull(),
    treatmentId: smallint().references(() => treatments.id),
    name: text().notNull(),
    description: text().notNull().default(""),
    priceMinCents: integer(),
    priceMaxCents: integer(),
    priceUnit: text(),
    pricedOn: date(),
    minutes: smallint(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.position] })],
);

export const staffMembers = pgTable(
  "staff_members",
  {
    listingId: listingId(),
    position: smallint().notNull(),
    name: text().notNull(),
    title: text().notNull(),
    certifications: list(),
    /**
     * Not a licensed healing arts practitioner. The law requires this notice where such work is
     * advertised.
     */
    isUnlicensed: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.position] })],
);

export const staffTreatments = pgTable(
  "staff_treatments",
  {
    listingId: integer().notNull(),
    position: smallint().notNull(),
    treatmentId: smallint()
      .notNull()
      .references(() => treatments.id),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.position, table.treatmentId] }),
    foreignKey({
      columns: [table.listingId, table.position],
      foreignColumns: [staffMembers.listingId, staffMembers.position],
      name: "staff_treatments_member",
    }).onDelete("cascade"),
  ],
);

export const hourExceptions = pgTable(
  "hour_exceptions",
  {
    listingId: listingId(),
    day: date().notNull(),
    /** Empty: closed all day. */
    hours: minuteRanges().notNull().default(sql`'{}'`),
    note: text().notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.day] }),
    check("hour_exceptions_hours", sql`${table.hours} <@ int4multirange(int4range(0, 1440))`),
  ],
);

export const licenseKind = pgEnum("license_kind", licenseKinds);

export const licenses = pgTable(
  "licenses",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: listingId(),
    kind: licenseKind().notNull(),
    holder: text().notNull(),
    number: text().notNull(),
    /** Set only after an admin has looked it up. */
    checkedOn: date(),
  },
  (table) => [uniqueIndex("licenses_number").on(table.listingId, table.number)],
);
