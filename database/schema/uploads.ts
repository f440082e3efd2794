import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

/** What a picture belongs to. */
export const mediaOwner = pgEnum("media_owner", [
  "review",
  "account",
  "ownership",
  "logo",
  "gallery",
  "pair",
  "advertisement",
]);
export const mediaStatus = pgEnum("media_status", ["kept", "left out"]);

/** Pictures that people sent. Each is kept as files named by its key; a file without a row here is swept away. */
export const media = pgTable(
  "media",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Random: who does not know it cannot find the picture. */
    key: text().notNull().unique("media_key"),
    owner: mediaOwner().notNull(),
    /** The review, the account, the claim of a listing, the listing, the pair or the campaign: a number, not a reference, since it means one of them. */
    subjectId: integer().notNull(),
    position: smallint().notNull().default(0),
    /** What is to be seen, in the words of whoever sent it. */
    description: text().notNull().default(""),
    /** A model is shown, and not a patient: the law wants it said. */
    showsModel: boolean().notNull().default(false),
    /** Of the largest copy, in pixels. */
    width: smallint().notNull(),
    height: smallint().notNull(),
    status: mediaStatus().notNull().default("kept"),
    /** Why it is left out, in the words of the module it belongs to. */
    reason: text(),
    /** A picture of the demonstration: its files are drawn from this seed when they are first asked for. */
    drawnFrom: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index("media_subject").on(table.owner, table.subjectId, table.position),
    check("media_reason", sql`(${table.status} = 'left out') = (${table.reason} is not null)`),
    check("media_size", sql`${table.width} > 0 and ${table.height} > 0`),
  ],
);
