import { expect } from "vitest";
import { addDrafts, entry } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/invalidation.ts";
import { addReference } from "../reference/add-reference.server.ts";

test("a new listing invalidates every page on which it appears, each tag once", async ({
  own: { db },
  invalidated,
}) => {
  const categories: [string, string] = ["laser-light-therapies", "anti-aging-treatments"];
  await addDrafts(
    db,
    {
      name: "One",
      city: "tustin",
      categories,
      services: [
        entry({ treatment: "botox" }),
        entry({ treatment: "botox" }),
        entry({ treatment: null }),
      ],
    },
    { name: "Two" },
  );
  await expect
    .poll(() => invalidated.toSorted())
    .toEqual(
      [
        "catalogue",
        "category:anti-aging-treatments",
        "category:cosmetic-injectables-fillers",
        "category:laser-light-therapies",
        "city:irvine",
        "city:tustin",
        "med-spa:one",
        "med-spa:two",
      ].concat(["treatment:botox:irvine", "treatment:botox:tustin"]),
    );
});

test("a skipped draft invalidates nothing", async ({ own: { db }, invalidated }) => {
  await addDrafts(db, { name: "Three" });
  await addDrafts(db, { name: "Three", city: "brea" }, { name: "Four" });
  await expect.poll(() => invalidated).toContain("med-spa:four");
  expect(invalidated.filter((tag) => tag === "med-spa:three")).toHaveLength(1);
  expect(invalidated).not.toContain("city:brea");
});

test("a pending listing invalidates nothing, because no page shows it", async ({
  own: { db },
  invalidated,
}) => {
  await addDrafts(db, { name: "Five", status: "pending", city: "brea" }, { name: "Six" });
  await expect.poll(() => invalidated).toContain("med-spa:six");
  expect(invalidated).not.toContain("med-spa:five");
  expect(invalidated).not.toContain("city:brea");
});

test("reference data invalidates every page that uses it", async ({ own: { db }, invalidated }) => {
  await addReference({ db }, { cities: [], categories: [], treatments: [] });
  await expect.poll(() => invalidated).toEqual(["reference", "catalogue"]);
});
