import { expect, test } from "vitest";
import { areNamesSimilar } from "./similar-names.ts";
import { alikePairs } from "./similar-pairs.ts";

test("the pairs equal those that each name finds on its own, within a city", () => {
  const names = [
    "Glow Studio",
    "Glow Studios",
    "The Glow Studio",
    "Harbor Spa",
    "Harbour Spa",
    "Studio 1",
    "Studio 2",
    "Alta",
    "Alba Aesthetics",
    "Albra Aesthetics",
  ];
  const listings = [1, 2].flatMap((cityId) =>
    names.map((name, index) => ({ id: cityId * 100 + index, name, cityId })),
  );
  const expected = listings.flatMap((one) =>
    listings
      .filter(
        (other) =>
          one.id < other.id && one.cityId === other.cityId && areNamesSimilar(one.name, other.name),
      )
      .map((other) => [one.id, other.id]),
  );
  const byNumber = (one: number[], other: number[]) =>
    (one[0] ?? 0) - (other[0] ?? 0) || (one[1] ?? 0) - (other[1] ?? 0);
  expect([...alikePairs(listings)].flat().toSorted(byNumber)).toEqual(expected);
  expect(expected.length).toBeGreaterThan(8);
});
