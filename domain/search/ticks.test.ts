import { describe, expect, test } from "vitest";
import "#platform/load-typed-words.ts";
import { parseSearch } from "./parse-search.ts";
import { readSearch, searchUrl } from "./search-query.ts";
import { type Tick, tickedIn, toggle } from "./ticks.ts";
import { createVocabulary } from "./vocabulary.ts";

const vocabulary = createVocabulary({
  treatments: [
    { slug: "botox", name: "Botox", synonyms: [] },
    { slug: "facials", name: "Facials", synonyms: [] },
  ],
  categories: [],
  cities: [
    { slug: "irvine", name: "Irvine", synonyms: [], zipCodes: ["92618"] },
    { slug: "tustin", name: "Tustin", synonyms: [], zipCodes: [] },
  ],
});
const read = (url: string) => readSearch(new URL(url, "https://x.example").searchParams);
const said = (q: string) => parseSearch(q, vocabulary).pieces;

describe("a filter with several values", () => {
  test("has one URL, whatever the order and spelling of its values", () => {
    const query = read("/?city=Tustin,irvine,TUSTIN,&price=$$$,free,$$&treatment=facials,,botox");
    expect(query).toMatchObject({
      city: "irvine,tustin",
      price: "$$,$$$",
      treatment: "botox,facials",
    });
    expect(read(searchUrl("/search", query))).toEqual(query);
  });

  test("reads a single value as before", () => {
    expect(
      read("/?city=Newport+Beach&treatment=All+Treatments&open=1&price=200-500"),
    ).toMatchObject({ city: "newport-beach", treatment: "", open: "1", price: "200-500" });
  });
});

describe("ticking a choice", () => {
  const press = (url: string, group: Tick["group"], value: string) => {
    const query = read(url);
    const pieces = said(query.q);
    return searchUrl("/search", toggle({ group, value }, query, pieces));
  };
  const url = (query: Record<string, string>) => `/search?${new URLSearchParams(query)}`;

  for (const [why, from, group, value, to] of [
    ["adds", { treatment: "facials" }, "treatment", "botox", { treatment: "botox,facials" }],
    ["removes", { treatment: "botox,facials" }, "treatment", "botox", { treatment: "facials" }],
    [
      "keeps a treatment of the words",
      { q: "botox" },
      "treatment",
      "facials",
      { q: "botox", treatment: "facials" },
    ],
    ["removes the words", { q: "botox irvine" }, "treatment", "botox", { q: "irvine" }],
    [
      "removes the words and the filter",
      { q: "botox", treatment: "botox" },
      "treatment",
      "botox",
      {},
    ],
    [
      "moves a city of the words",
      { q: "botox irvine" },
      "city",
      "tustin",
      { q: "botox", city: "irvine,tustin" },
    ],
    [
      "moves a ZIP code of the words",
      { q: "botox 92618" },
      "city",
      "tustin",
      { q: "botox", city: "irvine,tustin" },
    ],
    [
      "narrows a day of the words",
      { q: "open saturday" },
      "open",
      "1",
      { q: "open saturday", open: "1" },
    ],
    ["widens a level of the words", { q: "$$" }, "level", "$$$", { price: "$$,$$$" }],
    [
      "replaces a typed range",
      { q: "botox under 500" },
      "price",
      "-200",
      { q: "botox", price: "-200" },
    ],
    ["keeps levels beside a range", { price: "$$" }, "price", "-200", { price: "$$,-200" }],
    ["removes levels alone", { price: "$$,-200" }, "level", "$$", { price: "-200" }],
    ["replaces a rating", { rating: "4" }, "rating", "4.5", { rating: "4.5" }],
    ["removes a rating of the words", { q: "4 stars" }, "rating", "4", {}],
    [
      "removes a flag of the words",
      { q: "botox deals", offers: "1" },
      "offers",
      "1",
      { q: "botox" },
    ],
  ] as [string, Record<string, string>, Tick["group"], string, Record<string, string>][])
    test(why, () => {
      const expected = url(to);
      expect(press(url(from), group, value)).toBe(expected === "/search?" ? "/search" : expected);
    });
});

test("the evening is a choice of the words, too", () => {
  for (const q of ["botox open evenings", "botox abierto por la noche"])
    expect(tickedIn("open", {}, said(q))).toEqual(["evening"]);
});

test("a city of the words is not ticked where the filter or a distance overrides it", () => {
  expect(tickedIn("city", { city: "tustin" }, said("botox irvine"))).toEqual(["tustin"]);
  expect(tickedIn("city", {}, said("botox within 5 miles of irvine"))).toEqual([]);
});
