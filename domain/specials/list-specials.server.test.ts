import { expect } from "vitest";
import { addDemoLicenseChecks } from "#domain/catalogue/licenses/add-demo-checks.server.ts";
import { addDrafts } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { addSpecials } from "./add-specials.server.ts";
import { countSpecials, listSpecials } from "./list-specials.server.ts";
import type { SpecialDraft } from "./special.ts";

const offer: Omit<SpecialDraft, "listing" | "title"> = {
  description: "A first visit for less.",
  originalPriceCents: 20_000,
  specialPriceCents: 15_000,
  discountPercentage: 25,
  validFrom: "2026-11-01",
  validTo: "2026-11-30",
  termsConditions: null,
};

test("lists the specials of Premier listings separately", async ({ db }) => {
  await addDrafts(db, { name: "Paid", plan: "premier" }, { name: "Plain" });
  await addSpecials({ db }, [
    { ...offer, listing: "paid", title: "Of the paid one" },
    { ...offer, listing: "plain", title: "Of the plain one" },
  ]);
  const titles = async (premier?: boolean) =>
    (await listSpecials({ db }, "2026-11-23", { premier })).map(({ title }) => title).sort();
  expect(await titles()).toEqual(["Of the paid one", "Of the plain one"]);
  expect(await titles(true)).toEqual(["Of the paid one"]);
  expect(await titles(false)).toEqual(["Of the plain one"]);
});

test("lists specials by end date or by discount", async ({ db }) => {
  await addDrafts(db, { name: "One" });
  await addSpecials({ db }, [
    { ...offer, listing: "one", title: "sooner" },
    { ...offer, listing: "one", title: "larger", validTo: "2026-12-31", discountPercentage: 40 },
    {
      ...offer,
      listing: "one",
      title: "free gift",
      validTo: "2026-12-01",
      discountPercentage: null,
    },
  ]);
  const titles = async (sort: "ending" | "discount") =>
    (await listSpecials({ db }, "2026-11-23", {}, undefined, sort)).map(({ title }) => title);
  expect(await titles("ending")).toEqual(["sooner", "free gift", "larger"]);
  expect(await titles("discount")).toEqual(["larger", "sooner", "free gift"]);
});

test("search words are literal, never patterns", async ({ db }) => {
  await addDrafts(db, { name: "One" });
  const titles = ["50% Off_Skin", "500 Offers Skin", "Back\\slash"];
  await addSpecials(
    { db },
    titles.map((title) => ({ ...offer, listing: "one", title })),
  );
  const found = async (text: string) =>
    (await listSpecials({ db }, "2026-11-23", { text })).map(({ title }) => title);
  expect(await found("50%")).toEqual(["50% Off_Skin"]);
  expect(await found("off_s")).toEqual(["50% Off_Skin"]);
  expect(await found("k\\s")).toEqual(["Back\\slash"]);
  expect(await found("' or true --")).toEqual([]);
});

test("lists specials in pages without repeats, with counts, cities, top discount and license checks", async ({
  db,
}) => {
  const director = {
    kind: "medical director" as const,
    holder: "Dr. Ana Test",
    number: "CA MD A000001",
  };
  await addDrafts(
    db,
    { name: "One", city: "irvine" },
    { name: "Two", city: "brea", isDemo: true, licenses: [director] },
  );
  await addDemoLicenseChecks({ db }, [
    { listing: "two", licenseCheckedOn: "2026-11-02", websiteReadAt: null },
  ]);
  const specials = ["one", "two"].flatMap((listing) =>
    [1, 2, 3].map((number) => ({
      ...offer,
      listing,
      title: `${listing} ${number}`,
      discountPercentage: 10 * number,
    })),
  );
  await addSpecials({ db }, specials);
  const page = async (offset: number) =>
    (await listSpecials({ db }, "2026-11-23", {}, { limit: 4, offset })).map(({ title }) => title);
  const pages = [await page(0), await page(4)];
  expect(pages.map(({ length }) => length)).toEqual([4, 2]);
  expect(pages.flat().sort()).toEqual(specials.map(({ title }) => title).sort());
  expect(await countSpecials({ db }, "2026-11-23")).toEqual({
    specials: 6,
    cities: 2,
    upTo: 30,
    providers: 2,
    verified: 1,
  });
  expect(await countSpecials({ db }, "2026-11-23", { city: "brea", text: "TWO 1" })).toEqual({
    specials: 1,
    cities: 1,
    upTo: 10,
    providers: 1,
    verified: 1,
  });
  expect(await countSpecials({ db }, "2026-12-01")).toEqual({
    specials: 0,
    cities: 0,
    upTo: 0,
    providers: 0,
    verified: 0,
  });
});
