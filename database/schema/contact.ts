import { sql } from "drizzle-orm";
import { index, pgTable } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export const contactMessages = pgTable(
  "contact_messages",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    name: t.text().notNull(),
    email: t.text().notNull(),
    phone: t.text(),
    subject: t.text().notNull(),
    category: t.text().notNull(),
    message: t.text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** When the message was handled; null while it is pending. */
    answeredAt: moment(),
    isSpam: t.boolean().notNull().default(false),
  }),
  (table) => [
    index("contact_messages_newest").on(table.createdAt),
    index("contact_messages_waiting").on(table.createdAt).where(sql`answered_at is null`),
  ],
);
