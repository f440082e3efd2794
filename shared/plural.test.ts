import { expect, test } from "vitest";
import { plural } from "./plural.ts";

test("uses the singular only for one", () => {
  expect([0, 1, 2, 1204].map((count) => plural(count, "listing"))).toEqual([
    "0 listings",
    "1 listing",
    "2 listings",
    "1,204 listings",
  ]);
});

test("accepts an irregular plural", () => expect(plural(3, "city", "cities")).toBe("3 cities"));
