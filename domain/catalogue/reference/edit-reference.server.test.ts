import { expect } from "vitest";
import { createReferenceCache } from "#domain/search/reference.server.ts";
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
import { type ReferenceEntry, referenceSchemas } from "./reference-schemas.ts";
import { findTextReviewer } from "./treatment.ts";
import { findTreatmentNote } from "./treatment-notes.server.ts";
import { findTreatmentAndCity, isPrivateTreatment } from "./treatments.server.ts";

async function entryOf(
  given: Parameters<typeof findReference>[0],
  ada: Parameters<typeof findReference>[1],
  slug: string,
): Promise<ReferenceEntry> {
  const found = await findReference(given, ada, "treatments", slug);
  return { kind: "treatments", input: referenceSchemas.treatments.parse(found?.values) };
}

test("saving the unchanged form of a treatment changes nothing", async ({ db }) => {
  const deps = testAccounts(db);
  const { ada } = await addPeople(deps);
  const before = await findReference(deps, ada, "treatments", "botox");
  expect(await saveReference(deps, ada, "botox", await entryOf(deps, ada, "botox"))).toEqual({
    outcome: "saved",
    slug: "botox",
  });
  expect(await findReference(deps, ada, "treatments", "botox")).toEqual(before);
  expect((await listMovedReference(deps)).treatments.size).toBe(0);
});

test("a physician's review stays with the texts that were reviewed", async ({ db }) => {
  const deps = testAccounts(db);
  const { ada } = await addPeople(deps);
  const { input } = (await entryOf(deps, ada, "botox")) as Extract<
    ReferenceEntry,
    { kind: "treatments" }
  >;
  const save = (changes: Partial<typeof input>) =>
    saveReference(deps, ada, "botox", {
      kind: "treatments",
      input: { ...input, ...signed, ...changes },
    });
  const signed = {
    reviewedBy: "Ada Byron, MD",
    reviewerLicense: "MD A 123456",
    reviewedOn: "2026-11-20",
  };
  const review = async () =>
    findTextReviewer((await findTreatmentNote({ db }, "botox")) ?? expect.fail());
  await save({});
  await save({ priceMin: input.priceMin + 1 });
  expect(await review()).toEqual({ by: "Ada Byron, MD", license: "MD A 123456", on: "2026-11-20" });
  await save({ benefits: ["Other words"] });
  expect(await review()).toBeNull();
  await save({ benefits: ["Other words"], reviewedOn: "2026-11-26" });
  expect(await review()).toMatchObject({ on: "2026-11-26" });
});

test("the old slug redirects to the new one, and no other entry can take it", async ({ db }) => {
  const deps = testAccounts(db);
  const { ada } = await addPeople(deps);
  const { input } = (await entryOf(deps, ada, "botox")) as Extract<
    ReferenceEntry,
    { kind: "treatments" }
  >;
  const rename = (from: string, slug: string) =>
    saveReference(deps, ada, from, { kind: "treatments", input: { ...input, slug } });
  expect(await rename("botox", "wrinkle-relaxer")).toEqual({
    outcome: "saved",
    slug: "wrinkle-relaxer",
  });
  expect(await rename("wrinkle-relaxer", "smooth-brow")).toEqual({
    outcome: "saved",
    slug: "smooth-brow",
  });
  expect((await listMovedReference(deps)).treatments).toEqual(
    new Map([
      ["botox", "smooth-brow"],
      ["wrinkle-relaxer", "smooth-brow"],
    ]),
  );
  expect(
    await saveReference(deps, ada, null, {
      kind: "treatments",
      input: { ...input, slug: "botox", name: "Other" },
    }),
  ).toEqual({ outcome: "slug-taken" });
  expect(await rename("smooth-brow", "hydrafacial")).toEqual({ outcome: "slug-taken" });
  expect(await rename("smooth-brow", "botox")).toEqual({ outcome: "saved", slug: "botox" });
  expect((await listMovedReference(deps)).treatments.get("botox")).toBeUndefined();
  expect((await findTreatmentAndCity(deps, "botox", "irvine"))?.treatment.name).toBe("Botox");
});

test("a treatment of reproductive or sexual health stays private when it is renamed", async ({
  db,
}) => {
  const deps = testAccounts(db);
  const { ada } = await addPeople(deps);
  const { input } = (await entryOf(deps, ada, "hormone-therapy")) as Extract<
    ReferenceEntry,
    { kind: "treatments" }
  >;
  await saveReference(deps, ada, "hormone-therapy", {
    kind: "treatments",
    input: { ...input, slug: "hormone-care" },
  });
  expect(await isPrivateTreatment(deps, "hormone-care")).toBe(true);
  expect(await isPrivateTreatment(deps, "botox")).toBe(false);
});

test("a new entry is found by its synonyms and can be deleted while nothing uses it", async ({
  db,
}) => {
  const deps = testAccounts(db);
  const { ada } = await addPeople(deps);
  const { input } = (await entryOf(deps, ada, "hydrafacial")) as Extract<
    ReferenceEntry,
    { kind: "treatments" }
  >;
  const added = { ...input, slug: "cryo-glow", name: "Cryo Glow", synonyms: ["frost facial"] };
  expect(
    await saveReference(deps, ada, null, {
      kind: "treatments",
      input: { ...added, category: "none-such" },
    }),
  ).toEqual({ outcome: "no-category" });
  expect(await saveReference(deps, ada, null, { kind: "treatments", input: added })).toEqual({
    outcome: "saved",
    slug: "cryo-glow",
  });
  expect(await listReference(deps, ada, "treatments", "frost")).toEqual([
    { slug: "cryo-glow", name: "Cryo Glow", uses: 0 },
  ]);
  expect((await createReferenceCache({ db }).read()).nameOf("treatment", "cryo-glow")).toBe(
    "Cryo Glow",
  );
  expect(await removeReference(deps, ada, "treatments", "cryo-glow")).toBe("removed");
  expect(await removeReference(deps, ada, "treatments", "cryo-glow")).toBe("not-found");
  expect(await removeReference(deps, ada, "categories", "cosmetic-injectables-fillers")).toBe(
    "in-use",
  );
  expect(await findCategory(deps, "cosmetic-injectables-fillers")).not.toBeNull();
});

test("only a super admin edits the catalog", async ({ db }) => {
  const deps = testAccounts(db);
  const { ada, olivia, edda } = await addPeople(deps);
  const entry = await entryOf(deps, ada, "botox");
  for (const actor of [olivia, edda, { ...ada, owesSecondFactor: true }]) {
    expect(await listReference(deps, actor, "cities")).toBe("forbidden");
    expect(await findReference(deps, actor, "cities", "irvine")).toBeNull();
    expect(await saveReference(deps, actor, "botox", entry)).toEqual({ outcome: "forbidden" });
    expect(await removeReference(deps, actor, "treatments", "botox")).toBe("forbidden");
  }
});
