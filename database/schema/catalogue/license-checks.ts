import { boolean, date, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.ts";
import { licences } from "./listing-details.ts";

/** What the operator did with a licence, in its order. Rows are only ever added; the last one says what `licences.checked_on` is. */
export const licenceChecks = pgTable(
  "licence_checks",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    licenceId: integer()
      .notNull()
      .references(() => licences.id, { onDelete: "cascade" }),
    checkerId: integer()
      .notNull()
      .references(() => users.id),
    isChecked: boolean().notNull(),
    /** The day it was looked up; null where a check was taken back. */
    checkedOn: date(),
    /** The register it was looked up in, or why a check was taken back. */
    source: text().notNull(),
    recordedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("licence_checks_licence").on(table.licenceId, table.id)],
);
