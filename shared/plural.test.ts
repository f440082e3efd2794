import { expect, test } from "vitest";
import { plural } from "./plural.ts";

test("one is one, everything else is many", () => {
  expect([0, 1, 2, 1204].map((count) => plural(count, "listing"))).toEqual([
    "0 listings",
    "1 listing",
    "2 listings",
    "1,204 listings",
  ]);
});

test("an irregular plural is given", () => expect(plural(3, "city", "cities")).toBe("3 cities"));
