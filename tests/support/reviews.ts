import type { ReviewInput } from "#domain/reviews/review-input.ts";

export function reviewInput(changes: Partial<ReviewInput> = {}): ReviewInput {
  return {
    rating: 4,
    result: 4,
    care: 5,
    cleanliness: 5,
    value: 3,
    paid: "regular",
    treatment: "botox",
    text: "On time, explained without hurry, and honest about what it would not change.",
    visitedOn: "2026-11-10",
    ...changes,
  };
}
