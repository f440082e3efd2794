import { index, pgEnum, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { listingId } from "../catalogue/listings.ts";
import { moment } from "../columns.ts";
import { userId } from "./accounts.ts";

export const membershipRole = pgEnum("membership_role", ["owner", "manager", "front_desk"]);

/** Team members of listings. The accounts module writes them; it refers to listings only by id. */
export const memberships = pgTable(
  "memberships",
  {
    userId: userId(),
    listingId: listingId(),
    role: membershipRole().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.listingId] }),
    index("memberships_listing").on(table.listingId),
  ],
);

/** Team members who opted out of emails about a listing. */
export const emailOptOuts = pgTable(
  "email_opt_outs",
  (t) => ({ userId: userId(), list: t.text().notNull() }),
  (table) => [primaryKey({ columns: [table.userId, table.list] })],
);
