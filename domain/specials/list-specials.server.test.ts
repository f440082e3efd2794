import { expect } from "vitest";
import { addDrafts } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { addSpecials } from "./add-specials.server.ts";
import { listSpecials } from "./list-specials.server.ts";
import type { SpecialDraft } from "./special.ts";

const offer: Omit<SpecialDraft, "medSpa" | "title"> = {
  description: "A first visit for less.",
  originalPriceCents: 20_000,
  specialPriceCents: 15_000,
  discountPercentage: 25,
  validFrom: "2026-11-01",
  validTo: "2026-11-30",
  termsConditions: null,
};

test("the offers of Premier listings can be had alone", async ({ db }) => {
  await addDrafts(db, { name: "Paid", isPremium: true }, { name: "Plain" });
  await addSpecials({ db }, [
    { ...offer, medSpa: "paid", title: "Of the paid one" },
    { ...offer, medSpa: "plain", title: "Of the plain one" },
  ]);
  const titles = async (premier?: boolean) => (await listSpecials({ db }, "2026-11-23", { premier })).map(({ title }) => title).sort();
  expect(await titles()).toEqual(["Of the paid one", "Of the plain one"]);
  expect(await titles(true)).toEqual(["Of the paid one"]);
  expect(await titles(false)).toEqual(["Of the plain one"]);
});
