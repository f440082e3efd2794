import { index, pgTable, primaryKey, unique } from "drizzle-orm/pg-core";
import { userId } from "./accounts/accounts.ts";
import { listingId } from "./catalogue/listings.ts";
import { moment } from "./columns.ts";

export const favorites = pgTable(
  "favorites",
  { userId: userId(), listingId: listingId(), savedAt: moment().notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.listingId] }),
    index("favorites_listing").on(table.listingId),
  ],
);

export const savedSearches = pgTable(
  "saved_searches",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    name: t.text().notNull(),
    /** Canonical query string of the search: "q=botox&city=irvine". */
    query: t.text().notNull(),
    wantsAlerts: t.boolean().notNull(),
    savedAt: moment().notNull(),
    /** Results at the last check; null before the first one. */
    knownListings: t.integer().array(),
    viewedAt: moment(),
  }),
  (table) => [unique("saved_searches_query").on(table.userId, table.query)],
);
