import { expect } from "vitest";
import { addDrafts, entry } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/changes.ts";
import { addReference } from "../reference/add-reference.server.ts";

test("a new listing is announced under all that it appears on, each once", async ({
  own: { db },
  heard,
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
    .poll(() => heard.toSorted())
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

test("a draft that was left out is not announced", async ({ own: { db }, heard }) => {
  await addDrafts(db, { name: "Three" });
  await addDrafts(db, { name: "Three", city: "brea" }, { name: "Four" });
  await expect.poll(() => heard).toContain("med-spa:four");
  expect(heard.filter((tag) => tag === "med-spa:three")).toHaveLength(1);
  expect(heard).not.toContain("city:brea");
});

test("what waits for review is announced nowhere: no page shows it", async ({
  own: { db },
  heard,
}) => {
  await addDrafts(db, { name: "Five", status: "pending", city: "brea" }, { name: "Six" });
  await expect.poll(() => heard).toContain("med-spa:six");
  expect(heard).not.toContain("med-spa:five");
  expect(heard).not.toContain("city:brea");
});

test("places, categories and treatments are announced for every page that stands on them", async ({
  own: { db },
  heard,
}) => {
  await addReference({ db }, { cities: [], categories: [], treatments: [] });
  await expect.poll(() => heard).toEqual(["reference", "catalogue"]);
});
