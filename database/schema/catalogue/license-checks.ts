import { boolean, date, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.ts";
import { licences } from "./listing-details.ts";

/**
 * License checks by admins, in order. Append-only; the last one determines `licences.checked_on`.
 */
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
    /** Date of the lookup; null if a check was withdrawn. */
    checkedOn: date(),
    /** Registry used, or why a check was withdrawn. */
    source: text().notNull(),
    recordedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("licence_checks_licence").on(table.licenceId, table.id)],
);
