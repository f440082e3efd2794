import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts.ts";
import { medSpas } from "./catalogue/listings.ts";

const moment = () => timestamp({ withTimezone: true });
const userId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const favourites = pgTable(
  "favourites",
  {
    userId: userId(),
    medSpaId: integer()
      .notNull()
      .references(() => medSpas.id, { onDelete: "cascade" }),
    savedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.medSpaId] }),
    index("favourites_med_spa").on(table.medSpaId),
  ],
);

export const savedSearches = pgTable(
  "saved_searches",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    name: text().notNull(),
    /** As the address of the search has it, in its one order: "q=botox&city=irvine". */
    query: text().notNull(),
    /** Whether news are wanted by mail. */
    wantsAlerts: boolean().notNull(),
    savedAt: moment().notNull(),
    /** The listings that it found when somebody last looked for news; null before the first time. */
    known: integer().array(),
    lookedAt: moment(),
  },
  (table) => [unique("saved_searches_query").on(table.userId, table.query)],
);
