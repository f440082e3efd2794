import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { medSpas } from "../catalogue/listings.ts";

const moment = () => timestamp({ withTimezone: true });

export const websiteReads = pgTable("website_reads", {
  medSpaId: integer()
    .primaryKey()
    .references(() => medSpas.id, { onDelete: "cascade" }),
  askedAt: moment(),
  readAt: moment(),
  outcome: text(),
});
