import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { listings } from "../catalogue/listings.ts";

const moment = () => timestamp({ withTimezone: true });

export const websiteReads = pgTable("website_reads", {
  listingId: integer()
    .primaryKey()
    .references(() => listings.id, { onDelete: "cascade" }),
  askedAt: moment(),
  readAt: moment(),
  outcome: text(),
});
