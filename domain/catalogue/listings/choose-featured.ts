import type { ListingCard } from "./listing.ts";

/** Minimum number of reviews: a single five-star review means little. */
export const fewestReviews = 3;
export const lowestRating = 4;

type Rated = Pick<ListingCard, "isPremium" | "rating" | "reviewCount">;

const isEarned = ({ isPremium, rating, reviewCount }: Rated) =>
  !isPremium && rating !== null && rating >= lowestRating && reviewCount >= fewestReviews;

/**
 * Chooses the best-rated listings without a paid plan. A new directory has too few of them: then
 * others fill the row, and `isEarned` is false.
 */
export function chooseFeatured<T extends Rated>(byRating: T[], count: number) {
  const featured = byRating
    .toSorted(
      (a, b) =>
        Number(isEarned(b)) - Number(isEarned(a)) || Number(a.isPremium) - Number(b.isPremium),
    )
    .slice(0, count);
  return { featured, isEarned: featured.every(isEarned) };
}
