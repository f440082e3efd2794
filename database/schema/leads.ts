import { sql } from "drizzle-orm";
import { index, pgEnum, pgTable } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts.ts";
import { listingId } from "./catalogue/listings.ts";
import { treatments } from "./catalogue/reference.ts";
import { moment } from "./columns.ts";

export const leadStatus = pgEnum("lead_status", ["new", "answered", "closed"]);
export const callTime = pgEnum("call_time", ["any", "morning", "afternoon", "evening"]);

export const leads = pgTable(
  "leads",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: listingId(),
    treatmentId: t.smallint().references(() => treatments.id),
    status: leadStatus().notNull().default("new"),
    customerName: t.text().notNull(),
    /** Lowercase. */
    customerEmail: t.text().notNull(),
    customerPhone: t.text().notNull(),
    bestTime: callTime().notNull(),
    /** Encrypted, because it may contain health information. Deleted after the retention period. */
    message: t.text(),
    /** The listing's internal note. */
    note: t.text().notNull().default(""),
    createdAt: moment().notNull(),
    answeredAt: moment(),
    answeredBy: t.integer().references(() => users.id, { onDelete: "set null" }),
  }),
  (table) => [
    index("leads_listing").on(table.listingId, table.status, table.createdAt),
    index("leads_message").on(table.createdAt).where(sql`message is not null`),
  ],
);
