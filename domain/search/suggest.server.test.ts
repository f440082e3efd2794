import { expect } from "vitest";
import { loadDemo } from "#domain/demo/load-catalogue.server.ts";
import { test } from "#tests/support/database.ts";
import { createReferenceCache } from "./reference.server.ts";
import { suggestSearches } from "./suggest.server.ts";

// Shared by the whole file, because no test changes the demo catalogue.
const suggesting = test.extend<{
  suggested: (typed: string) => ReturnType<typeof suggestSearches>;
  titles: (typed: string) => Promise<string[]>;
}>({
  suggested: async ({ own }, use) => {
    await loadDemo(own);
    const given = { db: own.db, reference: createReferenceCache(own).read };
    await use((typed) => suggestSearches(given, typed));
  },
  titles: async ({ suggested }, use) =>
    use(async (typed) => (await suggested(typed)).map(({ title }) => title)),
});

suggesting("suggests a treatment for its synonyms while typing", async ({ titles }) => {
  expect(await titles("limpieza")).toContain("Facials");
  expect(await titles("oze")).toContain("Medical Weight Loss");
  expect((await titles("face")).slice(0, 2)).toContain("Facials");
  expect(await titles("lazer")).toContain("Laser & Light-Based Therapies");
});

suggesting("suggests the city of a ZIP code while typing", async ({ titles }) => {
  expect(await titles("9266")).toContain("Newport Beach");
});

suggesting("suggests a treatment and a partial city as one search", async ({ titles }) => {
  expect((await titles("botox irv"))[0]).toBe("Botox in Irvine");
  expect((await titles("lip filler newp"))[0]).toBe("Lip Filler in Newport Beach");
  expect((await titles("irvine hydraf"))[0]).toBe("HydraFacial in Irvine");
  expect((await titles("botox qqz"))[0]).toBe("Botox");
});

suggesting("says why a treatment is suggested and how many offer it", async ({ suggested }) => {
  const [botox, inCity] = await suggested("crows feet");
  expect(botox?.title).toBe("Botox");
  expect(botox?.subtitle).toMatch(/^for “crows feet” · \d+ providers$/);
  expect(inCity?.title).toMatch(/^Botox in [A-Z]/);
  expect(inCity?.subtitle).toMatch(/^\d+ providers?$/);
  const count = botox?.subtitle.split(" · ")[1];
  for (const typed of ["bot", "botix", "botox irvine"])
    expect((await suggested(typed)).find(({ title }) => title === "Botox")?.subtitle).toBe(count);
});

suggesting("keeps the treatment when a city is chosen", async ({ suggested }) => {
  const urlOf = async (typed: string) =>
    (await suggested(typed)).find(({ type }) => type === "city")?.url;
  expect(await urlOf("botox irvine")).toBe("/search?q=botox+irvine");
  expect(await urlOf("irvine")).toBe("/city/irvine");
});

suggesting("suggests a listing by its correct name despite a typo", async ({ titles }) => {
  expect(await titles("saltmrash")).toEqual(["Saltmarsh Dermatology and Laser"]);
  expect(await titles("qqzzy")).toEqual([]);
});

suggesting("does not treat the beginning of a name as a typo", async ({ titles }) => {
  expect(await titles("pierl")).toEqual(["Pierlight Med Spa"]);
});
