import { sql } from "drizzle-orm";
import { index, integer, pgEnum, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts.ts";
import { listings } from "./catalogue/listings.ts";
import { treatments } from "./catalogue/reference.ts";
import { moment } from "./columns.ts";

export const leadStatus = pgEnum("lead_status", ["new", "answered", "closed"]);
export const callTime = pgEnum("call_time", ["any", "morning", "afternoon", "evening"]);

export const leads = pgTable(
  "leads",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: integer()
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    treatmentId: smallint().references(() => treatments.id),
    status: leadStatus().notNull().default("new"),
    customerName: text().notNull(),
    /** Lowercase. */
    customerEmail: text().notNull(),
    customerPhone: text().notNull(),
    bestTime: callTime().notNull(),
    /** Encrypted, because it may contain health information. Deleted after the retention period. */
    message: text(),
    /** The listing's internal note. */
    note: text().notNull().default(""),
    createdAt: moment().notNull(),
    answeredAt: moment(),
    answeredBy: integer().references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    index("leads_listing").on(table.listingId, table.status, table.createdAt),
    index("leads_message").on(table.createdAt).where(sql`message is not null`),
  ],
);
