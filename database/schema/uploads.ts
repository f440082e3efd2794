import { sql } from "drizzle-orm";
import { check, index, pgEnum, pgTable } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export const uploadOwner = pgEnum("upload_owner", [
  "review",
  "account",
  "listing claim",
  "logo",
  "gallery",
  "pair",
  "ad",
]);
export const uploadStatus = pgEnum("upload_status", ["kept", "hidden"]);

/**
 * Uploaded photos. Each is stored as files named by its key. Files without a row here are
 * deleted. Photos of demo listings are illustrations, whose files are part of the site.
 */
export const uploads = pgTable(
  "uploads",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Random, so that the photo cannot be guessed; the path of an illustration. */
    key: t.text().notNull().unique("upload_key"),
    owner: uploadOwner().notNull(),
    /**
     * Id of the review, account, listing claim, listing, pair, or campaign. Not a foreign key,
     * because the table varies.
     */
    subjectId: t.integer().notNull(),
    position: t.smallint().notNull().default(0),
    /** Caption from the uploader. */
    description: t.text().notNull().default(""),
    /** Shows a model instead of a patient. The law requires this notice. */
    showsModel: t.boolean().notNull().default(false),
    /** Size of the largest version, in pixels. */
    width: t.smallint().notNull(),
    height: t.smallint().notNull(),
    status: uploadStatus().notNull().default("kept"),
    reason: t.text(),
    createdAt: moment().notNull(),
  }),
  (table) => [
    index("upload_subject").on(table.owner, table.subjectId, table.position),
    check("upload_reason", sql`(${table.status} = 'hidden') = (${table.reason} is not null)`),
    check("upload_size", sql`${table.width} > 0 and ${table.height} > 0`),
  ],
);
