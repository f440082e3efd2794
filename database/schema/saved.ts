import { boolean, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { userId } from "./accounts/accounts.ts";
import { listings } from "./catalogue/listings.ts";
import { moment } from "./columns.ts";

export const favorites = pgTable(
  "favorites",
  {
    userId: userId(),
    listingId: integer()
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    savedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.listingId] }),
    index("favorites_listing").on(table.listingId),
  ],
);

export const savedSearches = pgTable(
  "saved_searches",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    name: text().notNull(),
    /** Canonical query string of the search: "q=botox&city=irvine". */
    query: text().notNull(),
    wantsAlerts: boolean().notNull(),
    savedAt: moment().notNull(),
    /** Results at the last check; null before the first one. */
    knownListings: integer().array(),
    viewedAt: moment(),
  },
  (table) => [unique("saved_searches_query").on(table.userId, table.query)],
);
