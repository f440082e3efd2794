import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { listings } from "#database/schema/catalogue/listings.ts";
import { listingEditHistory, listingEdits } from "#database/schema/listing-edits/listing-edits.ts";
import { findListingProfile } from "#domain/catalogue/listings/find-listing.server.ts";
import { listListings } from "#domain/catalogue/listings/list-listings.server.ts";
import { createReferenceCache } from "#domain/search/reference.server.ts";
import { searchListings } from "#domain/search/search-listings.server.ts";
import { emptySearch } from "#domain/search/search-query.ts";
import { testAccounts } from "#tests/support/accounts.ts";
import { entry } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { edit, factsOf, sectionOf, waiting } from "#tests/support/listing-edits.ts";
import { addPeople } from "#tests/support/people.ts";
import { confirmSection, withdrawEdits } from "./apply-edit.server.ts";
import { changeSection, type SectionChange } from "./change-section.server.ts";
import { findOwnProfile } from "./own-profile.server.ts";

const description =
  "Lasers by a physician, in a tall house with a garden behind it, by appointment.";

describe("edits that require review", () => {
  test("wait and leave the listing unchanged", async ({ db }) => {
    const deps = testAccounts(db);
    const { olivia, ada, glow } = await addPeople(deps);
    const before = await findListingProfile({ db }, "glow-studio");
    expect(await edit(deps, olivia, glow, "name", { name: "Glow Parlour" })).toBe("waits");
    expect(
      await edit(deps, olivia, glow, "address", {
        address: "7 New Street",
        city: "tustin",
        zipCode: "92780",
      }),
    ).toBe("waits");
    expect(
      await edit(deps, olivia, glow, "category", { categories: ["laser-light-therapies"] }),
    ).toBe("waits");
    expect(await edit(deps, olivia, glow, "about", { description })).toBe("waits");
    expect(
      await edit(deps, olivia, glow, "credentials", {
        licenses: [{ kind: "facility", holder: "Glow", number: "F 1" }],
      }),
    ).toBe("waits");
    expect(await findListingProfile({ db }, "glow-studio")).toEqual(before);
    const [revision, ...others] = await waiting(deps, ada);
    expect(others).toEqual([]);
    expect(revision?.fields.map(({ field, before: from, after }) => [field, from, after])).toEqual(
      expect.arrayContaining([
        ["name", "Glow Studio", "Glow Parlour"],
        ["city", "irvine", "tustin"],
        ["description", "Injectables by nurses, in small rooms.", description],
      ]),
    );
  });

  test("join the pending edit, and leave it when reverted", async ({ db }) => {
    const deps = testAccounts(db);
    const { olivia, tess, glow, ada } = await addPeople(deps);
    await edit(deps, olivia, glow, "name", { name: "Glow Parlour" });
    await edit(deps, tess, glow, "name", { name: "Glow Atelier" });
    await edit(deps, tess, glow, "about", { description });
    expect(
      (await waiting(deps, ada)).map(({ fields }) => fields.map(({ after }) => after)),
    ).toEqual([["Glow Atelier", description]]);
    expect(await edit(deps, olivia, glow, "name", { name: "Glow Studio" })).toBe("unchanged");
    expect(
      (await waiting(deps, ada)).map(({ fields }) => fields.map(({ field }) => field)),
    ).toEqual([["description"]]);
  });

  test("can be withdrawn by section or as a whole", async ({ db }) => {
    const deps = testAccounts(db);
    const { olivia, glow, ada } = await addPeople(deps);
    await edit(deps, olivia, glow, "name", { name: "Glow Parlour" });
    await edit(deps, olivia, glow, "about", { description });
    expect(await withdrawEdits(deps, olivia, glow, "name")).toBe("withdrawn");
    expect((await waiting(deps, ada))[0]?.fields.map(({ field }) => field)).toEqual([
      "description",
    ]);
    expect(await withdrawEdits(deps, olivia, glow, null)).toBe("withdrawn");
    expect(await waiting(deps, ada)).toEqual([]);
    expect(
      (await db.select({ state: listingEdits.state }).from(listingEdits)).map(({ state }) => state),
    ).toEqual(["withdrawn"]);
    const acts = await db
      .select({ act: listingEditHistory.act, by: listingEditHistory.userId })
      .from(listingEditHistory)
      .orderBy(listingEditHistory.id);
    expect(acts.map(({ act }) => act)).toEqual(["proposed", "proposed", "withdrawn", "withdrawn"]);
    expect(new Set(acts.map(({ by }) => by))).toEqual(new Set([olivia.userId]));
  });
});

describe("edits that apply at once", () => {
  test("appear on the page immediately, with source and date", async ({ db }) => {
    const deps = testAccounts(db);
    const { olivia, glow } = await addPeople(deps);
    expect(await sectionOf(deps, olivia, glow, "contact")).toMatchObject({ source: "import" });
    expect(
      await edit(deps, olivia, glow, "contact", { phone: "(949) 555-0188", website: null }),
    ).toBe("applied");
    expect(await findListingProfile({ db }, "glow-studio")).toMatchObject({
      phone: "(949) 555-0188",
      website: null,
      confirmedOn: "2026-11-21",
    });
    const provenance = (await findOwnProfile(deps, olivia, glow))?.provenance;
    expect([provenance?.phone, provenance?.website]).toEqual(
      [1, 2].map(() => ({ source: "owner", confirmedOn: "2026-11-21" })),
    );
  });

  test("leave the source and date of unchanged fields alone, even in the same section", async ({
    db,
  }) => {
    const deps = testAccounts(db);
    const { olivia, ada, glow } = await addPeople(deps);
    await db.update(listings).set({ createdAt: new Date("2026-11-02T18:00:00Z") });
    const provenance = async () => {
      const { phone, email, website } =
        (await findOwnProfile(deps, olivia, glow))?.provenance ?? {};
      return [phone, email, website].map((field) => `${field?.source} ${field?.confirmedOn}`);
    };
    expect(
      await edit(deps, olivia, glow, "contact", {
        phone: "(949) 555-0188",
        email: "desk@glow.example",
      }),
    ).toBe("applied");
    expect(await provenance()).toEqual([
      "owner 2026-11-21",
      "owner 2026-11-21",
      "import 2026-11-02",
    ]);
    deps.pass(24 * 60);
    const { phone, email } = await factsOf(db, glow);
    expect(await edit(deps, ada, glow, "contact", { phone, email: `new-${email}` })).toBe(
      "applied",
    );
    expect(await provenance()).toEqual([
      "owner 2026-11-21",
      "admin 2026-11-22",
      "import 2026-11-02",
    ]);
    expect(await sectionOf(deps, olivia, glow, "contact")).toMatchObject({ stalest: "website" });
    deps.pass(24 * 60);
    expect(await confirmSection(deps, olivia, glow, "contact")).toBe("confirmed");
    expect(await provenance()).toEqual([1, 2, 3].map(() => "owner 2026-11-23"));
  });

  test("become stale field by field", async ({ db }) => {
    const deps = testAccounts(db);
    const { olivia, glow } = await addPeople(deps);
    await db.update(listings).set({ createdAt: deps.clock() });
    deps.pass(190 * 24 * 60);
    await edit(deps, olivia, glow, "contact", { phone: "(949) 555-0188" });
    expect(await sectionOf(deps, olivia, glow, "contact")).toMatchObject({
      isStale: true,
      stalest: "email",
    });
    await edit(deps, olivia, glow, "contact", { email: "desk@glow.example", website: null });
    expect(await sectionOf(deps, olivia, glow, "contact")).toMatchObject({ isStale: false });
  });

  test("confirm dependent fields together: hours text with the week, pin with the address", async ({
    db,
  }) => {
    const deps = testAccounts(db);
    const { olivia, ada, glow } = await addPeople(deps);
    await edit(deps, olivia, glow, "hours", { weeklyHours: [[60, 120]] });
    await edit(deps, ada, glow, "address", { address: "7 New Street" });
    const provenance = (await findOwnProfile(deps, olivia, glow))?.provenance;
    expect([
      provenance?.hoursText.source,
      provenance?.latitude.source,
      provenance?.longitude.source,
      provenance?.city.source,
    ]).toEqual(["owner", "admin", "admin", "import"]);
  });

  test("update lists and searches: a new treatment, a price, the hours", async ({ db }) => {
    const deps = testAccounts(db);
    const { olivia, glow } = await addPeople(deps);
    const inLists = async (treatment: string) =>
      (await listListings(deps, { treatment }, { limit: 9 })).map(({ slug }) => slug);
    expect(await inLists("microneedling")).toEqual([]);
    const services = [
      entry({
        treatment: "microneedling",
        name: "Microneedling",
        priceMinCents: 25_000,
        priceMaxCents: 30_000,
        priceUnit: "per session",
      }),
    ];
    await edit(deps, olivia, glow, "menu", { services });
    await edit(deps, olivia, glow, "hours", { weeklyHours: [[60, 120]] });
    expect([await inLists("microneedling"), await inLists("botox")]).toEqual([
      ["glow-studio"],
      ["harbor-studio"],
    ]);
    const { read } = createReferenceCache({ db });
    const found = await searchListings(
      { db, clock: deps.clock, reference: read },
      { ...emptySearch, q: "microneedling" },
      { limit: 12 },
    );
    expect(found.listings.map(({ slug }) => slug)).toEqual(["glow-studio"]);
    expect((await factsOf(db, glow)).weeklyHours).toEqual([[60, 120]]);
  });

  test("confirm a section when submitted unchanged or marked as still correct", async ({ db }) => {
    const deps = testAccounts(db);
    const { olivia, glow } = await addPeople(deps);
    expect(await edit(deps, olivia, glow, "payment", { priceLevel: 2 })).toBe("confirmed");
    expect(await sectionOf(deps, olivia, glow, "payment")).toMatchObject({
      source: "owner",
      confirmedOn: "2026-11-21",
    });
    deps.pass(190 * 24 * 60);
    expect(await sectionOf(deps, olivia, glow, "menu")).toMatchObject({
      isStale: true,
      confirmedOn: "2026-11-01",
    });
    expect(await confirmSection(deps, olivia, glow, "menu")).toBe("confirmed");
    expect(await sectionOf(deps, olivia, glow, "menu")).toMatchObject({
      isStale: false,
      confirmedOn: "2027-05-30",
    });
    expect((await factsOf(db, glow)).services.map(({ pricedOn }) => pricedOn)).toEqual([
      "2027-05-30",
    ]);
  });

  test("of an unpublished listing include everything, because it is reviewed as a whole", async ({
    db,
  }) => {
    const deps = testAccounts(db);
    const { olivia, glow } = await addPeople(deps);
    await db.update(listings).set({ status: "pending" }).where(eq(listings.id, glow));
    expect(await edit(deps, olivia, glow, "name", { name: "Glow Parlour" })).toBe("applied");
  });
});

describe("two editors", () => {
  test("of one section: the second sees what changed and overwrites nothing", async ({ db }) => {
    const deps = testAccounts(db);
    const { olivia, tess, glow } = await addPeople(deps);
    const opened = await findOwnProfile(deps, tess, glow);
    await edit(deps, olivia, glow, "contact", { phone: "(949) 555-0188" });
    const sent = {
      section: "contact",
      facts: { phone: "(949) 555-0199" },
      seen: opened?.seen ?? 0,
    } as const;
    const answer = await changeSection(deps, tess, glow, sent);
    expect(answer).toMatchObject({
      outcome: "changed-meanwhile",
      meanwhile: [{ by: "Olivia Marlowe", changes: { phone: { after: "(949) 555-0188" } } }],
    });
    expect((await factsOf(db, glow)).phone).toBe("(949) 555-0188");
    expect(await edit(deps, tess, glow, "contact", sent.facts)).toBe("applied");
  });

  test("of different sections do not conflict", async ({ db }) => {
    const deps = testAccounts(db);
    const { olivia, tess, glow } = await addPeople(deps);
    const opened = await findOwnProfile(deps, tess, glow);
    await edit(deps, olivia, glow, "contact", { phone: "(949) 555-0188" });
    const sent: SectionChange = {
      section: "comfort",
      facts: { languages: ["English", "Korean"] },
      seen: opened?.seen ?? 0,
    };
    expect((await changeSection(deps, tess, glow, sent)).outcome).toBe("applied");
    expect(await factsOf(db, glow)).toMatchObject({
      phone: "(949) 555-0188",
      languages: ["English", "Korean"],
    });
  });
});

test("another owner and a visitor cannot see or change a section", async ({ db }) => {
  const deps = testAccounts(db);
  const { olivia, oscar, gina, edda, glow } = await addPeople(deps);
  await edit(deps, olivia, glow, "name", { name: "Glow Parlour" });
  for (const other of [oscar, gina, edda]) {
    expect(await edit(deps, other, glow, "contact", { phone: "(949) 555-0188" })).toBe("not-found");
    expect(await findOwnProfile(deps, other, glow)).toBeNull();
    expect(await withdrawEdits(deps, other, glow, null)).toBe("not-found");
    expect(await confirmSection(deps, other, glow, "hours")).toBe("not-found");
    expect(await waiting(deps, other)).toEqual([]);
  }
});

test("an admin's edit needs no review", async ({ db }) => {
  const deps = testAccounts(db);
  const { ada, olivia, glow } = await addPeople(deps);
  expect(await edit(deps, ada, glow, "name", { name: "Glow Parlour" })).toBe("applied");
  expect(await sectionOf(deps, olivia, glow, "name")).toMatchObject({ source: "admin" });
});

test("a person keeps the id through a new name, title and position", async ({ db }) => {
  const deps = testAccounts(db);
  const { ada, glow } = await addPeople(deps);
  const person = (name: string, id?: number) => ({
    ...(id === undefined ? {} : { id }),
    name,
    title: "Registered nurse",
    certifications: [],
    isUnlicensed: false,
    performs: ["botox"],
  });
  const idsByName = async () =>
    new Map((await factsOf(db, glow)).staff.map(({ id = 0, name }) => [name, id]));
  await edit(deps, ada, glow, "credentials", { staff: [person("Ana Lopes"), person("Bo Park")] });
  const before = await idsByName();
  await edit(deps, ada, glow, "credentials", {
    staff: [person("Bo Park"), person("Ana López", before.get("Ana Lopes")), person("Cy Ray")],
  });
  const after = await idsByName();
  expect([after.get("Ana López"), after.get("Bo Park")]).toEqual([
    before.get("Ana Lopes"),
    before.get("Bo Park"),
  ]);
  expect([...after.keys()]).toEqual(["Bo Park", "Ana López", "Cy Ray"]);
  expect((await factsOf(db, glow)).staff.map(({ performs }) => performs)).toEqual([
    ["botox"],
    ["botox"],
    ["botox"],
  ]);
});
