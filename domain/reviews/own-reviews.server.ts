import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { pickColumns } from "#database/pick-columns.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { treatments } from "#database/schema/catalogue/reference.ts";
import { reviewReplies, reviews } from "#database/schema/reviews.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import type { StoredPhoto } from "#domain/uploads/photo.ts";
import { reasonsOf, storedPhotosSql } from "#domain/uploads/store-photos.server.ts";
import type { ReviewDeps } from "./deps.ts";
import { isOwnReview } from "./internal/find-review.server.ts";
import type { ReviewFault } from "./review.ts";

const fields = {
  id: reviews.id,
  status: reviews.status,
  listing: { slug: listings.slug, name: listings.name },
  treatment: treatments.slug,
  ...pickColumns(reviews, "rating", "result", "care", "cleanliness", "value"),
  ...pickColumns(reviews, "paid", "text", "visitedOn", "submittedAt"),
  reply: reviewReplies.text,
  photos: sql<StoredPhoto[]>`${storedPhotosSql("review", sql`${reviews.id}`)}`,
  /** Reasons why a moderator hid photos of this review. */
  leftOut: sql<ReviewFault[]>`${reasonsOf("review", sql`${reviews.id}`)}`,
};

export const listOwnReviews = ({ db }: Pick<ReviewDeps, "db">, actor: Actor, id?: number) =>
  db
    .select(fields)
    .from(reviews)
    .innerJoin(listings, eq(listings.id, reviews.listingId))
    .leftJoin(treatments, eq(treatments.id, reviews.treatmentId))
    .leftJoin(
      reviewReplies,
      and(eq(reviewReplies.reviewId, reviews.id), isNull(reviewReplies.fault)),
    )
    .where(and(isOwnReview(actor), id === undefined ? undefined : eq(reviews.id, id)))
    .orderBy(desc(reviews.submittedAt), desc(reviews.id));

export async function findOwnReview(deps: Pick<ReviewDeps, "db">, actor: Actor, id: number) {
  const [review] = await listOwnReviews(deps, actor, id);
  return review ?? null;
}
