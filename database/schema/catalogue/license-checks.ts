import { boolean, date, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.ts";
import { licenses } from "./listing-details.ts";

/**
 * License checks by admins, in order. Append-only; the last one determines `licenses.checked_on`.
 */
export const licenseChecks = pgTable(
  "license_checks",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    licenseId: integer()
      .notNull()
      .references(() => licenses.id, { onDelete: "cascade" }),
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
  (table) => [index("license_checks_license").on(table.licenseId, table.id)],
);
