import { expect } from "vitest";
import { addDrafts, entry } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import {
  findTreatmentFacts,
  findTreatmentNote,
  findVisitAdvice,
  listTreatmentNotes,
} from "./treatment-notes.server.ts";

const offering = (name: string, treatment: string) => ({ name, services: [entry({ treatment })] });

test("uses the documented popularity, or the listing count relative to the top treatment", async ({
  db,
}) => {
  await addDrafts(
    db,
    offering("One", "botox"),
    offering("Two", "botox"),
    offering("Three", "botox"),
    offering("Four", "botox"),
    offering("Five", "dysport"),
  );
  expect(await findTreatmentNote({ db }, "botox")).toMatchObject({
    popularity: 95,
    listingCount: 4,
  });
  expect(await findTreatmentNote({ db }, "dysport")).toMatchObject({
    popularity: 25,
    listingCount: 1,
  });
});

test("knows a treatment that no listing offers", async ({ db }) => {
  expect(await findTreatmentNote({ db }, "dysport")).toMatchObject({
    name: "Dysport",
    popularity: 1,
    listingCount: 0,
  });
  expect(await findTreatmentNote({ db }, "moon-dust")).toBeNull();
  expect(await findTreatmentFacts({ db }, "dysport")).toMatchObject({
    name: "Dysport",
    warning: null,
    longDescription: expect.stringContaining("Dysport"),
  });
  expect(await findTreatmentFacts({ db }, "moon-dust")).toBeNull();
});

test("advice before a visit has the tips of the category and who should ask first", async ({
  db,
}) => {
  expect(await findVisitAdvice({ db }, "botox")).toEqual({
    preparation: expect.arrayContaining(["Arrive without makeup, and eat something first."]),
    notFor: expect.arrayContaining(["Pregnancy or breastfeeding"]),
  });
  expect(await findVisitAdvice({ db }, "iv-therapy")).toEqual({
    preparation: [],
    notFor: expect.arrayContaining(["Heart failure or kidney disease"]),
  });
  expect(await findVisitAdvice({ db }, "moon-dust")).toBeNull();
});

test("the guide has every treatment once, the most popular of a group first", async ({ db }) => {
  const notes = await listTreatmentNotes({ db });
  expect(new Set(notes.map(({ slug }) => slug)).size).toBe(notes.length);
  const injectables = notes
    .filter(({ group }) => group === "injectables")
    .map(({ popularity }) => popularity);
  expect(injectables).toEqual([...injectables].sort((a, b) => b - a));
});
