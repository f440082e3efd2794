import { eq, inArray } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { reviewInvitations, reviews } from "#database/schema/reviews.ts";
import { dropPictures } from "#domain/uploads/store-photos.server.ts";
import type { Move } from "#shared/move.ts";
import { record, retally } from "./internal/change-status.server.ts";
import { doublesOf } from "./internal/duplicates.server.ts";

/**
 * Moves reviews when two listings merge. If one account reviewed both, the other review is
 * withdrawn, and deleted unless the ledger refers to it.
 */
export async function moveReviews(
  { db: tx, clock }: { db: Transaction; clock: () => Date },
  { from, to }: Move,
) {
  const doubles = await doublesOf(tx, { from, to });
  for (const { id, status } of doubles) {
    await dropPictures(tx, { owner: "review", subjectId: id });
    if (status !== "removed" && status !== "withdrawn")
      await record(tx, clock(), id, { act: "withdrawn" });
  }
  const ids = doubles.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(reviews).where(inArray(reviews.id, ids));
  await tx
    .update(reviewInvitations)
    .set({ listingId: to })
    .where(eq(reviewInvitations.listingId, from));
  await tx.update(reviews).set({ listingId: to }).where(eq(reviews.listingId, from));
  await retally(tx, [to]);
}

export async function countDoubles(db: Parameters<typeof doublesOf>[0], move: Move) {
  return (await doublesOf(db, move)).length;
}
