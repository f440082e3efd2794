import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { invalidateTags } from "#database/invalidation.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { reviewReplies, reviews } from "#database/schema/reviews.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { listingsWith, may } from "#domain/accounts/policy/policy.ts";
import { tags } from "#domain/catalogue/tags.ts";
import type { StoredPhoto } from "#domain/uploads/photo.ts";
import { storedPhotosSql } from "#domain/uploads/store-photos.server.ts";
import { confirmingWords } from "./confirming-words.ts";
import type { ReviewDeps } from "./deps.ts";
import { reviewsTag } from "./tags.ts";

type ReplyResult =
  | { outcome: "done" | "not-found" | "answered" }
  | { outcome: "warned"; words: string };

/**
 * Stores the single reply of an owner or team member. The form first warns about words that confirm
 * that the author was a patient.
 */
export async function replyToReview(
  { db, clock }: Pick<ReviewDeps, "db" | "clock">,
  actor: Actor,
  id: number,
  { text, isSure }: { text: string; isSure: boolean },
): Promise<ReplyResult> {
  return db.transaction(async (tx): Promise<ReplyResult> => {
    const [review] = await tx
      .select({ listingId: reviews.listingId, slug: listings.slug })
      .from(reviews)
      .innerJoin(listings, eq(listings.id, reviews.listingId))
      .where(and(eq(reviews.id, id), eq(reviews.status, "published")));
    if (!review || !may(actor, "reviews.reply", review)) return { outcome: "not-found" };
    const words = confirmingWords(text);
    if (words && !isSure) return { outcome: "warned", words };
    const answered = await tx
      .insert(reviewReplies)
      .values({ reviewId: id, userId: actor.userId, text, createdAt: clock() })
      .onConflictDoNothing()
      .returning({ reviewId: reviewReplies.reviewId });
    if (answered.length === 0) return { outcome: "answered" };
    await invalidateTags(tx, [tags.listing(review.slug), reviewsTag]);
    return { outcome: "done" };
  });
}

/** Counts a listing's published reviews without a reply, if the actor may reply. */
export function countUnanswered({ db }: Pick<ReviewDeps, "db">, actor: Actor, listingId: number) {
  const hasNone = sql`not exists (select 1 from ${reviewReplies} where ${reviewReplies.reviewId} = ${reviews.id})`;
  const mine = listingsWith(actor, "reviews.reply").filter((id) => id === listingId);
  return db.$count(
    reviews,
    and(inArray(reviews.listingId, mine), eq(reviews.status, "published"), hasNone),
  );
}

const shown = 200;

export function listReviewsToAnswer(
  { db }: Pick<ReviewDeps, "db">,
  actor: Actor,
  listingId?: number,
) {
  const listingIds = listingsWith(actor, "reviews.reply").filter(
    (id) => listingId === undefined || id === listingId,
  );
  return db
    .select({
      id: reviews.id,
      listing: listings.name,
      slug: listings.slug,
      ...pickColumns(reviews, "authorName", "rating", "text", "publishedAt"),
      reply: reviewReplies.text,
      /** Reason why a moderator removed the reply. */
      replyFault: reviewReplies.fault,
      photos: sql<StoredPhoto[]>`${storedPhotosSql("review", sql`${reviews.id}`)}`,
    })
    .from(reviews)
    .innerJoin(listings, eq(listings.id, reviews.listingId))
    .leftJoin(reviewReplies, eq(reviewReplies.reviewId, reviews.id))
    .where(
      and(
        inArray(reviews.listingId, listingIds.length > 0 ? listingIds : [0]),
        eq(reviews.status, "published"),
      ),
    )
    .orderBy(desc(reviews.publishedAt), desc(reviews.id))
    .limit(shown);
}
