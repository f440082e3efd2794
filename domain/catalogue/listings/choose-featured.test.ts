import { expect, test } from "vitest";
import { chooseFeatured } from "./choose-featured.ts";

const listing = (name: string, rating: number | null, reviewCount: number, isPremium = false) => ({
  name,
  rating,
  reviewCount,
  isPremium,
});
const names = (byRating: ReturnType<typeof listing>[], count: number) => {
  const { featured, isEarned } = chooseFeatured(byRating, count);
  return [featured.map(({ name }) => name).join(" "), isEarned];
};

test("features only unpaid listings with a high rating from several reviews", () => {
  const byRating = [
    listing("single", 5, 1),
    listing("paid", 4.8, 9, true),
    listing("first", 4.5, 3),
    listing("second", 4, 12),
    listing("low", 3.9, 20),
  ];
  expect(names(byRating, 2)).toEqual(["first second", true]);
});

test("fills the row with other listings, paid ones last, and says so", () => {
  const byRating = [
    listing("paid", 4.8, 9, true),
    listing("earned", 4.5, 3),
    listing("low", 3, 4),
    listing("unrated", null, 0),
  ];
  expect(names(byRating, 3)).toEqual(["earned low unrated", false]);
  expect(names(byRating, 6)).toEqual(["earned low unrated paid", false]);
});
