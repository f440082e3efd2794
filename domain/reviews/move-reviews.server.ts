import { eq, inArray } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { reviewInvitations, reviews } from "#database/schema/reviews.ts";
import { deleteStoredPhotos } from "#domain/uploads/store-photos.server.ts";
import type { ListingMove } from "#shared/move.ts";
import { recomputeRatings, recordReviewHistory } from "./internal/change-status.server.ts";
import { findDuplicateReviews } from "./internal/duplicates.server.ts";

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
