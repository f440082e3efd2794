import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts.ts";
import { medSpaId } from "./catalogue/listings.ts";
import { treatments } from "./catalogue/reference.ts";
import { media } from "./uploads.ts";

const moment = () => timestamp({ withTimezone: true });

export const photoPairStatus = pgEnum("photo_pair_status", [
  "waiting",
  "shown",
  "refused",
  "ended",
]);
/** Who had its pictures removed. */
export const photoPairEnd = pgEnum("photo_pair_end", ["place", "person", "operator"]);

/** What a treatment did, before and after: the two pictures are media of the pair. An ended pair has neither pictures nor a person. */
export const photoPairs = pgTable(
  "photo_pairs",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    medSpaId: medSpaId(),
    treatmentId: smallint()
      .notNull()
      .references(() => treatments.id),
    /** Between the two pictures. */
    weeks: smallint().notNull(),
    /** The product or device, the amount, the sessions. */
    whatWasDone: text().notNull().default(""),
    status: photoPairStatus().notNull().default("waiting"),
    /** Who is shown, by name and mail address: sealed, and gone once the pair has ended. Null in the demonstration. */
    person: text(),
    consentedOn: date().notNull(),
    /** The law wants an end: the pictures go on this day. */
    consentUntil: date(),
    /** When the person shown said yes on the private page. Nobody sees the pictures before. */
    confirmedAt: moment(),
    /** The words that were agreed to, as they stood then. */
    consentText: text().notNull(),
    /** The words with which the place said that nothing in the pictures is changed. */
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
    index("photo_pairs_med_spa").on(table.medSpaId, table.id),
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

/** Somebody thinks that a photo of a place should not stand there. It stands until it was looked at; then the report is gone. */
export const photoReports = pgTable(
  "photo_reports",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    mediaId: integer()
      .notNull()
      .references(() => media.id, { onDelete: "cascade" }),
    fault: text().notNull(),
    words: text().notNull().default(""),
    createdAt: moment().notNull(),
  },
  (table) => [index("photo_reports_media").on(table.mediaId)],
);
