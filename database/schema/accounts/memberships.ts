import { index, integer, pgEnum, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { listings } from "../catalogue/listings.ts";
import { users } from "./accounts.ts";

export const membershipRole = pgEnum("membership_role", ["owner", "manager", "front_desk"]);

/** Team members of listings. Written by the accounts module, which knows listings only by id. */
export const memberships = pgTable(
  "memberships",
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    listingId: integer()
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    role: membershipRole().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.listingId] }),
    index("memberships_listing").on(table.listingId),
  ],
);

/** Team members who opted out of emails about a listing. */
export const emailOptOuts = pgTable(
  "email_opt_outs",
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    list: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.list] })],
);
