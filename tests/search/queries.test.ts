import { describe, expect, test } from "vitest";
import "#platform/load-typed-words.ts";
import { readCategories, readCities, readProviders, readTreatments } from "#database/seed/read.ts";
import { rangesOfDay, weekdays } from "#shared/hours.ts";
import { parseHours } from "#shared/parse-hours.ts";
import { plainText } from "#shared/slug.ts";
import { treatmentFamilies } from "#site/search-words.ts";
import type { Expected } from "./expected.ts";
import { groups, queries } from "./queries.ts";

const pageSize = 12;
const providers = readProviders();
const treatments = new Set(readTreatments().map((treatment) => treatment.slug));
const cities = new Set(readCities().map((city) => city.slug));
const categories = new Set(readCategories().map((category) => category.slug));
type Provider = (typeof providers)[number];

const slugOf = new Map(providers.map((provider) => [provider.slug, provider]));
const named = (row: Expected) => [...(row.first ? [row.first] : []), ...(row.finds ?? [])];
const listings = (row: Expected) => named(row).flatMap((slug) => slugOf.get(slug) ?? []);
const isUnderstood = ({ treatments, city, category }: Expected) =>
  Boolean(treatments || city || category);
const startOf = ({ price }: Provider["services"][number]) =>
  typeof price === "number" ? price : price[0];
const endOf = ({ price }: Provider["services"][number]) =>
  typeof price === "number" ? price : price[1];

/** A kind of the treatment is enough: Juvederm is a filler, a drip is IV therapy. */
const isOfKind = (offered: string, asked: string) =>
  offered === asked || Boolean(treatmentFamilies[asked]?.includes(offered));
const isSame = (offered: string, asked: string) => offered === asked;

function answers(
  provider: Provider,
  row: Expected,
  matches: (offered: string, asked: string) => boolean,
) {
  const { treatments: asked = [], city, category, price, open } = row;
  const affordable = (service: Provider["services"][number]) =>
    startOf(service) <= (price?.to ?? Infinity) && endOf(service) >= (price?.from ?? 0);
  const day = open && open !== "now" ? weekdays.indexOf(open) : -1;
  return (
    asked.every((slug) => provider.services.some((service) => matches(service.treatment, slug))) &&
    (!price ||
      provider.services.some(
        (service) =>
          (asked.length === 0 || asked.some((slug) => matches(service.treatment, slug))) &&
          affordable(service),
      )) &&
    (!city || provider.city === city) &&
    (!category || provider.category === category || provider.otherCategories.includes(category)) &&
    (day < 0 || rangesOfDay(parseHours(provider.hours) ?? [], day).length > 0)
  );
}

function holds(
  provider: Provider,
  { treatment, city, priceAtMost = Infinity }: NonNullable<Expected["every"]>,
  asked: string[] = [],
) {
  const priced = provider.services.filter(
    (service) => asked.length === 0 || asked.includes(service.treatment),
  );
  return (
    (!treatment || provider.services.some((service) => service.treatment === treatment)) &&
    (!city || provider.city === city) &&
    (priceAtMost === Infinity || priced.some((service) => startOf(service) <= priceAtMost))
  );
}

test("the query table is large enough and has no duplicate queries", () => {
  expect(queries.length).toBeGreaterThanOrEqual(140);
  expect(new Set(queries.map(({ q }) => q)).size).toBe(queries.length);
  for (const [group, rows] of Object.entries(groups))
    expect(rows.length, group).toBeGreaterThanOrEqual(5);
  expect(
    groups.misspellings.filter((row: Expected) => row.corrected).length,
  ).toBeGreaterThanOrEqual(30);
  expect(groups["Spanish and Vietnamese"].length).toBeGreaterThanOrEqual(12);
  expect(
    groups["names of listings"].filter((row: Expected) => row.first).length,
  ).toBeGreaterThanOrEqual(15);
  expect(Math.max(...queries.map(({ q }) => q.length))).toBeGreaterThanOrEqual(2000);
});

test("the queries cover every part of the grammar", () => {
  const keys = new Set(queries.flatMap((row) => Object.keys(row)));
  for (const key of [
    "treatments",
    "city",
    "category",
    "price",
    "open",
    "near",
    "corrected",
    "first",
    "finds",
    "none",
    "all",
    "every",
  ])
    expect(keys).toContain(key);
});

describe.each(Object.entries<Expected[]>(groups))("%s", (_, rows) => {
  test("names only existing treatments, cities and categories", () => {
    const unknown = rows.flatMap((row) => [
      ...[...(row.treatments ?? []), ...(row.every?.treatment ? [row.every.treatment] : [])].filter(
        (slug) => !treatments.has(slug),
      ),
      ...[row.city, row.every?.city].filter((slug) => slug && !cities.has(slug)),
      ...[row.category].filter((slug) => slug && !categories.has(slug)),
      ...named(row).filter((slug) => !slugOf.has(slug)),
    ]);
    expect(unknown).toEqual([]);
  });

  test("finds listings that match the query", () => {
    const wrong = rows.flatMap((row) =>
      listings(row)
        .filter(
          (provider) =>
            !answers(provider, row, isOfKind) || !holds(provider, row.every ?? {}, row.treatments),
        )
        .map((provider) => `"${row.q}": ${provider.slug}`),
    );
    expect(wrong).toEqual([]);
  });

  test("expects results where there are some, and none where there are none", () => {
    const wrong = rows
      .filter((row) => row.none || row.finds || row.every)
      .filter(
        (row) =>
          isUnderstood(row) &&
          providers.some((provider) => answers(provider, row, row.none ? isSame : isOfKind)) ===
            Boolean(row.none),
      )
      .map((row) => row.q);
    expect(wrong).toEqual([]);
  });

  test("fits the expected results on the first page", () => {
    const crowded = rows
      .filter(
        (row) =>
          isUnderstood(row) &&
          providers.filter((provider) =>
            answers(provider, row, provider.premier ? isOfKind : isSame),
          ).length > pageSize,
      )
      .flatMap((row) =>
        listings(row)
          .filter((provider) => !provider.premier && !isSpokenOf(provider, row))
          .map((provider) => `"${row.q}": ${provider.slug}`),
      );
    expect(crowded).toEqual([]);
  });

  test("has no contradictory expectations", () => {
    const wrong = rows.filter(
      (row) =>
        (row.none && (row.first || row.finds || row.every || row.all)) ||
        (row.all && (isUnderstood(row) || row.price || row.open || row.first || row.finds)) ||
        (row.every?.city && row.every.city !== row.city) ||
        (row.every?.treatment && !row.treatments?.includes(row.every.treatment)) ||
        (row.every?.priceAtMost && row.every.priceAtMost !== row.price?.to),
    );
    expect(wrong).toEqual([]);
  });
});

test("Premier listings fit on one page", () => {
  expect(providers.filter(({ premier }) => premier).length).toBeLessThanOrEqual(pageSize);
});

/** Another word of the query names it; words of an understood city do not count. */
function isSpokenOf(
  { name, description, specialties, staff, city }: Provider,
  { q, city: understood }: Expected,
) {
  const text = plainText(
    [name, description, city, ...specialties, ...staff.map((person) => person.name)].join(" "),
  );
  return plainText(q)
    .split(/[^a-z0-9]+/)
    .some((word) => word.length > 3 && !understood?.includes(word) && text.includes(word));
}
