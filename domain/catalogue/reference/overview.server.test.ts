import { expect } from "vitest";
import { addDrafts } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { tags } from "../tags.ts";
import { createOverviewCache } from "./overview.server.ts";

test("the overview is cached and reloaded when a listing changes", async ({ db }) => {
  const overview = createOverviewCache({ db });
  const before = await overview.read();
  expect(before.totals.listings).toBe(0);
  await addDrafts(db, { name: "Glow", city: "irvine" });
  expect(await overview.read()).toBe(before);
  overview.invalidate([tags.listing("another")]);
  expect(await overview.read()).toBe(before);
  overview.invalidate([tags.catalogue]);
  const { totals, cities } = await overview.read();
  expect(totals.listings).toBe(1);
  expect(cities.map(({ slug, listingCount }) => [slug, listingCount])).toEqual([["irvine", 1]]);
});
