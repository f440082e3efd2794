import { eq } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { photoPairs } from "#database/schema/photos.ts";
import { moveStoredPhotos } from "#domain/uploads/store-photos.server.ts";
import type { ListingMove } from "#shared/move.ts";
import { maxGalleryPhotos } from "./photos.ts";

/**
 * Appends photos up to the gallery's maximum. A listing has one logo. Pairs keep their original
 * consent.
 */
export async function movePhotos(tx: Transaction, { from, to }: ListingMove) {
  await moveStoredPhotos(tx, "gallery", { from, to }, maxGalleryPhotos);
  await moveStoredPhotos(tx, "logo", { from, to }, 1);
  await tx.update(photoPairs).set({ listingId: to }).where(eq(photoPairs.listingId, from));
}
