import { index, pgTable } from "drizzle-orm/pg-core";
import { lastingUserId } from "../accounts/accounts.ts";
import { moment, partOf } from "../columns.ts";
import { licenses } from "./listing-details.ts";

/**
 * License checks by admins, in order. Append-only; the last one determines `licenses.checked_on`.
 */
export const licenseChecks = pgTable(
  "license_checks",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    licenseId: partOf(() => licenses.id),
    checkerId: lastingUserId(),
    isChecked: t.boolean().notNull(),
    /** Date of the lookup; null if a check was withdrawn. */
    checkedOn: t.date(),
    /** Registry used, or why a check was withdrawn. */
    source: t.text().notNull(),
    recordedAt: moment().notNull(),
  }),
  (table) => [index("license_checks_license").on(table.licenseId, table.id)],
);
