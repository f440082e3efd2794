import { expect, test } from "vitest";
import { bookingPrice } from "./price-text.ts";

const perUnit = { priceMinCents: 1300, priceMaxCents: null, priceUnit: "per unit" };

test("a booking shows the price of a visit beside the unit price that it comes from", () => {
  expect(bookingPrice({ ...perUnit, treatment: "botox" })).toBe("from $260 a visit ($13 per unit)");
  expect(
    bookingPrice({
      treatment: "facials",
      priceMinCents: 15_000,
      priceMaxCents: null,
      priceUnit: "per session",
    }),
  ).toBe("$150 per session");
  expect(bookingPrice({ ...perUnit, priceMinCents: null, treatment: "botox" })).toBeNull();
});
