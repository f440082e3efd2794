import { eq, inArray, sql } from "drizzle-orm";
import type { Executor, Transaction } from "#database/database.ts";
import { reviewInvitations, reviews } from "#database/schema/reviews.ts";
import { deleteStoredPhotos } from "#domain/uploads/store-photos.server.ts";
import type { ListingMove } from "#shared/move.ts";
import { recomputeRatings, recordReviewHistory } from "./internal/change-status.server.ts";
import type { ReviewStatus } from "./review.ts";

/**
 * Moves reviews when two listings merge. If one account reviewed both, the other review is
 * withdrawn, and deleted unless the ledger refers to it.
 */
export async function moveReviews(
  { db: tx, clock }: { db: Transaction; clock: () => Date },
  { from, to }: ListingMove,
) {
  const doubles = await findDuplicateReviews(tx, { from, to });
  for (const { id, status } of doubles) {
    await deleteStoredPhotos(tx, { owner: "review", subjectId: id });
    if (status !== "removed" && status !== "withdrawn")
      await recordReviewHistory(tx, clock(), id, { act: "withdrawn" });
  }
  const ids = doubles.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(reviews).where(inArray(reviews.id, ids));
  await tx
    .update(reviewInvitations)
    .set({ listingId: to })
    .where(eq(reviewInvitations.listingId, from));
  await tx.update(reviews).set({ listingId: to }).where(eq(reviews.listingId, from));
  await recomputeRatings(tx, [to]);
}

export const countDuplicateReviews = async (
  db: Parameters<typeof findDuplicateReviews>[0],
  move: ListingMove,
) => (await findDuplicateReviews(db, move)).length;

/**
 * Finds the extra reviews that one account wrote of two listings.
 * Keeps a published or waiting review over others, and otherwise the latest.
 */
async function findDuplicateReviews(db: Executor, { from, to }: ListingMove) {
  const { rows } = await db.execute<{ id: number; status: ReviewStatus }>(sql`
    select id, status from (
      select id, status, row_number() over (
        partition by user_id order by (status in ('published', 'waiting')) desc, submitted_at desc, id desc) as place
      from reviews where listing_id in (${from}, ${to}) and user_id is not null) written
    where place > 1 order by id`);
  return rows;
}
