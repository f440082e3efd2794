import { and, eq, isNull, sql } from "drizzle-orm";
import { invalidateTags } from "#database/invalidation.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { reviewReports, reviews, reviewVotes } from "#database/schema/reviews.ts";
import type { Actor, RequestSource } from "#domain/accounts/actor.ts";
import { limitAction } from "#domain/accounts/rate-limit/rate-limit.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import type { ReviewDeps } from "./deps.ts";
import { isOwnReview, managesListing } from "./internal/find-review.server.ts";
import type { ReviewFault } from "./review.ts";
import { reviewsTag } from "./tags.ts";

type Deps = Pick<ReviewDeps, "db" | "clock" | "fingerprint">;
export type ReviewRefusal =
  | { outcome: "not-found" | "unverified" | "own" | "own-listing" }
  | { outcome: "limited"; retryAfter: number };

const hour = 60;
const votes = { account: { most: 60, minutes: hour }, source: { most: 200, minutes: hour } };
const reports = {
  account: { most: 10, minutes: 24 * hour },
  source: { most: 30, minutes: 24 * hour },
};

/**
 * Records one vote per account. Authors cannot vote for their own review, nor members for reviews
 * of their listing, because votes order what visitors read.
 */
export async function voteHelpful(
  deps: Deps,
  actor: Actor,
  id: number,
  from: RequestSource,
): Promise<{ outcome: "done"; slug: string } | ReviewRefusal> {
  const judged = await findJudged(deps, actor, id);
  if (judged.outcome !== "done") return judged;
  if (managesListing(actor, judged.listingId)) return { outcome: "own-listing" };
  const retryAfter = await limitAction(deps, { what: "vote", userId: actor.userId, from }, votes);
  if (retryAfter) return { outcome: "limited", retryAfter };
  await deps.db.transaction(async (tx) => {
    await tx
      .insert(reviewVotes)
      .values({ reviewId: id, userId: actor.userId, createdAt: deps.clock() })
      .onConflictDoNothing();
    await invalidateTags(tx, [tags.listing(judged.slug), reviewsTag]);
  });
  return judged;
}

export const hasVoted = async ({ db }: Pick<Deps, "db">, actor: Actor, id: number) =>
  (await db.$count(reviewVotes, voteOf(actor, id))) > 0;

export async function withdrawHelpfulVote({ db }: Pick<Deps, "db">, actor: Actor, id: number) {
  const review = await findPublished({ db }, id);
  if (!review) return "not-found" as const;
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.delete(reviewVotes).where(voteOf(actor, id));
    if (rowCount) await invalidateTags(tx, [tags.listing(review.slug), reviewsTag]);
  });
  return "done" as const;
}

const voteOf = ({ userId }: Actor, id: number) =>
  and(eq(reviewVotes.reviewId, id), eq(reviewVotes.userId, userId));

/** Reports a review. It stays published until a moderator decides. */
export async function reportReview(
  deps: Deps,
  actor: Actor,
  id: number,
  fault: ReviewFault,
  from: RequestSource,
): Promise<{ outcome: "done"; slug: string } | ReviewRefusal> {
  const judged = await findJudged(deps, actor, id);
  if (judged.outcome !== "done") return judged;
  const retryAfter = await limitAction(
    deps,
    { what: "report", userId: actor.userId, from },
    reports,
  );
  if (retryAfter) return { outcome: "limited", retryAfter };
  await deps.db
    .insert(reviewReports)
    .values({ reviewId: id, userId: actor.userId, fault, createdAt: deps.clock() })
    .onConflictDoNothing();
  return judged;
}

export async function findPublished({ db }: Pick<Deps, "db">, id: number) {
  const [review] = await db
    .select({
      ...pickColumns(reviews, "id", "listingId", "authorName", "text"),
      ...pickColumns(listings, "slug", "name"),
    })
    .from(reviews)
    .innerJoin(listings, eq(listings.id, reviews.listingId))
    .where(and(eq(reviews.id, id), eq(reviews.status, "published"), eq(listings.status, "active")));
  return review ?? null;
}

async function findJudged({ db }: Deps, actor: Actor, id: number) {
  const review = await findPublished({ db }, id);
  if (!review) return { outcome: "not-found" as const };
  if (!actor.isVerified) return { outcome: "unverified" as const };
  const own = await db.$count(reviews, and(eq(reviews.id, id), isOwnReview(actor)));
  return own > 0
    ? { outcome: "own" as const }
    : { outcome: "done" as const, slug: review.slug, listingId: review.listingId };
}

/**
 * Closes the reports of a review. Call this inside the transaction that decides about the review.
 */
export async function closeReports({ db, clock }: Pick<Deps, "db" | "clock">, id: number) {
  await db
    .update(reviewReports)
    .set({ closedAt: sql`${clock().toISOString()}::timestamptz` })
    .where(and(eq(reviewReports.reviewId, id), isNull(reviewReports.closedAt)));
}
