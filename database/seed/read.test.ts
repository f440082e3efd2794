import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import "#platform/load-typed-words.ts";
import { parseHours } from "#shared/parse-hours.ts";
import { offerProblem, promiseProblem } from "#shared/promises.ts";
import { treatmentProblems } from "#shared/treatment-rules.ts";
import { defaultCategory } from "#site/import-category-names.ts";
import {
  readCategories,
  readCities,
  readOwners,
  readProviders,
  readSeedEdits,
  readSeedLicenseChecks,
  readSpecials,
  readTreatments,
} from "./read.ts";
import { providerShape } from "./shape.ts";

const cities = readCities();
const categories = readCategories();
const treatments = readTreatments();
const slugsOf = (things: { slug: string }[]) => new Set(things.map(({ slug }) => slug));

test("the region has 33 cities, 11 categories and at least 60 treatments without duplicates", () => {
  expect([slugsOf(cities).size, cities.length]).toEqual([33, 33]);
  expect([slugsOf(categories).size, categories.length]).toEqual([11, 11]);
  expect(slugsOf(treatments).size).toBe(treatments.length);
  expect(treatments.length).toBeGreaterThanOrEqual(60);
});

test("names and descriptions are unique", () => {
  for (const things of [cities, categories, treatments]) {
    expect(new Set(things.map(({ name }) => name)).size).toBe(things.length);
    expect(new Set(things.map(({ description }) => description)).size).toBe(things.length);
  }
  expect(new Set(treatments.map(({ longDescription }) => longDescription)).size).toBe(
    treatments.length,
  );
});

test("texts have curly quotes and apostrophes, except synonyms, which people type", () => {
  const texts = JSON.stringify(
    [...readProviders(), ...readSpecials(), ...categories, ...treatments],
    (key, value) => (key === "synonyms" ? undefined : value),
  );
  expect(texts.match(/.{0,20}(?:\\"|').{0,20}/g)).toBeNull();
});

describe("a treatment", () => {
  test("belongs to an existing category, and every category except the import default has treatments", () => {
    expect(new Set([...treatments.map(({ category }) => category), defaultCategory])).toEqual(
      slugsOf(categories),
    );
  });

  test("has ascending ranges", () => {
    const falling = treatments.filter(
      (one) => one.priceMin > one.priceMax || one.sessionMinutesMin > one.sessionMinutesMax,
    );
    expect(falling).toEqual([]);
  });

  test("shares no synonym with another, so each URL leads to one page", () => {
    const addresses = treatments.flatMap(({ slug, synonyms }) => [
      slug,
      ...new Set(
        synonyms
          .map((synonym) => synonym.replaceAll(" ", "-"))
          .filter((address) => address !== slug),
      ),
    ]);
    const twice = addresses.filter((address, index) => addresses.indexOf(address) !== index);
    expect(twice).toEqual([]);
  });
});

test("fillers and toxins carry the shared warnings in full", () => {
  const warning = (words: RegExp) =>
    treatments
      .filter(({ seriousSideEffects }) => seriousSideEffects.some((one) => words.test(one)))
      .map(({ slug }) => slug);
  const fillers = ["bellafill", "belotero", "dermal-fillers", "juvederm", "lip-filler"];
  expect(warning(/go to an emergency room$/)).toEqual(
    expect.arrayContaining([...fillers, "radiesse", "restylane", "rha-fillers", "sculptra"]),
  );
  expect(warning(/^The boxed warning: the toxin can spread/)).toEqual(
    expect.arrayContaining(["botox", "daxxify", "dysport", "jeuveau", "letybo", "xeomin"]),
  );
  expect(JSON.stringify(treatments)).not.toContain('"@');
});

test("no text says who may perform a treatment in words of its own", () => {
  const own = treatments.filter(({ longDescription }) => /medical staff/i.test(longDescription));
  expect(own.map(({ slug }) => slug)).toEqual([]);
});

test("the reasons for a treatment contain no warnings in the Spanish texts", () => {
  const spanish = globSync("site/languages/es/treatments/*.json").flatMap(
    (file) => JSON.parse(readFileSync(file, "utf8")) as { name: string; idealFor: string[] }[],
  );
  expect(spanish).toHaveLength(treatments.length);
  const claims = {
    isMedical: false,
    warning: "A warning.",
    notFor: ["Nobody"],
    seriousSideEffects: [],
    whoMay: null,
    fdaStatus: null,
    sources: [],
    lookUps: [],
    checkedOn: null,
  };
  expect(
    spanish.flatMap(({ name, idealFor }) =>
      treatmentProblems({ ...claims, idealFor }).map(({ message }) => `${name}: ${message}`),
    ),
  ).toEqual([]);
});

describe("a demo listing", () => {
  const providers = readProviders();
  const cityOf = new Map(cities.map((city) => [city.slug, city]));
  const kilometres = (
    a: { latitude: number; longitude: number },
    b: { latitude: number; longitude: number },
  ) => Math.hypot((a.latitude - b.latitude) * 111, (a.longitude - b.longitude) * 92);

  test("has a ZIP code and coordinates in the city that its file is named after", () => {
    for (const provider of providers) {
      const city = cityOf.get(provider.city);
      expect(city?.zipCodes, provider.slug).toContain(provider.zipCode);
      expect(city && kilometres(city, provider), provider.slug).toBeLessThan(16);
    }
  });

  test("offers existing treatments under existing categories, each category once", () => {
    for (const { slug, services, category, otherCategories } of providers) {
      for (const { treatment } of services) expect(slugsOf(treatments), slug).toContain(treatment);
      const all = [category, ...otherCategories];
      for (const each of all) expect(slugsOf(categories), slug).toContain(each);
      expect(new Set(all).size, slug).toBe(all.length);
    }
  });

  test("is rejected with a real address, a real license number or an unnamed certifying board", () => {
    const [provider] = providers;
    const [member] = provider?.staff ?? [];
    const { city: _city, ...refused } = { ...provider };
    const problemOf = (changes: object) =>
      providerShape.safeParse({ ...refused, ...changes }).error?.issues[0]?.message;
    expect(problemOf({})).toBeUndefined();
    expect(problemOf({ address: "1 Civic Center Plaza, Suite 555" })).toContain(
      "house number that does not exist",
    );
    expect(
      problemOf({ medicalDirector: { name: "Ruth Amory, MD", license: "CA MD A007101" } }),
    ).toContain("must be invented");
    expect(
      problemOf({
        licenses: [{ kind: "practitioner", holder: "Ana Ruiz, RN", number: "RN 701234" }],
      }),
    ).toContain("must be invented");
    expect(
      problemOf({ staff: [{ ...member, certifications: ["Board-certified in dermatology"] }] }),
    ).toContain("full name of the certifying board");
    expect(problemOf({ certifications: ["Board-certified dermatologists"] })).toContain(
      "full name of the certifying board",
    );
  });

  test("has a license if it was checked and is Premier if its website was read", () => {
    for (const { listing, licenseCheckedDaysAgo, websiteReadDaysAgo } of readSeedLicenseChecks()) {
      const provider = providers.find(({ slug }) => slug === listing);
      if (licenseCheckedDaysAgo)
        expect(provider?.medicalDirector ?? provider?.licenses?.[0], listing).toBeTruthy();
      if (websiteReadDaysAgo) expect(provider?.premier, listing).toBe(true);
    }
  });

  test("with a pending edit has an owner and a monitored website, and the edit changes something", () => {
    const owned = new Set(readOwners().map(({ listing }) => listing));
    const isRead = new Set(
      readSeedLicenseChecks().flatMap(({ listing, websiteReadDaysAgo }) =>
        websiteReadDaysAgo ? [listing] : [],
      ),
    );
    for (const { listing, hours, consultationProcess } of readSeedEdits()) {
      const provider = providers.find(({ slug }) => slug === listing);
      expect([listing, owned.has(listing), isRead.has(listing)]).toEqual([listing, true, true]);
      expect(parseHours(hours), listing).not.toBeNull();
      expect([provider?.hours, provider?.consultationProcess]).not.toContain(hours);
      expect(provider?.consultationProcess).not.toBe(consultationProcess);
    }
  });

  test("has an owner if it is Premier", () => {
    const premier = providers.filter((provider) => provider.premier).map(({ slug }) => slug);
    expect(
      readOwners()
        .map(({ listing }) => listing)
        .toSorted(),
    ).toEqual(premier.toSorted());
  });

  test("has ascending price ranges", () => {
    for (const { slug, services } of providers)
      for (const { price } of services)
        if (Array.isArray(price)) expect(price[0], slug).toBeLessThan(price[1]);
  });

  test("prices each treatment in the unit of the catalog or the usual unit of the trade", () => {
    const trade: Record<string, string> = {
      "dermal-fillers": "per syringe",
      kybella: "per vial",
      "herbal-medicine": "per formula",
    };
    for (const toxin of ["botox", "dysport", "xeomin", "jeuveau", "daxxify"])
      trade[toxin] = "per unit";
    const usual = new Map(
      treatments.map((treatment) => [treatment.slug, trade[treatment.slug] ?? treatment.priceUnit]),
    );
    const other = providers.flatMap(({ slug, services }) =>
      services
        .filter(({ treatment, unit }) => unit !== usual.get(treatment))
        .map((one) => [slug, one]),
    );
    expect(other).toEqual([]);
  });

  test("shares no staff with another listing", () => {
    const names = providers.flatMap(({ staff }) => staff.map(({ name }) => name));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

test("demo menus, descriptions and specials follow the advertising rules for owners", () => {
  const offered = [
    ...readProviders().flatMap(({ services }) =>
      services.flatMap(({ name, description }) => [name ?? "", description ?? ""]),
    ),
    ...readSpecials().flatMap(({ title, description, terms }) => [title, description, terms ?? ""]),
  ];
  expect(offered.filter((text) => offerProblem(text))).toEqual([]);
  expect(readProviders().filter(({ description }) => promiseProblem(description))).toEqual([]);
});
