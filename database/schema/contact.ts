import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const contactMessages = pgTable(
  "contact_messages",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    subject: text().notNull(),
    category: text().notNull(),
    message: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When the message was handled; null while it is pending. */
    answeredAt: timestamp({ withTimezone: true }),
    isSpam: boolean().notNull().default(false),
  },
  (table) => [
    index("contact_messages_newest").on(table.createdAt),
    index("contact_messages_waiting").on(table.createdAt).where(sql`answered_at is null`),
  ],
);
