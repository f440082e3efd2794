import { eq } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { reviews } from "#database/schema/reviews.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import type { NewPhoto } from "#domain/uploads/photo.ts";
import {
  deleteStoredPhotos,
  describeStoredPhoto,
  listStoredPhotos,
  storePhotos,
} from "#domain/uploads/store-photos.server.ts";
import type { ReviewDeps } from "./deps.ts";
import { changeReviewStatus } from "./internal/change-status.server.ts";
import { isOwnReview, lockReview, toReviewColumns } from "./internal/find-review.server.ts";
import { maxReviewPhotos } from "./review.ts";
import type { ReviewInput } from "./review-input.ts";

type Deps = Pick<ReviewDeps, "db" | "clock">;

export type ReviewPhotoChanges = {
  removed: number[];
  described: Map<number, string>;
  added: NewPhoto[];
};
const noChanges: ReviewPhotoChanges = { removed: [], described: new Map(), added: [] };

/** Edits a review, which returns it to moderation. A removed review stays unchanged. */
export async function editReview(
  { db, clock }: Deps,
  actor: Actor,
  id: number,
  input: ReviewInput,
  photos = noChanges,
) {
  const columns = await toReviewColumns(db, input);
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, id, isOwnReview(actor));
    if (!review) return "not-found" as const;
    if (review.status === "removed") return "removed" as const;
    if (!columns) return "unknown-treatment" as const;
    if ((await countPhotosAfter(tx, id, photos)) > maxReviewPhotos)
      return "too-many-photos" as const;
    await tx.update(reviews).set(columns).where(eq(reviews.id, id));
    await changePhotos(tx, clock(), id, photos);
    await changeReviewStatus(tx, clock(), review, { act: "edited", to: "waiting" });
    return "done" as const;
  });
}

export async function withdrawReview({ db, clock }: Deps, actor: Actor, id: number) {
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, id, isOwnReview(actor));
    if (!review) return "not-found" as const;
    if (review.status === "removed") return "removed" as const;
    if (review.status !== "withdrawn")
      await changeReviewStatus(tx, clock(), review, { act: "withdrawn", to: "withdrawn" });
    return "done" as const;
  });
}

const photosOf = (id: number) => ({ owner: "review" as const, subjectId: id });

async function countPhotosAfter(tx: Executor, id: number, { removed, added }: ReviewPhotoChanges) {
  const kept = await listStoredPhotos(tx, photosOf(id));
  return kept.filter((photo) => !removed.includes(photo.id)).length + added.length;
}

async function changePhotos(
  tx: Executor,
  now: Date,
  id: number,
  { removed, described, added }: ReviewPhotoChanges,
) {
  if (removed.length > 0) await deleteStoredPhotos(tx, photosOf(id), removed);
  for (const [photo, description] of described)
    await describeStoredPhoto(tx, photosOf(id), photo, description);
  await storePhotos(tx, now, photosOf(id), added);
}
