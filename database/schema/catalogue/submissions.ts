import { sql } from "drizzle-orm";
import { check, index, pgEnum, pgTable } from "drizzle-orm/pg-core";
import { moment, written } from "../columns.ts";
import { listingId } from "./listings.ts";

export const submissionSource = pgEnum("submission_source", ["page", "api"]);

/** Data of an owner's submission. The plan is a wish until it is paid for. */
export const submissions = pgTable(
  "submissions",
  (t) => ({
    listingId: listingId().primaryKey(),
    /** The listing type that the form named. */
    wantedPlan: t.text().notNull(),
    source: submissionSource().notNull(),
    locale: written(),
    submittedAt: moment().notNull().defaultNow(),
    /** Cleared when the owner resubmits. */
    rejectedAt: moment(),
    rejectionReason: t.text(),
    attestationAskedAt: moment(),
  }),
  (table) => [
    index("submissions_newest").on(table.submittedAt),
    check(
      "submissions_rejection",
      sql`(${table.rejectedAt} is null) = (${table.rejectionReason} is null)`,
    ),
  ],
);
