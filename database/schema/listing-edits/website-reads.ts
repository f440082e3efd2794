import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { medSpas } from "../catalogue/listings.ts";

const moment = () => timestamp({ withTimezone: true });

/** When the own website of a listing was last read, and how that ended. */
export const websiteReads = pgTable("website_reads", {
  medSpaId: integer()
    .primaryKey()
    .references(() => medSpas.id, { onDelete: "cascade" }),
  /** When somebody of the place last asked for it. */
  askedAt: moment(),
  readAt: moment(),
  outcome: text(),
});
