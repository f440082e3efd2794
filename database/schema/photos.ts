import { sql } from "drizzle-orm";
import { check, index, pgEnum, pgTable } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts.ts";
import { listingId } from "./catalogue/listings.ts";
import { treatmentId } from "./catalogue/reference.ts";
import { moment, partOf } from "./columns.ts";
import { uploads } from "./uploads.ts";

export const photoPairStatus = pgEnum("photo_pair_status", [
  "waiting",
  "shown",
  "refused",
  "ended",
]);
export const photoPairEnd = pgEnum("photo_pair_end", ["listing", "person", "admin"]);

/**
 * Pairs of before/after photos. Both photos belong to the pair. An ended pair has neither photos
 * nor a person.
 */
export const photoPairs = pgTable(
  "photo_pairs",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: listingId(),
    treatmentId: treatmentId(),
    /** Time between the two photos. */
    weeks: t.smallint().notNull(),
    /** Product or device, amount, and sessions. */
    whatWasDone: t.text().notNull().default(""),
    status: photoPairStatus().notNull().default("waiting"),
    /**
     * Name and email address of the person shown. Encrypted, and deleted once the pair ends. Null in
     * demo data.
     */
    person: t.text(),
    consentedOn: t.date().notNull(),
    /** The law requires an end date: the photos are deleted on this day. */
    consentUntil: t.date(),
    /** When the person shown agreed on the private page. The photos are hidden until then. */
    confirmedAt: moment(),
    consentText: t.text().notNull(),
    unalteredText: t.text().notNull(),
    recordedBy: t.integer().references(() => users.id),
    recordedAt: moment().notNull(),
    decidedBy: t.integer().references(() => users.id),
    decidedAt: moment(),
    reason: t.text(),
    endedAt: moment(),
    endedBy: photoPairEnd(),
  }),
  (table) => [
    index("photo_pairs_listing").on(table.listingId, table.id),
    index("photo_pairs_waiting").on(table.recordedAt).where(sql`status = 'waiting'`),
    check("photo_pairs_weeks", sql`${table.weeks} between 0 and 520`),
    check(
      "photo_pairs_ended",
      sql`(${table.status} = 'ended') = (${table.endedAt} is not null) and (${table.endedAt} is null) = (${table.endedBy} is null)`,
    ),
    check(
      "photo_pairs_person",
      sql`${table.status} not in ('ended', 'refused') or ${table.person} is null`,
    ),
  ],
);

/**
 * Reports about a listing's photos. A photo stays up until it is reviewed; the report is then
 * deleted.
 */
export const photoReports = pgTable(
  "photo_reports",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    mediaId: partOf(() => uploads.id),
    fault: t.text().notNull(),
    text: t.text().notNull().default(""),
    createdAt: moment().notNull(),
  }),
  (table) => [index("photo_reports_upload").on(table.mediaId)],
);
