import { eq } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { listingEditHistory, listingEdits } from "#database/schema/listing-edits/listing-edits.ts";
import type { ListingFacts } from "#domain/catalogue/listings/listing-facts.ts";
import type { ListingMove } from "#shared/move.ts";
import { diffFacts, findPendingEdit, recordEditHistory } from "./internal/pending.server.ts";

type MergedListing = {
  userId: number;
  reason: string;
  before: ListingFacts;
  taken: Partial<ListingFacts>;
};

/**
 * Joins the histories of two merged listings. Withdraws the pending edit of the listing that goes
 * away, and records what was taken from it.
 */
export async function moveListingEdits(
  { db: tx, clock }: { db: Transaction; clock: () => Date },
  { from, to }: ListingMove,
  merged: MergedListing,
) {
  const deps = { db: tx, clock };
  const { userId, reason, before, taken } = merged;
  const pending = await findPendingEdit(deps, from);
  if (pending) {
    await tx
      .update(listingEdits)
      .set({ state: "withdrawn" })
      .where(eq(listingEdits.id, pending.id));
    await recordEditHistory(deps, {
      listingId: from,
      listingEditId: pending.id,
      act: "withdrawn",
      userId,
      source: "admin",
      changes: pending.changes,
      reason,
    });
  }
  await tx.update(listingEdits).set({ listingId: to }).where(eq(listingEdits.listingId, from));
  await tx
    .update(listingEditHistory)
    .set({ listingId: to })
    .where(eq(listingEditHistory.listingId, from));
  await recordEditHistory(deps, {
    listingId: to,
    act: "changed",
    userId,
    source: "admin",
    changes: diffFacts(before, taken, "admin"),
    reason,
  });
}
