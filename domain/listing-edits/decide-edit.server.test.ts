import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { licenses } from "#database/schema/catalogue/listing-details.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { recordLicenseCheck } from "#domain/catalogue/licenses/check-license.server.ts";
import { findListingProfile } from "#domain/catalogue/listings/find-listing.server.ts";
import { findMovedSlug } from "#domain/catalogue/slugs/slugs.server.ts";
import { submitListing } from "#domain/catalogue/submissions/submit-listing.server.ts";
import { testAccounts } from "#tests/support/accounts.ts";
import { addDrafts } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { edit, factsOf, sectionOf, waiting } from "#tests/support/listing-edits.ts";
import { addPeople, people } from "#tests/support/people.ts";
import { submission } from "#tests/support/submission.ts";
import { decidePendingEdit } from "./decide-edit.server.ts";
import { listDecidedEdits } from "./list-edits.server.ts";
import { proposeEdit } from "./propose-edit.server.ts";

type Deps = ReturnType<typeof testAccounts>;
type People = Awaited<ReturnType<typeof addPeople>>;

async function decide(
  deps: Deps,
  { ada }: People,
  decision: Parameters<typeof decidePendingEdit>[4],
) {
  const [revision] = await waiting(deps, ada);
  return decidePendingEdit(deps, ada, revision?.id ?? 0, revision?.seen ?? 0, decision);
}
const approve = { decision: "approve" } as const;
const reject = { decision: "reject", reason: "The sign at the door says something else." } as const;

async function rename(deps: Deps, given: People, name: string) {
  await edit(deps, given.olivia, given.glow, "name", { name });
  return decide(deps, given, { decision: "approve", renames: "yes" });
}

describe("an admin reviewing a pending edit", () => {
  test("approves it, so it appears with source and date, and the owner is notified", async ({
    db,
  }) => {
    const deps = testAccounts(db);
    const given = await addPeople(deps);
    const { olivia, ada, glow } = given;
    const staff = [
      { name: "Mara Venn", title: "Nurse", certifications: ["CANS"], performs: ["botox"] },
    ];
    await edit(deps, olivia, glow, "address", {
      address: "7 New Street",
      city: "tustin",
      zipCode: "92780",
      latitude: 33.74,
      longitude: -117.82,
    });
    await edit(deps, olivia, glow, "category", {
      categories: ["laser-light-therapies", "cosmetic-injectables-fillers"],
    });
    await edit(deps, olivia, glow, "credentials", { staff });
    expect(await waiting(deps, ada)).toHaveLength(1);
    expect(await decide(deps, given, approve)).toBe("approved");
    expect(await findListingProfile({ db }, "glow-studio")).toMatchObject({
      address: "7 New Street",
      city: { slug: "tustin" },
      category: { slug: "laser-light-therapies" },
      staff: [{ name: "Mara Venn", certifications: ["CANS"], performs: [{ slug: "botox" }] }],
    });
    expect(await sectionOf(deps, olivia, glow, "address")).toMatchObject({
      source: "owner",
      confirmedOn: "2026-11-21",
      changes: {},
    });
    expect(await waiting(deps, ada)).toEqual([]);
    expect((await deps.emailsTo(people.olivia.email))[0]).toMatchObject({
      kind: "changes approved",
    });
  });

  test("rejects it with a reason, emailed to owner and submitter, and nothing changes", async ({
    db,
  }) => {
    const deps = testAccounts(db);
    const given = await addPeople(deps);
    await edit(deps, given.tess, given.glow, "name", { name: "Glow Parlour" });
    expect(await decide(deps, given, reject)).toBe("rejected");
    expect((await findListingProfile({ db }, "glow-studio"))?.name).toBe("Glow Studio");
    for (const person of ["olivia", "tess"] as const) {
      const [email] = await deps.emailsTo(people[person].email);
      expect(email).toMatchObject({ kind: "changes rejected" });
      expect(email?.text).toContain(reject.reason);
      expect(email?.text).toContain("https://guide.example/owner/profile/glow-studio");
    }
    const decided = await listDecidedEdits(deps, given.ada);
    expect(decided).toMatchObject([
      {
        state: "rejected",
        history: [
          { act: "proposed", by: "Tess Quill" },
          { act: "rejected", by: "Ada Lind", reason: reject.reason },
        ],
      },
    ]);
    expect(await decide(deps, given, approve)).toBe("not-found");
  });

  test("must look again when it changed after the page was loaded", async ({ db }) => {
    const deps = testAccounts(db);
    const given = await addPeople(deps);
    await edit(deps, given.olivia, given.glow, "name", { name: "Glow Parlour" });
    const [seen] = await waiting(deps, given.ada);
    await edit(deps, given.olivia, given.glow, "name", { name: "Best Glow of All" });
    expect(await decidePendingEdit(deps, given.ada, seen?.id ?? 0, seen?.seen ?? 0, approve)).toBe(
      "changed",
    );
    expect((await factsOf(db, given.glow)).name).toBe("Glow Studio");
  });

  test("is the only one who can decide", async ({ db }) => {
    const deps = testAccounts(db);
    const given = await addPeople(deps);
    await edit(deps, given.olivia, given.glow, "name", { name: "Glow Parlour" });
    const [revision] = await waiting(deps, given.ada);
    for (const person of [given.olivia, given.oscar, given.edda])
      expect(
        await decidePendingEdit(deps, person, revision?.id ?? 0, revision?.seen ?? 0, approve),
      ).toBe("forbidden");
  });

  test("sees what changed on the live page meanwhile", async ({ db }) => {
    const deps = testAccounts(db);
    const given = await addPeople(deps);
    await edit(deps, given.olivia, given.glow, "name", { name: "Glow Parlour" });
    await edit(deps, given.ada, given.glow, "name", { name: "Glow Studio Irvine" });
    expect((await waiting(deps, given.ada))[0]?.fields).toMatchObject([
      { before: "Glow Studio", after: "Glow Parlour", live: "Glow Studio Irvine", hasMoved: true },
    ]);
  });
});

test("an approval keeps what the owner changed directly in the meantime", async ({ db }) => {
  const deps = testAccounts(db);
  const given = await addPeople(deps);
  const { olivia, ada, glow } = given;
  await proposeEdit(
    deps,
    null,
    glow,
    { phone: "(949) 555-0177", email: "desk@glow.example.com", name: "Glow Parlour" },
    "website",
  );
  const [before] = await waiting(deps, ada);
  // Writes directly to the table, as another module would.
  await db.update(listings).set({ phone: "(949) 555-0188" }).where(eq(listings.id, glow));
  expect(
    (await waiting(deps, ada))[0]?.fields.find(({ field }) => field === "phone"),
  ).toMatchObject({ isKept: true });
  expect(await decidePendingEdit(deps, ada, before?.id ?? 0, before?.seen ?? 0, approve)).toBe(
    "approved",
  );
  expect(await factsOf(db, glow)).toMatchObject({
    phone: "(949) 555-0188",
    email: "desk@glow.example.com",
    name: "Glow Parlour",
  });
  expect(await sectionOf(deps, olivia, glow, "name")).toMatchObject({ source: "website" });
});

test("an unchanged license keeps its check, and a changed one loses it", async ({ db }) => {
  const deps = testAccounts(db);
  const given = await addPeople(deps);
  const { olivia, ada, glow } = given;
  const [first, second] = [
    { kind: "practitioner", holder: "Mara Venn", number: "RN 1" },
    { kind: "facility", holder: "Glow", number: "F 2" },
  ] as const;
  await edit(deps, olivia, glow, "credentials", { licenses: [first, second] });
  await decide(deps, given, approve);
  for (const { id } of await db.select({ id: licenses.id }).from(licenses))
    await recordLicenseCheck(deps, ada, {
      id,
      result: "checked",
      checkedOn: "2026-11-20",
      source: "The register",
    });
  await edit(deps, olivia, glow, "credentials", {
    licenses: [first, { ...second, holder: "Glow Studio, Inc." }],
  });
  await decide(deps, given, approve);
  const after = (await findListingProfile({ db }, "glow-studio"))?.licenses;
  expect(after?.map(({ number, checkedOn }) => [number, checkedOn])).toEqual([
    ["RN 1", "2026-11-20"],
    ["F 2", null],
  ]);
});

describe("a new listing name", () => {
  test("keeps the slug unless the admin decides otherwise", async ({ db }) => {
    const deps = testAccounts(db);
    const given = await addPeople(deps);
    await edit(deps, given.olivia, given.glow, "name", { name: "Glow Parlour" });
    await decide(deps, given, approve);
    expect((await findListingProfile({ db }, "glow-studio"))?.name).toBe("Glow Parlour");
  });

  test("can change the slug, and every earlier one redirects straight to the newest", async ({
    db,
  }) => {
    const deps = testAccounts(db);
    const given = await addPeople(deps);
    for (const name of ["Glow Parlour", "Glow Atelier", "Glow Rooms"])
      expect(await rename(deps, given, name)).toBe("approved");
    expect((await findListingProfile({ db }, "glow-rooms"))?.name).toBe("Glow Rooms");
    for (const slug of ["glow-studio", "glow-parlour", "glow-atelier"]) {
      expect(await findListingProfile({ db }, slug)).toBeNull();
      expect(await findMovedSlug({ db }, slug)).toBe("glow-rooms");
    }
    expect((await deps.emailsTo(people.olivia.email))[0]?.text).toContain(
      "https://guide.example/listing/glow-rooms",
    );
  });

  test("may return to a slug that the listing had before", async ({ db }) => {
    const deps = testAccounts(db);
    const given = await addPeople(deps);
    for (const name of ["Glow Parlour", "Glow Studio"]) await rename(deps, given, name);
    expect((await findListingProfile({ db }, "glow-studio"))?.name).toBe("Glow Studio");
    expect([
      await findMovedSlug({ db }, "glow-studio"),
      await findMovedSlug({ db }, "glow-parlour"),
    ]).toEqual([null, "glow-studio"]);
  });

  test("never takes an earlier slug of another listing", async ({ db }) => {
    const deps = testAccounts(db);
    const given = await addPeople(deps);
    await rename(deps, given, "Glow Parlour");
    await addDrafts(db, { name: "Glow Studio", phone: "(949) 555-0103" });
    expect(await findListingProfile({ db }, "glow-studio")).toBeNull();
    expect(
      await submitListing(deps, submission({ name: "Glow Studio" }), { source: "api" }),
    ).toMatchObject({ slug: "glow-studio-2" });
    await edit(deps, given.oscar, given.harbor, "name", { name: "Glow Studio" });
    expect(await decide(deps, given, { decision: "approve", renames: "yes" })).toBe("approved");
    expect((await findListingProfile({ db }, "glow-studio-3"))?.id).toBe(given.harbor);
  });
});
