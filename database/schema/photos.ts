import { sql } from "drizzle-orm";
import { check, date, index, integer, pgEnum, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts.ts";
import { listingId } from "./catalogue/listings.ts";
import { treatments } from "./catalogue/reference.ts";
import { moment } from "./columns.ts";
import { uploads } from "./uploads.ts";

export const photoPairStatus = pgEnum("photo_pair_status", [
  "waiting",
  "shown",
  "refused",
  "ended",
]);
export const photoPairEnd = pgEnum("photo_pair_end", ["listing", "person", "admin"]);

/**
 * Before/after pairs. Both photos are media of the pair. An ended pair has neither photos nor a
 * person.
 */
export const photoPairs = pgTable(
  "photo_pairs",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: listingId(),
    treatmentId: smallint()
      .notNull()
      .references(() => treatments.id),
    /** Time between the two photos. */
    weeks: smallint().notNull(),
    /** Product or device, amount, and sessions. */
    whatWasDone: text().notNull().default(""),
    status: photoPairStatus().notNull().default("waiting"),
    /**
     * Name and email address of the person shown. Encrypted, and deleted once the pair ends. Null in
     * demo data.
     */
    person: text(),
    consentedOn: date().notNull(),
    /** The law requires an end date: the photos are deleted on this day. */
    consentUntil: date(),
    /** When the person shown agreed on the private page. The photos are hidden until then. */
    confirmedAt: moment(),
    consentText: text().notNull(),
    unalteredText: text().notNull(),
    recordedBy: integer().references(() => users.id),
    recordedAt: moment().notNull(),
    decidedBy: integer().references(() => users.id),
    decidedAt: moment(),
    reason: text(),
    endedAt: moment(),
    endedBy: photoPairEnd(),
  },
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
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    mediaId: integer()
      .notNull()
      .references(() => uploads.id, { onDelete: "cascade" }),
    fault: text().notNull(),
    text: text().notNull().default(""),
    createdAt: moment().notNull(),
  },
  (table) => [index("photo_reports_upload").on(table.mediaId)],
);
