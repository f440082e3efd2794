import { sql } from "drizzle-orm";
import { check, index, integer, pgEnum, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { written } from "../columns.ts";
import { medSpas } from "./listings.ts";

export const listingPlan = pgEnum("listing_plan", ["standard", "premium"]);
export const submissionSource = pgEnum("submission_source", ["page", "api"]);

/** What came with a listing that its owner sent. A plan is a wish until it is paid for. */
export const submissions = pgTable(
  "submissions",
  {
    medSpaId: integer()
      .primaryKey()
      .references(() => medSpas.id, { onDelete: "cascade" }),
    wantedPlan: listingPlan().notNull(),
    source: submissionSource().notNull(),
    language: written(),
    submittedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Until the owner sends it again. */
    rejectedAt: timestamp({ withTimezone: true }),
    rejectionReason: text(),
    /** When the sender was last asked by email to attest. */
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
