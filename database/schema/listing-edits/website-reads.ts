import { pgTable } from "drizzle-orm/pg-core";
import { listingId } from "../catalogue/listings.ts";
import { moment } from "../columns.ts";

export const websiteReads = pgTable("website_reads", (t) => ({
  listingId: listingId().primaryKey(),
  askedAt: moment(),
  readAt: moment(),
  outcome: t.text(),
}));
