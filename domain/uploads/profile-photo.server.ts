import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { announceChange } from "#database/invalidation.ts";
import type { AccountPart } from "#domain/accounts/account-part.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import type { MediaDeps } from "./deps.ts";
import type { NewPicture } from "./photo.ts";
import { dropPictures, keepPictures, listPictures } from "./store-photos.server.ts";

const of = (userId: number) => ({ owner: "account" as const, subjectId: userId });

/** Cache tag of pages that show this account's photo. */
export const portraitTag = (userId: number) => `portrait:${userId}`;

export async function setPortrait(
  { db, clock }: Pick<MediaDeps, "db" | "clock">,
  actor: Actor,
  picture: NewPicture,
) {
  await db.transaction(async (tx) => {
    // Serializes concurrent uploads: the later one wins.
    await tx.execute(sql`select from users where id = ${actor.userId} for update`);
    await dropPictures(tx, of(actor.userId));
    await keepPictures(tx, clock(), of(actor.userId), [picture]);
    await announceChange(tx, [portraitTag(actor.userId)]);
  });
}

export async function removePortrait({ db }: Pick<MediaDeps, "db">, actor: Actor) {
  await db.transaction(async (tx) => {
    await dropPictures(tx, of(actor.userId));
    await announceChange(tx, [portraitTag(actor.userId)]);
  });
}

export async function findPortrait({ db }: { db: Executor }, userId: number) {
  const [portrait] = await listPictures(db, of(userId));
  return portrait ?? null;
}

export const portraitPart: AccountPart = {
  name: "portrait",
  async collect(db, userId) {
    const portrait = await findPortrait({ db }, userId);
    return (
      portrait && {
        file: `/media/${portrait.key}-large.webp`,
        width: portrait.width,
        height: portrait.height,
      }
    );
  },
  async forget(tx, userId) {
    await dropPictures(tx, of(userId));
    await announceChange(tx, [portraitTag(userId)]);
  },
};
