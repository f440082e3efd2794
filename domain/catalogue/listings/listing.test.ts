import fc from "fast-check";
import { expect, test } from "vitest";
import { draft } from "#tests/support/catalogue.ts";
import {
  baseScore,
  completeness,
  freshnessPoints,
  inOrderOf,
  priceRange,
  rankWeights,
} from "./listing.ts";

const empty = draft({
  detailedDescription: null,
  treatmentPhilosophy: null,
  consultationProcess: null,
  website: null,
  services: [],
  staff: [],
  weeklyHours: [],
  facilityAmenities: [],
  safetyProtocols: [],
  licenses: [],
});
const [service] = draft().services;
const three = service ? [service, service, service] : [];
const full = draft({
  treatmentPhilosophy: "Less.",
  consultationProcess: "Talk first.",
  services: three,
  staff: [{ name: "Nora", title: "Nurse", certifications: [] }],
  facilityAmenities: ["Tea"],
  safetyProtocols: ["Gloves for everything."],
  licenses: [{ kind: "facility", holder: "Glow", number: "1" }],
});

test("an empty profile scores nothing and a complete one everything", () => {
  expect(completeness(empty)).toBe(0);
  expect(completeness(full)).toBe(1);
});

test("each part of a profile counts, and no other part can replace it", () => {
  const parts = Object.keys(empty).filter(
    (key) =>
      key in full && JSON.stringify(empty[key as never]) !== JSON.stringify(full[key as never]),
  );
  expect(parts).toHaveLength(10);
  for (const part of parts)
    expect(completeness({ ...full, [part]: empty[part as never] })).toBeLessThan(1);
});

test("a menu counts in full with three entries and every price", () => {
  const unpriced = three.map((entry, index) =>
    index === 1 ? { ...entry, priceMinCents: null } : entry,
  );
  expect(completeness({ ...full, services: unpriced })).toBeLessThan(1);
  expect(completeness({ ...full, services: three.slice(1) })).toBeLessThan(1);
});

test("a single sentence is not a detailed description", () => {
  expect(completeness({ ...empty, detailedDescription: "x".repeat(50) })).toBe(0);
  expect(completeness({ ...empty, detailedDescription: "x".repeat(51) })).toBeGreaterThan(0);
});

const reviewed = fc.record({
  rating: fc.double({ min: 1, max: 5, noNaN: true }),
  reviewCount: fc.integer({ min: 1, max: 100_000 }),
});
const anyReviews = fc.oneof(reviewed, fc.constant({ rating: null, reviewCount: 0 }));
const share = fc.double({ min: 0, max: 1, noNaN: true });

test("the base score of reviews and profile is an integer from 0 to 900", () => {
  fc.assert(
    fc.property(anyReviews, share, (reviews, completeness) => {
      const rank = baseScore({ ...reviews, completeness });
      expect(Number.isInteger(rank) && rank >= 0 && rank <= 900).toBe(true);
    }),
  );
  expect(baseScore({ rating: 5, reviewCount: 1e9, completeness: 1 })).toBe(900);
  expect(baseScore({ rating: 1, reviewCount: 1e9, completeness: 0 })).toBe(0);
});

test("better reviews and a fuller profile never lower the rank", () => {
  fc.assert(
    fc.property(
      reviewed,
      share,
      share,
      fc.double({ min: 1, max: 5, noNaN: true }),
      (reviews, one, other, rating) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(baseScore({ ...reviews, completeness: more })).toBeGreaterThanOrEqual(
          baseScore({ ...reviews, completeness: less }),
        );
        const [worse, better] = [
          Math.min(reviews.rating, rating),
          Math.max(reviews.rating, rating),
        ];
        expect(baseScore({ ...reviews, rating: better, completeness: one })).toBeGreaterThanOrEqual(
          baseScore({ ...reviews, rating: worse, completeness: one }),
        );
      },
    ),
  );
});

test("a recent confirmation counts in full, then less each month and nothing after a year", () => {
  expect([-1, 0, 29].map(freshnessPoints)).toEqual([100, 100, 100]);
  expect([30, 60, 180, 330].map(freshnessPoints)).toEqual([92, 83, 50, 8]);
  expect([360, 5_000].map(freshnessPoints)).toEqual([0, 0]);
});

test("the parts of the rank add up to 1000", () => {
  expect(Object.values(rankWeights).reduce((sum, points) => sum + points, 0)).toBe(1000);
});

test("one five-star review ranks below many reviews of four and a half stars", () => {
  const ranks = [
    { rating: 5, reviewCount: 1 },
    { rating: 4.5, reviewCount: 80 },
  ].map((reviews) => baseScore({ ...reviews, completeness: 0.5 }));
  expect(ranks[0]).toBeLessThan(ranks[1] ?? 0);
});

test("payment changes neither completeness nor rank", () => {
  const paid = { ...full, plan: "premier" };
  expect(completeness(paid)).toBe(completeness(full));
  const reviews = { rating: 4, reviewCount: 10, completeness: 0.5 };
  const paidReviews = { ...reviews, plan: "premier" };
  expect(baseScore(paidReviews)).toBe(baseScore(reviews));
});

test("a price level shows as dollar signs, and an unknown one not at all", () => {
  expect([1, 2, 3, 4, null].map((level) => priceRange(level))).toEqual([
    "$",
    "$$",
    "$$$",
    "$$$$",
    null,
  ]);
});

test("sorts rows by the order of the slugs and skips slugs without a row", () => {
  const rows = [{ slug: "a" }, { slug: "b" }, { slug: "c" }];
  expect(inOrderOf(["c", "x", "a"], rows)).toEqual([{ slug: "c" }, { slug: "a" }]);
});
