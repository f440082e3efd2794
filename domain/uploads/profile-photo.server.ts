import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import type { AccountPart } from "#domain/accounts/account-part.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import type { UploadDeps } from "./deps.ts";
import { type NewPhoto, photoUrl } from "./photo.ts";
import { deleteStoredPhotos, listStoredPhotos, storePhotos } from "./store-photos.server.ts";

const of = (userId: number) => ({ owner: "account" as const, subjectId: userId });

/** Returns the cache tag of pages that show this account's photo. */
export const profilePhotoTag = (userId: number) => `portrait:${userId}`;

export async function setProfilePhoto(
  { db, clock }: Pick<UploadDeps, "db" | "clock">,
  actor: Actor,
  picture: NewPhoto,
) {
  await db.transaction(async (tx) => {
    // Serializes concurrent uploads: the later one wins.
    await tx.execute(sql`select from users where id = ${actor.userId} for no key update`);
    await deleteStoredPhotos(tx, of(actor.userId));
    await storePhotos(tx, clock(), of(actor.userId), [picture]);
    await invalidateTags(tx, [profilePhotoTag(actor.userId)]);
  });
}

export async function removeProfilePhoto({ db }: Pick<UploadDeps, "db">, actor: Actor) {
  await db.transaction(async (tx) => {
    await deleteStoredPhotos(tx, of(actor.userId));
    await invalidateTags(tx, [profilePhotoTag(actor.userId)]);
  });
}

export async function findProfilePhoto({ db }: { db: Executor }, userId: number) {
  const [portrait] = await listStoredPhotos(db, of(userId));
  return portrait ?? null;
}

export const profilePhotoPart: AccountPart = {
  name: "portrait",
  async collect(db, userId) {
    const portrait = await findProfilePhoto({ db }, userId);
    return (
      portrait && {
        file: photoUrl(portrait, "large", "webp"),
        width: portrait.width,
        height: portrait.height,
      }
    );
  },
  async erase(tx, userId) {
    await deleteStoredPhotos(tx, of(userId));
    await invalidateTags(tx, [profilePhotoTag(userId)]);
  },
};
