import { sql } from "drizzle-orm";
import { check, index, integer, pgEnum, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { written } from "../columns.ts";
import { listings } from "./listings.ts";

export const listingPlan = pgEnum("listing_plan", ["standard", "premium"]);
export const submissionSource = pgEnum("submission_source", ["page", "api"]);

/** Data of an owner's submission. The plan is a wish until it is paid for. */
export const submissions = pgTable(
  "submissions",
  {
    listingId: integer()
      .primaryKey()
      .references(() => listings.id, { onDelete: "cascade" }),
    wantedPlan: listingPlan().notNull(),
    source: submissionSource().notNull(),
    locale: written(),
    submittedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Cleared when the owner resubmits. */
    rejectedAt: timestamp({ withTimezone: true }),
    rejectionReason: text(),
    attestationAskedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index("submissions_newest").on(table.submittedAt),
    check(
      "submissions_rejection",
      sql`(${table.rejectedAt} is null) = (${table.rejectionReason} is null)`,
    ),
  ],
);
