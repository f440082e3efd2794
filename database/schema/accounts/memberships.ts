import { index, integer, pgEnum, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { medSpas } from "../catalogue/listings.ts";
import { users } from "./accounts.ts";

export const membershipRole = pgEnum("membership_role", ["owner", "manager", "front_desk"]);

/** Who runs which listing. Written by accounts, which knows listings by their numbers alone. */
export const memberships = pgTable(
  "memberships",
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    medSpaId: integer()
      .notNull()
      .references(() => medSpas.id, { onDelete: "cascade" }),
    role: membershipRole().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.medSpaId] }),
    index("memberships_med_spa").on(table.medSpaId),
  ],
);

/** Who runs a listing and wants none of these mails about it. */
export const mailingRefusals = pgTable(
  "mailing_refusals",
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    list: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.list] })],
);
