import { eq, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { reviewHistory, reviews } from "#database/schema/reviews.ts";
import { queueListingWebhook } from "#domain/catalogue/listings/notify-webhooks.server.ts";
import { updateRatings } from "#domain/catalogue/ranking/update-ratings.server.ts";
import type { ReviewFault, ReviewStatus } from "../review.ts";
import { reviewsTag } from "../tags.ts";

type Review = { id: number; listingId: number; status: ReviewStatus };
type ReviewAct = (typeof reviewHistory.act.enumValues)[number];
type StatusChange = {
  act: ReviewAct;
  to: ReviewStatus;
  fault?: ReviewFault;
  userId?: number | null;
};

/** Updates a review and the ledger, and the listing totals if visitors see a difference. */
export async function changeReviewStatus(
  tx: Executor,
  now: Date,
  review: Review,
  { act, to, fault, userId }: StatusChange,
) {
  const isPublished = to === "published";
  await tx
    .update(reviews)
    .set({
      status: to,
      ...(to === "waiting" ? { submittedAt: now } : {}),
      ...(isPublished && review.status !== "published" ? { publishedAt: now } : {}),
    })
    .where(eq(reviews.id, review.id));
  await recordReviewHistory(tx, now, review.id, {
    act,
    ...(fault ? { fault } : {}),
    userId: userId ?? null,
  });
  if (isPublished !== (review.status === "published"))
    await recomputeRatings(tx, [review.listingId]);
  if (isPublished && review.status !== "published")
    await queueListingWebhook(tx, "review.published", review.listingId, review.id);
}

export async function recordReviewHistory(
  tx: Executor,
  now: Date,
  reviewId: number,
  { act, fault, userId }: Omit<StatusChange, "to">,
) {
  await tx
    .insert(reviewHistory)
    .values({ reviewId, act, fault: fault ?? null, userId: userId ?? null, at: now });
  await invalidateTags(tx, [reviewsTag]);
}

/** Recomputes the totals of listings from their published reviews. */
export async function recomputeRatings(tx: Executor, listingIds: number[]) {
  await updateRatings(tx, listingIds, async (ids) => {
    const { rows } = await tx.execute<{ id: number; rating: number; reviewCount: number }>(sql`
      select listing_id as id, round(avg(rating), 2)::float8 as rating, count(*)::int as "reviewCount"
      from reviews where status = 'published' and listing_id = any(${sql.param(ids)}::int[]) group by listing_id`);
    return new Map(rows.map(({ id, ...totals }) => [id, totals]));
  });
}
