import { expect, test } from "vitest";
import "#platform/load-typed-words.ts";
import { readCities, readProviders, readTreatments } from "#database/seed/read.ts";
import { demoListings } from "./demo-catalogue.ts";
import { generateListings } from "./generated-catalogue.ts";

const material = {
  providers: demoListings(readProviders(), readTreatments()),
  cities: readCities(),
};
const generated = generateListings({ from: 0, to: 2_000 }, material);

test("a listing depends only on its number, whatever range is generated", () => {
  expect(generateListings({ from: 500, to: 510 }, material)).toEqual(generated.slice(500, 510));
});

test("slugs are unique and differ from those of demo providers", () => {
  expect(new Set([...generated, ...material.providers].map(({ slug }) => slug)).size).toBe(
    generated.length + material.providers.length,
  );
});

test("listings cover every city and price level, with a small share of Premier", () => {
  expect(new Set(generated.map(({ city }) => city)).size).toBe(material.cities.length);
  expect(new Set(generated.map(({ priceLevel }) => priceLevel))).toEqual(new Set([1, 2, 3, 4]));
  const share = generated.filter(({ plan }) => plan === "premier").length / generated.length;
  expect(share > 0.05 && share < 0.11).toBe(true);
});

test("each is marked as demo data with a made-up address, phone number and email address", () => {
  for (const { isDemo, address, phone, email, website } of generated) {
    expect(isDemo).toBe(true);
    expect(address).toMatch(/^0\d+ /);
    expect(phone).toMatch(/555-01\d\d$/);
    expect(email).toMatch(/\.example\.com$/);
    expect(website).toMatch(/\.example\.com\/$/);
  }
});

test("each has a ZIP code of its city", () => {
  const zipCodes = new Map(material.cities.map((city) => [city.slug, city.zipCodes]));
  for (const { city, zipCode } of generated) expect(zipCodes.get(city)).toContain(zipCode);
});
