import { expect, test } from "vitest";
import "#platform/load-typed-words.ts";
import { readCities, readProviders, readTreatments } from "#database/seed/read.ts";
import { credentialHints } from "#domain/catalogue/licenses/credential-hints.ts";
import { describeWeek } from "#shared/hours.ts";
import { demoListings } from "./demo-catalogue.ts";

const providers = readProviders();
const listings = demoListings(providers, readTreatments());
const perCity = Map.groupBy(listings, ({ city }) => city);

const repeated = (values: (string | null)[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
/** Splits sentences; "Dr. Ito sits down first." is one. */
const sentencesOf = (text: string | null) =>
  (text ?? "").split(/(?<=[.!?])\s+/).filter((sentence) => sentence.split(" ").length > 2);

test("has at least 110 providers, with one in every city and more where the county is dense", () => {
  expect(listings.length).toBeGreaterThanOrEqual(110);
  expect(new Set(perCity.keys())).toEqual(new Set(readCities().map(({ slug }) => slug)));
  const [first, second, third] = [...perCity]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([city]) => city);
  expect([first, second, third].toSorted()).toEqual(["costa-mesa", "irvine", "newport-beach"]);
});

test("has twelve Premier providers", () =>
  expect(listings.filter(({ plan }) => plan === "premier")).toHaveLength(12));

test("marks every provider as demo data and publishes it", () => {
  expect(listings.every(({ isDemo, status }) => isDemo && status === "active")).toBe(true);
});

test("no two providers share a slug, name, address, email address or website", () => {
  for (const key of ["slug", "name", "address", "email", "website"] as const)
    expect(repeated(listings.map((listing) => listing[key]))).toEqual([]);
});

test("uses only fictional phone numbers with the local area code", () => {
  for (const { phone, city } of listings) expect(phone, city).toMatch(/^\((714|949)\) 555-01\d\d$/);
  expect(new Set(listings.map(({ phone }) => phone)).size).toBe(listings.length);
  const areaOf = (city: string) =>
    new Set(perCity.get(city)?.map(({ phone }) => phone.slice(1, 4)));
  expect(areaOf("anaheim")).toEqual(new Set(["714"]));
  expect(areaOf("irvine")).toEqual(new Set(["949"]));
});

test("uses only email addresses and websites under example.com", () => {
  for (const { email, website, slug } of listings)
    expect([email, website]).toEqual([`hello@${slug}.example.com`, `https://${slug}.example.com/`]);
});

test("about texts have 80 to 200 words", () => {
  for (const { slug, detailedDescription } of listings) {
    const words = detailedDescription?.split(/\s+/).length ?? 0;
    expect(words >= 80 && words <= 200, `${slug}: ${words} words`).toBe(true);
  }
});

test.each([
  "detailedDescription",
  "description",
  "treatmentPhilosophy",
  "consultationProcess",
] as const)("repeats no sentence in %s", (field) => {
  const sentences = listings.flatMap((listing) =>
    sentencesOf(listing[field]).map((sentence) => sentence.toLowerCase()),
  );
  expect(sentences.length).toBeGreaterThanOrEqual(listings.length);
  expect(repeated(sentences)).toEqual([]);
});

test("reads hours from text and leaves no listing permanently closed", () => {
  for (const { slug, weeklyHours } of listings)
    expect(
      describeWeek(weeklyHours).some(({ hours }) => hours !== "Closed"),
      slug,
    ).toBe(true);
  expect(new Set(listings.map(({ hoursText }) => hoursText)).size).toBeGreaterThan(40);
});

test("unreadable hours stop loading and name the provider", () => {
  const [first] = providers;
  if (!first) throw new Error("There are no providers");
  expect(() =>
    demoListings([{ ...first, hours: "when we feel like it" }], readTreatments()),
  ).toThrow(`${first.slug}: cannot read the hours "when we feel like it"`);
});

test("each menu entry has a name, ascending prices in cents, a unit and a price date", () => {
  for (const { slug, services } of listings) {
    for (const { name, priceMinCents, priceMaxCents, priceUnit, pricedOn } of services) {
      expect([name, priceUnit, pricedOn].every(Boolean), `${slug}: ${name}`).toBe(true);
      expect(
        Number.isInteger(priceMinCents) && Number(priceMinCents) <= Number(priceMaxCents),
        `${slug}: ${name}`,
      ).toBe(true);
    }
  }
});

test("no demo practice triggers a hint about California law", () => {
  const treatments = readTreatments();
  const known = treatments.map(({ slug, name, medical: isMedical }) => ({ slug, name, isMedical }));
  const hints = demoListings(readProviders(), treatments).flatMap((listing) =>
    credentialHints(listing, known).map((hint) => `${listing.slug}: ${hint}`),
  );
  expect(hints).toEqual([]);
});
