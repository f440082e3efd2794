import { expect } from "vitest";
import { addDrafts, entry } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { listListings } from "./list-listings.server.ts";
import { listedPrices } from "./listed-prices.server.ts";

test("prefers a listing's entry for the exact treatment over related treatments", async ({
  db,
}) => {
  await addDrafts(
    db,
    {
      name: "Alder",
      services: [
        entry({ treatment: "juvederm", name: "Lips" }),
        entry({ treatment: "dermal-fillers", name: "Fillers", priceMinCents: 60_000 }),
      ],
    },
    { name: "Birch", services: [entry({ treatment: "juvederm", name: "Juvederm" })] },
    { name: "Cedar", services: [entry({ treatment: "botox" })] },
  );
  const cards = await listListings({ db, clock: () => new Date() }, {}, { limit: 10 });
  const prices = await listedPrices(
    { db },
    cards.map(({ id }) => id),
    ["dermal-fillers", "juvederm"],
  );
  const named = Object.fromEntries(cards.map(({ id, name }) => [name, prices.get(id)?.name]));
  expect(named).toEqual({ Alder: "Fillers", Birch: "Juvederm", Cedar: undefined });
});
