import { sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect } from "vitest";
import { listings } from "#database/schema/catalogue/listings.ts";
import { countListings } from "#domain/catalogue/listings/list-listings.server.ts";
import { findTreatmentNote } from "#domain/catalogue/reference/treatment-notes.server.ts";
import { visitPrice } from "#domain/catalogue/reference/visit-price.ts";
import { runInLanguage } from "#platform/run-in-language.ts";
import { searching } from "#tests/support/searching.ts";
import { atLevel } from "#tests/support/test-level.ts";
import type { FilterName } from "./filters/all-filters.ts";
import { suggestInstead } from "./no-results.server.ts";
import { findHits, searchListings } from "./search-listings.server.ts";
import { emptySearch, filterNames, type SearchQuery } from "./search-query.ts";
import { type SearchSort, searchSorts } from "./search-sort.ts";
import { groupOf, isNarrowing, tickedIn, toggle } from "./ticks.ts";

const page = { limit: 12 };

searching(
  "the number at a choice is what ticking it finds, and only a wider group finds more",
  async ({ given }) => {
    const numRuns = atLevel(4, 1000);
    const words = fc.constantFrom(
      "",
      "",
      "botox",
      "facial",
      "massage irvine",
      "laser under 500",
      "open sunday",
      "studio",
      "skin",
      "fillers",
      "iv drip",
      "botox deals",
      "$$ facial",
      "4 stars massage",
      "facial within 10 miles of tustin",
    );
    const steps = fc.array(fc.record({ name: fc.constantFrom(...filterNames), at: fc.nat() }), {
      minLength: 1,
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(words, steps, async (q, chosen) => {
        let query: SearchQuery = { ...emptySearch, q };
        for (const { name, at } of chosen) {
          const before = await findHits(given, query, { limit: 0 });
          const { pieces } = before.understood;
          const isOn = (group: FilterName, value: string) =>
            tickedIn(group, query, pieces).includes(value);
          const choices = before.facets[name].filter(
            ({ value }) => !isOn(groupOf(name, value), value),
          );
          const choice = choices[at % Math.max(1, choices.length)];
          if (!choice) continue;
          const group = groupOf(name, choice.value);
          const ticked = tickedIn(group, query, pieces);
          query = { ...query, ...toggle({ group, value: choice.value }, query, pieces) };
          const { total, understood } = await findHits(given, query, { limit: 0 });
          expect(tickedIn(group, query, understood.pieces)).toContain(choice.value);
          if (isNarrowing(group)) expect({ query, total }).toEqual({ query, total: choice.count });
          else if (ticked.length === 0)
            expect({ query, total }).toEqual({ query, total: choice.count });
          else expect(total).toBeGreaterThanOrEqual(choice.count ?? 0);
          if (isNarrowing(group)) expect(total).toBeLessThanOrEqual(before.total);
        }
      }),
      { numRuns },
    );
  },
  240_000,
);

describe("the price filter for unit prices", () => {
  searching(
    "the price facets of Botox differ, and each finds listings whose visit costs that much",
    async ({ given }) => {
      const facet = (
        await findHits(given, { ...emptySearch, q: "botox" }, page)
      ).facets.price.filter(({ value }) => value.includes("-"));
      expect(new Set(facet.map(({ count }) => count)).size).toBeGreaterThan(2);
      for (const { value, count } of facet) {
        const { listings: found } = await searchListings(
          given,
          { ...emptySearch, q: "botox", price: value },
          { limit: 100 },
        );
        expect({ value, count: found.length }).toEqual({ value, count });
        const [from, to] = value.split("-").map(Number);
        for (const { matched } of found) {
          const visit = matched && visitPrice(matched);
          expect(visit?.maxCents).toBeGreaterThanOrEqual((from ?? 0) * 100);
          if (to) expect(visit?.minCents).toBeLessThanOrEqual(to * 100);
        }
      }
    },
  );

  searching("“Dysport under 250” finds by the visit, not by the unit", async ({ given }) => {
    const { listings: found } = await searchListings(
      given,
      { ...emptySearch, q: "dysport under 250" },
      page,
    );
    expect(found.length).toBeGreaterThan(0);
    for (const { matched } of found)
      expect(matched).toMatchObject({ treatment: "dysport", priceUnit: "per unit" });
    expect((await findHits(given, { ...emptySearch, q: "dysport under 150" }, page)).total).toBe(0);
  });
});

describe("consistent counts of a treatment", () => {
  for (const slug of [
    "microneedling",
    "dermal-fillers",
    "massage-therapy",
    "facials",
    "iv-therapy",
    "botox",
  ])
    searching(slug, async ({ given }) => {
      const { names, cities } = await given.reference();
      const { id = 0, name = "" } = names.treatments.find((each) => each.slug === slug) ?? {};
      const [said, chosen, all] = await Promise.all(
        [{ q: name }, { treatment: slug }, {}].map((each) =>
          findHits(given, { ...emptySearch, ...each }, page),
        ),
      );
      const counted = (choices: { value: string; count: number | null }[] = []) =>
        choices.find(({ value }) => value === slug)?.count;
      const inCities = await Promise.all(
        cities.map((city) => countListings(given, { treatment: slug, city: city.slug })),
      );
      expect({
        chosen: chosen?.total,
        facet: counted(all?.facets.treatment),
        facetOfWords: counted(said?.facets.treatment),
        pages: inCities.reduce((sum, count) => sum + count, 0),
        note: (await findTreatmentNote(given, slug))?.listingCount,
      }).toEqual({
        chosen: said?.total,
        facet: said?.total,
        facetOfWords: said?.total,
        pages: said?.total,
        note: said?.total,
      });
      expect(id).toBeGreaterThan(0);
    });
});

describe("a treatment on no menu", () => {
  const ask = async (given: Parameters<typeof findHits>[0], q: string) => {
    const { listings: found, understood } = await searchListings(
      given,
      { ...emptySearch, q },
      page,
    );
    return { found: found.map(({ slug }) => slug), ...understood };
  };

  searching(
    "searches the texts of listings in combination with other filters",
    async ({ given }) => {
      expect(await ask(given, "fat grafting costa mesa")).toMatchObject({
        found: ["ellery-plastic-surgery-group"],
        pieces: [{ kind: "city", slug: "costa-mesa" }],
        unoffered: [{ slug: "fat-transfer", name: "Fat Transfer" }],
      });
    },
  );

  searching("leads to the parent treatment", async ({ given }) => {
    const { pieces, unoffered, found } = await ask(given, "belotero");
    expect(pieces).toMatchObject([{ kind: "treatment", slug: "dermal-fillers" }]);
    expect(unoffered).toEqual([{ slug: "belotero", name: "Belotero" }]);
    expect(found).toContain("pierlight-med-spa");
  });

  searching(
    "ignores texts that cite an FDA warning, and never leads away from an offered treatment",
    async ({ given }) => {
      expect(await ask(given, "ozone therapy")).toMatchObject({
        found: [],
        pieces: [{ slug: "ozone-therapy" }],
      });
      expect(await ask(given, "daxxify brea")).toMatchObject({
        found: [],
        pieces: [{ slug: "daxxify" }, { slug: "brea" }],
      });
    },
  );
});

describe("a search without results", () => {
  const instead = async (given: Parameters<typeof findHits>[0], asked: Partial<SearchQuery>) => {
    const hits = await findHits(given, { ...emptySearch, ...asked }, page);
    expect(hits.total).toBe(0);
    return suggestInstead(given, hits);
  };

  searching(
    "links to other cities that have it, with the result count of each link",
    async ({ given }) => {
      const asked = { q: "daxxify", city: "brea" };
      const { isOfSearch, nearbyCities } = await instead(given, asked);
      expect(isOfSearch).toBe(true);
      expect(nearbyCities.length).toBeGreaterThan(0);
      for (const { slug, count } of nearbyCities) {
        const { total } = await findHits(given, { ...emptySearch, ...asked, city: slug }, page);
        expect({ slug, count }).toEqual({ slug, count: total });
      }
    },
  );

  searching(
    "links to whole cities where no provider has it, never to the city just searched",
    async ({ given }) => {
      const { isOfSearch, nearbyCities } = await instead(given, {
        q: "zzzzqq",
        city: "newport-beach",
      });
      expect(isOfSearch).toBe(false);
      expect(nearbyCities.map(({ slug }) => slug)).not.toContain("newport-beach");
      for (const { slug, count } of nearbyCities)
        expect((await findHits(given, { ...emptySearch, city: slug }, page)).total).toBe(count);
    },
  );
});

describe("paging through search results", () => {
  for (const [q, sort] of [
    ["", "relevance"],
    ["", "name"],
    ["botox", "relevance"],
    ["skin", "reviews"],
    ["studio", "rating"],
    ["massage", "city"],
  ] as [string, SearchSort][])
    searching(`“${q}” by ${searchSorts[sort]}`, async ({ given }) => {
      const query = { ...emptySearch, q, sort };
      const { total } = await findHits(given, query, page);
      const seen: number[] = [];
      for (let offset = 0; offset < total; offset += page.limit)
        seen.push(...(await findHits(given, query, { ...page, offset })).ids);
      expect(seen).toHaveLength(total);
      expect(new Set(seen).size).toBe(total);
    });
});

describe("the sort order", () => {
  searching("ranks an exact name first, even over Premier", async ({ given }) => {
    const ordinary = await given.db.select().from(listings);
    for (const { name, slug } of ordinary.filter(({ isPremium }) => !isPremium).slice(0, 30)) {
      const { listings: found } = await searchListings(
        given,
        { ...emptySearch, q: name.toUpperCase() },
        page,
      );
      expect(found[0]?.slug).toBe(slug);
    }
  });

  searching(
    "ranks Premier first by relevance, and only labels it in an explicit order",
    async ({ given }) => {
      const facials = (sort: SearchSort) =>
        searchListings(given, { ...emptySearch, q: "facial", sort }, { limit: 100 });
      const { listings: found, paidFirst } = await facials("relevance");
      const byRelevance = found.map(({ isPremium }) => isPremium);
      expect(byRelevance).toEqual([...byRelevance].sort((a, b) => Number(b) - Number(a)));
      expect(paidFirst).toEqual({ exact: 0, sponsored: byRelevance.filter(Boolean).length });
      expect((await facials("rating")).paidFirst).toBe(null);
      const { rows } = await given.db.execute<{ slug: string }>(
        sql`select m.slug from listings m join cities c on c.id = m.city_id where m.status = 'active' order by c.name, m.score desc, m.id`,
      );
      const byCity = (
        await searchListings(given, { ...emptySearch, sort: "city" }, { limit: 200 })
      ).listings.map(({ slug }) => slug);
      expect(byCity).toEqual(rows.map(({ slug }) => slug));
      const names = (
        await searchListings(given, { ...emptySearch, q: "facial", sort: "name" }, { limit: 100 })
      ).listings.map(({ name }) => name.toLowerCase());
      expect(names).toEqual([...names].sort());
    },
  );

  searching("sorts by distance with the nearest first, in miles", async ({ given }) => {
    const { listings: found } = await searchListings(
      given,
      { ...emptySearch, near: "33.6846,-117.8265", sort: "distance", radius: 10 },
      { limit: 100 },
    );
    const miles = found.map(({ miles: far }) => far ?? Number.NaN);
    expect(miles.length).toBeGreaterThan(10);
    expect(miles).toEqual([...miles].sort((a, b) => a - b));
    expect(Math.max(...miles)).toBeLessThanOrEqual(10.1);
  });
});

describe("typed and selected filters", () => {
  for (const [said, chosen] of [
    ["botox deals", { q: "botox", offers: true }],
    ["facial 4 stars and up", { q: "facial", rating: 4 }],
    ["$$ massage", { q: "massage", price: "$$" }],
    ["$$$", { q: "", price: "$$$" }],
    ["facial within 5 miles of irvine", { q: "facial", near: "irvine", radius: 5 }],
  ] as [string, Partial<SearchQuery>][])
    searching(`“${said}” finds and counts the same listings as the filter`, async ({ given }) => {
      const [one, other] = await Promise.all(
        [said, chosen].map((each) =>
          findHits(
            given,
            { ...emptySearch, ...(typeof each === "string" ? { q: each } : each) },
            { limit: 50 },
          ),
        ),
      );
      expect(one?.total).toBeGreaterThan(0);
      expect([one?.ids, one?.total, one?.facets]).toEqual([
        other?.ids,
        other?.total,
        other?.facets,
      ]);
    });

  searching(
    "a typed distance reaches beyond its city, and a chosen distance overrides it",
    async ({ given }) => {
      const q = "facial within 5 miles of irvine";
      const { listings: found } = await searchListings(
        given,
        { ...emptySearch, q },
        { limit: 100 },
      );
      expect(new Set(found.map(({ citySlug }) => citySlug)).size).toBeGreaterThan(1);
      expect(Math.max(...found.map(({ miles }) => miles ?? Number.NaN))).toBeLessThanOrEqual(5.1);
      const { total } = await findHits(given, { ...emptySearch, q, radius: 25 }, page);
      expect(total).toBeGreaterThan(found.length);
    },
  );

  searching("a chosen city overrides the typed one", async ({ given }) => {
    const { listings: found } = await searchListings(
      given,
      { ...emptySearch, q: "botox irvine", city: "newport-beach" },
      { limit: 100 },
    );
    expect(new Set(found.map(({ citySlug }) => citySlug))).toEqual(new Set(["newport-beach"]));
  });

  searching("lists what it understood in the typed order", async ({ given }) => {
    const { understood } = await findHits(
      given,
      { ...emptySearch, q: "xeomin costa mesa open sunday under 20" },
      page,
    );
    expect(understood.pieces.map(({ said }) => said)).toEqual([
      "xeomin",
      "costa mesa",
      "open sunday",
      "under 20",
    ]);
  });

  searching("corrects nothing in a correctly spelled search", async ({ given }) => {
    const corrected = await findHits(given, { ...emptySearch, q: "coolscupting" }, page);
    expect(corrected.understood.pieces).toMatchObject([{ slug: "coolsculpting", corrected: true }]);
    const literal = await findHits(
      given,
      { ...emptySearch, q: "coolscupting", literal: true },
      page,
    );
    expect(literal).toMatchObject({
      total: 0,
      understood: { pieces: [], words: ["coolscupting"] },
    });
  });

  searching("leaves Spanish words as they are", async ({ given }) => {
    for (const q of ["pelo", "marcas", "bolsas", "rodillas"]) {
      const { understood } = await searchListings(given, { ...emptySearch, q }, page);
      expect([q, understood.correctedWords]).toEqual([q, []]);
    }
    const search = () => searchListings(given, { ...emptySearch, q: "peelz" }, page);
    expect((await runInLanguage("es", search)).understood.correctedWords).toEqual([]);
  });

  searching("corrects a misspelled listing name", async ({ given }) => {
    const { understood, listings: found } = await searchListings(
      given,
      { ...emptySearch, q: "saltmrash dermatology" },
      page,
    );
    expect(understood.correctedWords).toEqual([{ said: "saltmrash", meant: "saltmarsh" }]);
    expect(found[0]?.name).toContain("Saltmarsh");
  });

  searching("ignores and reports unknown words when it understood others", async ({ given }) => {
    const { total, understood } = await findHits(given, { ...emptySearch, q: "botox qqzzy" }, page);
    expect(understood.ignored).toEqual(["qqzzy"]);
    expect(total).toBe((await findHits(given, { ...emptySearch, q: "botox" }, page)).total);
    expect(await findHits(given, { ...emptySearch, q: "qqzzy" }, page)).toMatchObject({ total: 0 });
  });
});

searching("answers an illness and lists no provider, whatever else is asked", async ({ given }) => {
  const ask = (q: string) => findHits(given, { ...emptySearch, q }, page);
  expect(await ask("cellulitis")).toMatchObject({
    total: 0,
    answers: [{ title: "Cellulitis is a skin infection" }],
    understood: { pieces: [] },
  });
  expect(await ask("shingles irvine")).toMatchObject({ total: 0, understood: { pieces: [] } });
  expect((await ask("cellulite")).answers).toEqual([]);
});

searching("puts a provider named for a rare word first, before paid ones", async ({ given }) => {
  const { listings: found } = await searchListings(
    given,
    { ...emptySearch, q: "contouring" },
    page,
  );
  expect(found[0]?.name).toMatch(/Contouring/);
  expect(found.length).toBeGreaterThan(1);
});

searching(
  "finds every menu with a facial in a city, in any order of the words",
  async ({ given }) => {
    const facials = ["facials", "hydrafacial", "oxygen-facial", "acne-facial"];
    const { rows } = await given.db.execute<{ slug: string }>(sql`
    select distinct l.slug from listings l join cities c on c.id = l.city_id
    join services s on s.listing_id = l.id join treatments t on t.id = s.treatment_id
    where c.slug = 'newport-beach' and t.slug in ${facials}`);
    const all = rows.map(({ slug }) => slug).sort();
    expect(all.length).toBeGreaterThan(1);
    for (const q of ["facial newport beach", "newport beach facials", "beach facial newport"]) {
      const { listings: found } = await searchListings(given, { ...emptySearch, q }, { limit: 50 });
      expect(found.map(({ slug }) => slug).sort()).toEqual(all);
    }
  },
);
