import { expect } from "vitest";
import { keepReference } from "#domain/search/reference.server.ts";
import { testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import { findCategory } from "./cities-and-categories.server.ts";
import {
  findReference,
  listMovedReference,
  listReference,
  removeReference,
  saveReference,
} from "./edit-reference.server.ts";
import { type ReferenceEntry, referenceSchemas } from "./reference-fields.ts";
import { reviewOf } from "./treatment.ts";
import { findTreatmentNote } from "./treatment-notes.server.ts";
import { findTreatmentAndCity } from "./treatments.server.ts";

async function entryOf(
  given: Parameters<typeof findReference>[0],
  ada: Parameters<typeof findReference>[1],
  slug: string,
): Promise<ReferenceEntry> {
  const found = await findReference(given, ada, "treatments", slug);
  return { kind: "treatments", input: referenceSchemas.treatments.parse(found?.values) };
}

test("saving the unchanged form of a treatment changes nothing", async ({ db }) => {
  const touches = testAccounts(db);
  const { ada } = await addPeople(touches);
  const before = await findReference(touches, ada, "treatments", "botox");
  expect(await saveReference(touches, ada, "botox", await entryOf(touches, ada, "botox"))).toEqual({
    outcome: "saved",
    slug: "botox",
  });
  expect(await findReference(touches, ada, "treatments", "botox")).toEqual(before);
  expect((await listMovedReference(touches)).treatments.size).toBe(0);
});

test("a physician's review stays with the texts that were reviewed", async ({ db }) => {
  const touches = testAccounts(db);
  const { ada } = await addPeople(touches);
  const { input } = (await entryOf(touches, ada, "botox")) as Extract<
    ReferenceEntry,
    { kind: "treatments" }
  >;
  const save = (changes: Partial<typeof input>) =>
    saveReference(touches, ada, "botox", {
      kind: "treatments",
      input: { ...input, ...signed, ...changes },
    });
  const signed = {
    reviewedBy: "Dr. Ada Byron",
    reviewerLicense: "MD A 123456",
    reviewedOn: "2026-11-20",
  };
  const review = async () => reviewOf((await findTreatmentNote({ db }, "botox")) ?? expect.fail());
  await save({});
  await save({ priceMin: input.priceMin + 1 });
  expect(await review()).toEqual({ by: "Dr. Ada Byron", license: "MD A 123456", on: "2026-11-20" });
  await save({ benefits: ["Other words"] });
  expect(await review()).toBeNull();
  await save({ benefits: ["Other words"], reviewedOn: "2026-11-26" });
  expect(await review()).toMatchObject({ on: "2026-11-26" });
});

test("the old slug redirects to the new one, and no other entry can take it", async ({ db }) => {
  const touches = testAccounts(db);
  const { ada } = await addPeople(touches);
  const { input } = (await entryOf(touches, ada, "botox")) as Extract<
    ReferenceEntry,
    { kind: "treatments" }
  >;
  const rename = (from: string, slug: string) =>
    saveReference(touches, ada, from, { kind: "treatments", input: { ...input, slug } });
  expect(await rename("botox", "wrinkle-relaxer")).toEqual({
    outcome: "saved",
    slug: "wrinkle-relaxer",
  });
  expect(await rename("wrinkle-relaxer", "smooth-brow")).toEqual({
    outcome: "saved",
    slug: "smooth-brow",
  });
  expect((await listMovedReference(touches)).treatments).toEqual(
    new Map([
      ["botox", "smooth-brow"],
      ["wrinkle-relaxer", "smooth-brow"],
    ]),
  );
  expect(
    await saveReference(touches, ada, null, {
      kind: "treatments",
      input: { ...input, slug: "botox", name: "Other" },
    }),
  ).toEqual({ outcome: "slug-taken" });
  expect(await rename("smooth-brow", "hydrafacial")).toEqual({ outcome: "slug-taken" });
  expect(await rename("smooth-brow", "botox")).toEqual({ outcome: "saved", slug: "botox" });
  expect((await listMovedReference(touches)).treatments.get("botox")).toBeUndefined();
  expect((await findTreatmentAndCity(touches, "botox", "irvine"))?.treatment.name).toBe("Botox");
});

test("a new entry is found by its synonyms and can be deleted while nothing uses it", async ({
  db,
}) => {
  const touches = testAccounts(db);
  const { ada } = await addPeople(touches);
  const { input } = (await entryOf(touches, ada, "hydrafacial")) as Extract<
    ReferenceEntry,
    { kind: "treatments" }
  >;
  const added = { ...input, slug: "cryo-glow", name: "Cryo Glow", synonyms: ["frost facial"] };
  expect(
    await saveReference(touches, ada, null, {
      kind: "treatments",
      input: { ...added, category: "none-such" },
    }),
  ).toEqual({ outcome: "no-category" });
  expect(await saveReference(touches, ada, null, { kind: "treatments", input: added })).toEqual({
    outcome: "saved",
    slug: "cryo-glow",
  });
  expect(await listReference(touches, ada, "treatments", "frost")).toEqual([
    { slug: "cryo-glow", name: "Cryo Glow", uses: 0 },
  ]);
  expect((await keepReference({ db }).read()).nameOf("treatment", "cryo-glow")).toBe("Cryo Glow");
  expect(await removeReference(touches, ada, "treatments", "cryo-glow")).toBe("removed");
  expect(await removeReference(touches, ada, "treatments", "cryo-glow")).toBe("not-found");
  expect(await removeReference(touches, ada, "categories", "cosmetic-injectables-fillers")).toBe(
    "in-use",
  );
  expect(await findCategory(touches, "cosmetic-injectables-fillers")).not.toBeNull();
});

test("only a super admin edits the catalog", async ({ db }) => {
  const touches = testAccounts(db);
  const { ada, olivia, edda } = await addPeople(touches);
  const entry = await entryOf(touches, ada, "botox");
  for (const actor of [olivia, edda, { ...ada, owesSecondFactor: true }]) {
    expect(await listReference(touches, actor, "cities")).toBe("forbidden");
    expect(await findReference(touches, actor, "cities", "irvine")).toBeNull();
    expect(await saveReference(touches, actor, "botox", entry)).toEqual({ outcome: "forbidden" });
    expect(await removeReference(touches, actor, "treatments", "botox")).toBe("forbidden");
  }
});
