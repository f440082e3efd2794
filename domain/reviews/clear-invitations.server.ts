import { and, isNotNull, isNull, lt, ne } from "drizzle-orm";
import { reviewInvitations } from "#database/schema/reviews.ts";
import { customerRetentionStart } from "#shared/customer-retention.ts";
import { localDay } from "#shared/local-day.ts";
import type { ReviewDeps } from "./deps.ts";

/**
 * Deletes expired, unused links, and takes the customer out of old ones: a review still
 * refers to them.
 */
export async function clearOldInvitations({ db, clock }: Pick<ReviewDeps, "db" | "clock">) {
  const now = clock();
  const unused = await db
    .delete(reviewInvitations)
    .where(and(isNull(reviewInvitations.usedAt), lt(reviewInvitations.expiresAt, now)));
  const old = await db
    .update(reviewInvitations)
    .set({ name: "", email: "", treatmentId: null })
    .where(
      and(
        isNotNull(reviewInvitations.usedAt),
        lt(reviewInvitations.visitedOn, localDay(customerRetentionStart(now))),
        ne(reviewInvitations.email, ""),
      ),
    );
  return (unused.rowCount ?? 0) + (old.rowCount ?? 0);
}
