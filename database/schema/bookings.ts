import { sql } from "drizzle-orm";
import { check, index, pgEnum, pgTable, primaryKey, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts.ts";
import { listingId } from "./catalogue/listings.ts";
import { treatmentId } from "./catalogue/reference.ts";
import { moment, partOf, written } from "./columns.ts";

/** Instant bookings are confirmed at once; requests wait for the listing's answer. */
export const bookingMode = pgEnum("booking_mode", ["instant", "request"]);

/** Booking settings of a listing. Without a row, it takes no online bookings. */
export const bookingSettings = pgTable(
  "booking_settings",
  (t) => ({
    listingId: listingId().primaryKey(),
    isOpen: t.boolean().notNull().default(true),
    mode: bookingMode().notNull().default("request"),
    /** Capacity: number of simultaneous visits. */
    capacity: t.smallint().notNull().default(1),
    leadMinutes: t.integer().notNull().default(120),
    horizonDays: t.smallint().notNull().default(60),
    stepMinutes: t.smallint().notNull().default(30),
    /** Hash of the token in the calendar feed's URL. A new token disables the old URL. */
    calendarTokenHash: t.text().unique("booking_settings_calendar"),
    /**
     * The feed works only while this account runs the listing. The same applies to the external
     * calendar.
     */
    calendarSetBy: t.integer().references(() => users.id, { onDelete: "set null" }),
    /** External calendar whose busy times block slots here. */
    busyUrl: t.text(),
    busySetBy: t.integer().references(() => users.id, { onDelete: "set null" }),
    busyReadAt: moment(),
    busyProblem: t.text(),
    /** The next read; null means in the next run. A calendar that could not be parsed backs off. */
    busyNextReadAt: moment(),
  }),
  (table) => [
    check("booking_settings_capacity", sql`${table.capacity} between 1 and 20`),
    check("booking_settings_lead", sql`${table.leadMinutes} between 0 and 20160`),
    check("booking_settings_horizon", sql`${table.horizonDays} between 1 and 365`),
    check("booking_settings_step", sql`${table.stepMinutes} in (15, 30, 60)`),
  ],
);

export const bookableTreatments = pgTable(
  "bookable_treatments",
  (t) => ({
    listingId: listingId(),
    treatmentId: treatmentId(),
    bufferMinutes: t.smallint().notNull().default(0),
  }),
  (table) => [
    primaryKey({ columns: [table.listingId, table.treatmentId] }),
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
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: listingId(),
    treatmentId: treatmentId(),
    status: bookingStatus().notNull(),
    startsAt: moment().notNull(),
    minutes: t.smallint().notNull(),
    bufferMinutes: t.smallint().notNull(),
    /** Index of the occupied capacity. Null once the booking occupies none. */
    station: t.smallint(),
    customerName: t.text().notNull(),
    /** Lowercase. */
    customerEmail: t.text().notNull(),
    customerPhone: t.text().notNull(),
    locale: written(),
    /** Encrypted, because it may contain health information. Deleted after the retention period. */
    message: t.text(),
    /** Title and price of the booked special at the time of booking. */
    special: t.text(),
    /** The special is for the booked treatment, so its price replaces the listed one. */
    specialSetsPrice: t.boolean().notNull().default(false),
    /** The listing's internal note, such as "did not come". */
    note: t.text().notNull().default(""),
    noShow: t.boolean().notNull().default(false),
    /** Time of the one review invitation. */
    invitedAt: moment(),
    /** Start time that the last reminder was for. Rescheduling triggers a new reminder. */
    remindedFor: moment(),
    userId: t.integer().references(() => users.id),
    /**
     * Keyed hash of the network, in IPv6 after that of its /48, so that one network cannot fill a
     * calendar. Deleted after the visit.
     */
    source: t.text(),
    /** The customer deleted their account: anonymize after the visit. */
    isAccountDeleted: t.boolean().notNull().default(false),
    /** Incremented for each change that calendars must pick up. */
    version: t.integer().notNull().default(0),
    createdAt: moment().notNull(),
  }),
  (table) => [
    index("bookings_listing").on(table.listingId, table.startsAt),
    index("bookings_customer").on(table.customerEmail),
    index("bookings_user").on(table.userId),
    index("bookings_source").on(table.source).where(sql`source is not null`),
    index("bookings_open").on(table.startsAt).where(sql`status in ('pending', 'confirmed')`),
    index("bookings_message").on(table.createdAt).where(sql`message is not null`),
    index("bookings_account_deleted").on(table.startsAt).where(sql`is_account_deleted`),
  ],
);

export const blockKind = pgEnum("block_kind", ["walk-in", "waitlist offer"]);

/** Busy time without a booking: walk-ins, and slots held for a waiting list offer. */
export const bookingBlocks = pgTable(
  "booking_blocks",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: listingId(),
    kind: blockKind().notNull(),
    startsAt: moment().notNull(),
    minutes: t.smallint().notNull(),
    station: t.smallint().notNull(),
    note: t.text().notNull().default(""),
    createdAt: moment().notNull(),
  }),
  (table) => [index("booking_blocks_listing").on(table.listingId, table.startsAt)],
);

/**
 * One row per occupied quarter hour and capacity; quarters count from 1970. The primary key
 * prevents double booking. Past rows are deleted.
 */
export const bookingSlots = pgTable(
  "booking_slots",
  (t) => ({
    listingId: listingId(),
    station: t.smallint().notNull(),
    quarterHour: t.integer().notNull(),
    bookingId: t.integer().references(() => bookings.id, { onDelete: "cascade" }),
    blockId: t.integer().references(() => bookingBlocks.id, { onDelete: "cascade" }),
  }),
  (table) => [
    primaryKey({ columns: [table.listingId, table.station, table.quarterHour] }),
    index("booking_slots_time").on(table.listingId, table.quarterHour),
    index("booking_slots_booking").on(table.bookingId),
    index("booking_slots_block").on(table.blockId),
    check("booking_slots_holder", sql`num_nonnulls(${table.bookingId}, ${table.blockId}) = 1`),
  ],
);

/**
 * Busy times from a listing's external calendar. No unique key: two visits at one time there take
 * two units of capacity here.
 */
export const busyTimes = pgTable(
  "busy_times",
  { listingId: listingId(), startsAt: moment().notNull(), endsAt: moment().notNull() },
  (table) => [index("busy_times_listing").on(table.listingId, table.startsAt)],
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
export const bookingParty = pgEnum("booking_party", ["customer", "listing", "admin", "site"]);

/** Booking history with actors and reasons. Append-only. */
export const bookingHistory = pgTable(
  "booking_history",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    bookingId: partOf(() => bookings.id),
    at: moment().notNull(),
    act: bookingAct().notNull(),
    party: bookingParty().notNull(),
    userId: t.integer().references(() => users.id, { onDelete: "set null" }),
    status: bookingStatus().notNull(),
    startsAt: moment().notNull(),
    reason: t.text().notNull().default(""),
  }),
  (table) => [index("booking_history_booking").on(table.bookingId, table.id)],
);

export const waitlistStatus = pgEnum("waitlist_status", [
  "waiting",
  "offered",
  "booked",
  "expired",
  "left",
]);

export const waitlistEntries = pgTable(
  "waitlist_entries",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: listingId(),
    treatmentId: treatmentId(),
    day: t.date().notNull(),
    status: waitlistStatus().notNull().default("waiting"),
    customerName: t.text().notNull(),
    customerEmail: t.text().notNull(),
    customerPhone: t.text().notNull(),
    locale: written(),
    createdAt: moment().notNull(),
    /** Slot held for this customer, and until when. */
    blockId: t.integer().references(() => bookingBlocks.id, { onDelete: "set null" }),
    offerEndsAt: moment(),
    bookingId: t.integer().references(() => bookings.id, { onDelete: "set null" }),
  }),
  (table) => [
    uniqueIndex("waitlist_once")
      .on(table.listingId, table.day, table.treatmentId, table.customerEmail)
      .where(sql`status = 'waiting'`),
    index("waitlist_in_turn")
      .on(table.listingId, table.day, table.id)
      .where(sql`status = 'waiting'`),
    index("waitlist_offers").on(table.offerEndsAt).where(sql`status = 'offered'`),
  ],
);
