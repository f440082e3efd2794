import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { listings } from "../catalogue/listings.ts";
import { moment } from "../columns.ts";

export const websiteReads = pgTable("website_reads", {
  listingId: integer()
    .primaryKey()
    .references(() => listings.id, { onDelete: "cascade" }),
  askedAt: moment(),
  readAt: moment(),
  outcome: text(),
});
