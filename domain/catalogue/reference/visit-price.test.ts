import { expect, test } from "vitest";
import { entry } from "#tests/support/catalogue.ts";
import { visitPrice } from "./visit-price.ts";

test("converts a unit price to a typical visit and states the assumed amount", () => {
  expect(visitPrice(entry({ priceMinCents: 1350, priceMaxCents: null }))).toEqual({
    minCents: 27_000,
    maxCents: 54_000,
    amount: { unit: "per unit", from: 20, to: 40 },
  });
  expect(
    visitPrice(
      entry({
        treatment: "juvederm",
        priceMinCents: 90_000,
        priceMaxCents: 110_000,
        priceUnit: "per syringe",
      }),
    ),
  ).toMatchObject({ minCents: 90_000, maxCents: 220_000 });
  expect(
    visitPrice(
      entry({
        treatment: "coolsculpting",
        priceMinCents: 70_000,
        priceMaxCents: null,
        priceUnit: "per cycle",
      }),
    ),
  ).toMatchObject({ minCents: 140_000, maxCents: 280_000 });
});

test("keeps a price per visit as listed, and an unknown price unknown", () => {
  expect(
    visitPrice(entry({ priceMinCents: 30_000, priceMaxCents: null, priceUnit: "per session" })),
  ).toEqual({ minCents: 30_000, maxCents: 30_000, amount: null });
  expect(visitPrice(entry({ priceMinCents: null, priceMaxCents: null }))).toBeNull();
  expect(visitPrice(entry({ treatment: null }))).toBeNull();
  expect(visitPrice(entry({ treatment: "lipo-laser", priceUnit: "per cycle" }))).toBeNull();
});
