import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts.ts";
import { medSpas } from "./catalogue/listings.ts";
import { treatments } from "./catalogue/reference.ts";
import { written } from "./columns.ts";

const moment = () => timestamp({ withTimezone: true });
const medSpaId = () =>
  integer()
    .notNull()
    .references(() => medSpas.id, { onDelete: "cascade" });
const treatmentId = () =>
  smallint()
    .notNull()
    .references(() => treatments.id);

/** Whether a visitor's choice is a booking at once, or a request that the place answers. */
export const bookingMode = pgEnum("booking_mode", ["instant", "request"]);

/** How a place takes bookings. Without a row it takes none here. */
export const bookingSettings = pgTable(
  "booking_settings",
  {
    medSpaId: medSpaId().primaryKey(),
    isOpen: boolean().notNull().default(true),
    mode: bookingMode().notNull().default("request"),
    /** Rooms or people: how many visits at the same time. */
    places: smallint().notNull().default(1),
    leadMinutes: integer().notNull().default(120),
    horizonDays: smallint().notNull().default(60),
    stepMinutes: smallint().notNull().default(30),
    /** Of the secret address of its calendar. Changed, the old address shows nothing. */
    calendarTokenHash: text().unique("booking_settings_calendar"),
    /** The address works as long as they run the listing; so does the calendar elsewhere. */
    calendarSetBy: integer().references(() => users.id, { onDelete: "set null" }),
    /** A calendar elsewhere, whose busy times are no times here. */
    busyUrl: text(),
    busySetBy: integer().references(() => users.id, { onDelete: "set null" }),
    busyReadAt: moment(),
    busyProblem: text(),
    /** Null: with the next round. One that could not be parsed is left alone for a while. */
    busyNextReadAt: moment(),
  },
  (table) => [
    check("booking_settings_places", sql`${table.places} between 1 and 20`),
    check("booking_settings_lead", sql`${table.leadMinutes} between 0 and 20160`),
    check("booking_settings_horizon", sql`${table.horizonDays} between 1 and 365`),
    check("booking_settings_step", sql`${table.stepMinutes} in (15, 30, 60)`),
  ],
);

/** Which treatments of the menu visitors book. Price and length are the menu's. */
export const bookableTreatments = pgTable(
  "bookable_treatments",
  {
    medSpaId: medSpaId(),
    treatmentId: treatmentId(),
    /** To clean and prepare, after the visit. */
    bufferMinutes: smallint().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.medSpaId, table.treatmentId] }),
    check("bookable_treatments_buffer", sql`${table.bufferMinutes} between 0 and 120`),
  ],
);

export const bookingStatus = pgEnum("booking_status", [
  "pending",
  "confirmed",
  "cancelled",
  "completed",
]);

export const bookings = pgTable(
  "bookings",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    medSpaId: medSpaId(),
    treatmentId: treatmentId(),
    status: bookingStatus().notNull(),
    startsAt: moment().notNull(),
    minutes: smallint().notNull(),
    bufferMinutes: smallint().notNull(),
    /** The room or person that is taken by it. Null once it takes none. */
    place: smallint(),
    customerName: text().notNull(),
    /** Lower case. */
    customerEmail: text().notNull(),
    customerPhone: text().notNull(),
    language: written(),
    /** Sealed: it may tell of somebody's health. Removed after a while. */
    message: text(),
    /** Title and price of the special that the customer booked, as it was offered then. */
    special: text(),
    /** The place's own: "did not come". */
    note: text().notNull().default(""),
    noShow: boolean().notNull().default(false),
    /** When the customer was asked for a review: once. */
    invitedAt: moment(),
    /** The time of which the customer was reminded: a new time, a new reminder. */
    remindedFor: moment(),
    /** The account it was made with, if any. */
    userId: integer().references(() => users.id),
    /** A keyed hash of the network that booked, so that one cannot fill a calendar. Deleted after the visit. */
    source: text(),
    /** Whose account is deleted: nameless once the visit is over. */
    customerLeft: boolean().notNull().default(false),
    /** Counts what a calendar has to take over. */
    version: integer().notNull().default(0),
    createdAt: moment().notNull(),
  },
  (table) => [
    index("bookings_med_spa").on(table.medSpaId, table.startsAt),
    index("bookings_customer").on(table.customerEmail),
    index("bookings_user").on(table.userId),
    index("bookings_source").on(table.source).where(sql`source is not null`),
    index("bookings_open").on(table.startsAt).where(sql`status in ('pending', 'confirmed')`),
    index("bookings_message").on(table.createdAt).where(sql`message is not null`),
    index("bookings_customer_left").on(table.startsAt).where(sql`customer_left`),
  ],
);

export const blockKind = pgEnum("block_kind", ["walk-in", "offer"]);

/** Time that is taken without a booking: by somebody who walked in, or kept for who waits and was offered it. */
export const bookingBlocks = pgTable(
  "booking_blocks",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    medSpaId: medSpaId(),
    kind: blockKind().notNull(),
    startsAt: moment().notNull(),
    minutes: smallint().notNull(),
    place: smallint().notNull(),
    note: text().notNull().default(""),
    createdAt: moment().notNull(),
  },
  (table) => [index("booking_blocks_med_spa").on(table.medSpaId, table.startsAt)],
);

/**
 * A row for each quarter of an hour that a place is taken: quarters since 1970. That two people never get one slot is
 * this table's primary key. What is past is removed.
 */
export const bookingQuarters = pgTable(
  "booking_quarters",
  {
    medSpaId: medSpaId(),
    place: smallint().notNull(),
    quarter: integer().notNull(),
    bookingId: integer().references(() => bookings.id, { onDelete: "cascade" }),
    blockId: integer().references(() => bookingBlocks.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.medSpaId, table.place, table.quarter] }),
    index("booking_quarters_time").on(table.medSpaId, table.quarter),
    index("booking_quarters_booking").on(table.bookingId),
    index("booking_quarters_block").on(table.blockId),
    check("booking_quarters_holder", sql`num_nonnulls(${table.bookingId}, ${table.blockId}) = 1`),
  ],
);

/** Read from the calendar that a place keeps elsewhere. Without a key: two visits there at one time are two places here. */
export const busyTimes = pgTable(
  "busy_times",
  { medSpaId: medSpaId(), startsAt: moment().notNull(), endsAt: moment().notNull() },
  (table) => [index("busy_times_med_spa").on(table.medSpaId, table.startsAt)],
);

export const bookingAct = pgEnum("booking_act", [
  "made",
  "confirmed",
  "moved",
  "cancelled",
  "completed",
  "reopened",
  "noted",
]);
export const bookingParty = pgEnum("booking_party", ["customer", "place", "operator", "site"]);

/** Who did what when, and why. Never changed. */
export const bookingHistory = pgTable(
  "booking_history",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    bookingId: integer()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    at: moment().notNull(),
    act: bookingAct().notNull(),
    party: bookingParty().notNull(),
    userId: integer().references(() => users.id, { onDelete: "set null" }),
    status: bookingStatus().notNull(),
    startsAt: moment().notNull(),
    reason: text().notNull().default(""),
  },
  (table) => [index("booking_history_booking").on(table.bookingId, table.id)],
);

export const waitlistStatus = pgEnum("waitlist_status", [
  "waiting",
  "offered",
  "booked",
  "lapsed",
  "left",
]);

/** Who wants to come on a day that is full, in turn. */
export const waitlistEntries = pgTable(
  "waitlist_entries",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    medSpaId: medSpaId(),
    treatmentId: treatmentId(),
    day: date().notNull(),
    status: waitlistStatus().notNull().default("waiting"),
    customerName: text().notNull(),
    customerEmail: text().notNull(),
    customerPhone: text().notNull(),
    language: written(),
    createdAt: moment().notNull(),
    /** The time that is kept for him, and until when. */
    blockId: integer().references(() => bookingBlocks.id, { onDelete: "set null" }),
    offerEndsAt: moment(),
    bookingId: integer().references(() => bookings.id, { onDelete: "set null" }),
  },
  (table) => [
    uniqueIndex("waitlist_once")
      .on(table.medSpaId, table.day, table.treatmentId, table.customerEmail)
      .where(sql`status = 'waiting'`),
    index("waitlist_in_turn")
      .on(table.medSpaId, table.day, table.id)
      .where(sql`status = 'waiting'`),
    index("waitlist_offers").on(table.offerEndsAt).where(sql`status = 'offered'`),
  ],
);
