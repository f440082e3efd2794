import { eq } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { photoPairs } from "#database/schema/photos.ts";
import { movePictures } from "#domain/uploads/store-photos.server.ts";
import type { Move } from "#shared/move.ts";
import { mostInGallery } from "./photos.ts";

/** The photos stand behind those that are there, as far as a gallery goes; a place has one logo. Pairs keep the consent that was given. */
export async function movePhotos(tx: Transaction, { from, to }: Move) {
  await movePictures(tx, "gallery", { from, to }, mostInGallery);
  await movePictures(tx, "logo", { from, to }, 1);
  await tx.update(photoPairs).set({ medSpaId: to }).where(eq(photoPairs.medSpaId, from));
}
