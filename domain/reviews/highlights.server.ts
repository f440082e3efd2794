import type { Executor } from "#database/database.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { type CachedValue, createTaggedCache } from "#platform/tagged-cache.ts";
import { listReviews, shareOfProven } from "./list-reviews.server.ts";
import { reviewsTag } from "./tags.ts";

const quotesShown = 3;

export type ReviewHighlights = Awaited<ReturnType<typeof readHighlights>>;

/**
 * Creates the cache of reviews on the home page: the share of verified ones, and a few good ones to
 * read.
 */
export const createReviewHighlights = ({ db }: { db: Executor }): CachedValue<ReviewHighlights> =>
  createTaggedCache([tags.catalogue, reviewsTag], () => readHighlights({ db }));

async function readHighlights({ db }: { db: Executor }) {
  const share = await shareOfProven({ db });
  const { reviews } = await listReviews(
    { db },
    { stars: 5 },
    { order: "helpful", limit: quotesShown },
  );
  return { share, reviews };
}
