import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { listings } from "#database/schema/catalogue/listings.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { addDrafts } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { createListingCache } from "../internal/listings.server.ts";
import { flagFilter } from "./flag-filter.ts";

const insurance = flagFilter({
  name: "insurance",
  label: "Insurance",
  description: "Listings that accept insurance.",
  field: "acceptsInsurance",
});

test("a flag filter by a yes-no field finds the listings that say yes, and follows edits", async ({
  db,
}) => {
  await addDrafts(db, { name: "Alma" }, { name: "Bela" }, { name: "Cora" });
  const answer = (slug: string, acceptsInsurance: boolean | null) =>
    db.update(listings).set({ acceptsInsurance }).where(eq(listings.slug, slug));
  await answer("alma", true);
  await answer("bela", false);
  const { read, invalidate } = createListingCache({
    db,
    cities: [],
    treatments: [],
    filters: [insurance],
  });
  const matches = async () => {
    const table = await read();
    const search = { table, names: { treatments: [], categories: [], cities: [] } };
    const suits = insurance.matches(["1"], { ...search, at: new Date(0), families: [] });
    return table
      .inOrder("name")
      .filter(suits)
      .map((slot) => table.at(slot).slug);
  };
  expect(await matches()).toEqual(["alma"]);
  await answer("alma", false);
  await answer("cora", true);
  invalidate([tags.listing("alma"), tags.listing("cora")]);
  expect(await matches()).toEqual(["cora"]);
});
