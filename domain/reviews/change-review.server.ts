import { eq } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { reviews } from "#database/schema/reviews.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import type { NewPicture } from "#domain/uploads/photo.ts";
import {
  describePicture,
  dropPictures,
  keepPictures,
  listPictures,
} from "#domain/uploads/store-photos.server.ts";
import type { ReviewDeps } from "./deps.ts";
import { changeStatus } from "./internal/change-status.server.ts";
import { columnsOf, holdReview, isOwn } from "./internal/find-review.server.ts";
import { mostPhotos, type ReviewInput } from "./review.ts";

type Changing = Pick<ReviewDeps, "db" | "clock">;

export type PhotoChanges = {
  removed: number[];
  described: Map<number, string>;
  added: NewPicture[];
};
const noChanges: PhotoChanges = { removed: [], described: new Map(), added: [] };

/** Edits a review, which returns it to moderation. A removed review stays unchanged. */
export async function editReview(
  { db, clock }: Changing,
  actor: Actor,
  id: number,
  input: ReviewInput,
  photos = noChanges,
) {
  const columns = await columnsOf(db, input);
  return db.transaction(async (tx) => {
    const review = await holdReview(tx, id, isOwn(actor));
    if (!review) return "not-found" as const;
    if (review.status === "removed") return "removed" as const;
    if (!columns) return "unknown-treatment" as const;
    if ((await countPhotosAfter(tx, id, photos)) > mostPhotos) return "too-many-photos" as const;
    await tx.update(reviews).set(columns).where(eq(reviews.id, id));
    await changePhotos(tx, clock(), id, photos);
    await changeStatus(tx, clock(), review, { act: "edited", to: "waiting" });
    return "done" as const;
  });
}

export async function withdrawReview({ db, clock }: Changing, actor: Actor, id: number) {
  return db.transaction(async (tx) => {
    const review = await holdReview(tx, id, isOwn(actor));
    if (!review) return "not-found" as const;
    if (review.status === "removed") return "removed" as const;
    if (review.status !== "withdrawn")
      await changeStatus(tx, clock(), review, { act: "withdrawn", to: "withdrawn" });
    return "done" as const;
  });
}

const photosOf = (id: number) => ({ owner: "review" as const, subjectId: id });

async function countPhotosAfter(tx: Executor, id: number, { removed, added }: PhotoChanges) {
  const kept = await listPictures(tx, photosOf(id));
  return kept.filter((photo) => !removed.includes(photo.id)).length + added.length;
}

async function changePhotos(
  tx: Executor,
  now: Date,
  id: number,
  { removed, described, added }: PhotoChanges,
) {
  if (removed.length > 0) await dropPictures(tx, photosOf(id), removed);
  for (const [photo, description] of described)
    await describePicture(tx, photosOf(id), photo, description);
  await keepPictures(tx, now, photosOf(id), added);
}
