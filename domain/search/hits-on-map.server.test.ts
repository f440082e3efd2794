import { expect } from "vitest";
import { boundsText, isWithin, readBounds } from "#domain/catalogue/reference/bounds.ts";
import { visitPrice } from "#domain/catalogue/reference/visit-price.ts";
import { searching } from "#tests/support/searching.ts";
import { hitsOnMap } from "./hits-on-map.ts";
import { pageOfCards } from "./list-cards.server.ts";
import { findMapPoints } from "./map-points.server.ts";
import { findHits, searchListings } from "./search-listings.server.ts";
import { emptySearch, type SearchQuery } from "./search-query.ts";

const page = { limit: 12 };

searching("every hit has a pin, with the price of the searched treatment", async ({ given }) => {
  const reference = await given.reference();
  const table = await reference.listings();
  const pinsOf = async (query: Partial<SearchQuery>) => {
    const hits = await searchListings(given, { ...emptySearch, ...query }, page);
    return { ...hits, pins: hitsOnMap(table, reference, hits.slots, hits.treatments) };
  };
  const botox = await pinsOf({ q: "botox" });
  expect(botox.total).toBeGreaterThan(page.limit);
  expect(botox.pins).toHaveLength(botox.total);
  for (const { slug, matched } of botox.listings)
    expect(botox.pins.find((pin) => pin.slug === slug)?.priceCents).toBe(
      matched ? (visitPrice(matched)?.minCents ?? undefined) : undefined,
    );
  expect(botox.listings[0]?.wantedTreatment).toBe("botox");
  const irvine = await pinsOf({ city: "irvine" });
  expect(irvine.pins.every(({ priceCents }) => priceCents === undefined)).toBe(true);
  expect(irvine.listings[0]?.wantedTreatment).toBeNull();
});

searching("a map shows the hits within its bounds, as many as fit", async ({ given }) => {
  const query = { ...emptySearch, q: "botox" };
  const all = await findMapPoints(given, query);
  const { total } = await searchListings(given, query, page);
  expect([all.total, all.points.length]).toEqual([total, total]);
  const [corner] = all.points;
  if (!corner) throw new Error("No point");
  const { latitude: south, longitude: west } = corner;
  const bounds = boundsText({ south, west, north: south + 0.2, east: west + 0.2 });
  const shown = readBounds(bounds);
  const within = await findMapPoints(given, { ...query, bounds });
  expect(within.points).toEqual(all.points.filter((point) => shown && isWithin(shown, point)));
  const first = await findMapPoints(given, query, 5);
  expect(first.points).toEqual(all.points.slice(0, 5));
  expect(first.total).toBe(total);
});

searching("cards of a category price and name its own treatments first", async ({ given }) => {
  const { listings, facets } = await pageOfCards(given, { category: "anti-aging-treatments" }, 50);
  const { names } = await given.reference();
  const own = names.treatments.filter(({ category }) => category === "anti-aging-treatments");
  const slugs = own.map(({ slug }) => slug);
  expect(facets.treatment.length).toBeGreaterThan(1);
  for (const { value } of facets.treatment) expect(slugs).toContain(value);
  for (const { price } of listings) if (price) expect(slugs).toContain(price.treatment);
  const cardAt = (slug: string) => listings.find((each) => each.slug === slug);
  expect(cardAt("harrow-and-tide-aesthetics")?.price).toBeNull();
  expect(cardAt("calderbrook-aesthetic-physicians")).toMatchObject({
    price: { name: "Hormone Therapy" },
    services: ["Hormone Therapy", "Botox", "Xeomin"],
  });
});

searching(
  "a list has the same providers in the same order as the search for it",
  async ({ given }) => {
    for (const scope of [
      {},
      { city: "irvine" },
      { treatment: "iv-wellness" },
      { treatment: "modalities" },
      { treatment: "botox", city: "irvine" },
      { category: "laser-light-therapies" },
    ]) {
      const list = await pageOfCards(given, scope, 500);
      const { ids } = await findHits(given, { ...emptySearch, ...scope }, { limit: 500 });
      expect(list.listings.map(({ id }) => id)).toEqual(ids);
      expect(list.total).toBe(ids.length);
    }
  },
);

searching("sorts by the price on the cards, with the unpriced last", async ({ given }) => {
  for (const search of [{ q: "botox" }, { q: "fillers" }, { treatment: "facials" }]) {
    const { listings: found } = await searchListings(
      given,
      { ...emptySearch, ...search, sort: "price" },
      { limit: 100 },
    );
    const cents = found.map(({ price }) => (price && visitPrice(price)?.minCents) ?? 1e9);
    expect(new Set(cents).size).toBeGreaterThan(3);
    expect(cents).toEqual([...cents].sort((a, b) => a - b));
  }
});
