import { eq, sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { listingClaims } from "#database/schema/listing-claims.ts";
import { deleteStoredPhotos } from "#domain/uploads/store-photos.server.ts";
import type { ListingMove } from "#shared/move.ts";
import { recordListingClaimHistory } from "./internal/grant.server.ts";

/**
 * Moves listing claims. An account with claims for both listings keeps one: the one under review,
 * or else the earlier.
 */
export async function moveListingClaims(
  { db: tx, clock }: { db: Transaction; clock: () => Date },
  { from, to }: ListingMove,
  reason: string,
) {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from (
      select id, row_number() over (partition by user_id order by (state = 'waiting') desc, created_at, id) as place
      from listing_claims where listing_id in (${from}, ${to}) and state in ('code sent', 'waiting')) open
    where place > 1 order by id`);
  for (const { id } of rows) {
    const withdrawn = { state: "withdrawn" as const, codeHash: null, codeExpiresAt: null };
    const [claim] = await tx
      .update(listingClaims)
      .set(withdrawn)
      .where(eq(listingClaims.id, id))
      .returning();
    await deleteStoredPhotos(tx, { owner: "listing claim", subjectId: id });
    if (claim) await recordListingClaimHistory({ db: tx, clock }, claim, "withdrawn", { reason });
  }
  await tx.update(listingClaims).set({ listingId: to }).where(eq(listingClaims.listingId, from));
}
