import { eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { invalidateTags } from "#database/invalidation.ts";
import { confirmations } from "#database/schema/catalogue/confirmations.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { imports } from "#database/schema/imports.ts";
import { recordFieldSources } from "#domain/catalogue/listings/confirmations.server.ts";
import { readListing } from "#domain/catalogue/listings/read-listing.server.ts";
import { setListingStatus } from "#domain/catalogue/listings/set-status.server.ts";
import { testAccounts } from "#tests/support/accounts.ts";
import { test as plainTest } from "#tests/support/database.ts";
import { csvOf, imported, looked, rowsOf } from "#tests/support/imports.ts";
import { clearInvalidated, test as heardTest } from "#tests/support/invalidation.ts";
import { addPeople, type Peopled } from "#tests/support/people.ts";
import {
  importsTag,
  resumeImport,
  runImport,
  stopImport,
  undoImport,
  uploadImport,
} from "./imports.server.ts";
import { processImport, runImports } from "./run-imports.server.ts";

const test = plainTest.extend<{ people: Peopled; deps: ReturnType<typeof testAccounts> }>({
  deps: async ({ db }, use) => use(testAccounts(db)),
  people: async ({ deps }, use) => use(await addPeople(deps)),
});

const tide = "Tidewater Skin,4 Pier Road,Newport Beach,92663,949 555 0161,tidewater.example.com";
const dune = "Dune Aesthetics,9 Sand Lane,Laguna Beach,92651,949 555 0162,";
const verdictsOf = async (...given: Parameters<typeof rowsOf>) =>
  (await rowsOf(...given)).map(({ verdict, because }) =>
    [verdict, because].filter(Boolean).join(" by "),
  );
const countOf = async ({ db }: { db: Parameters<typeof rowsOf>[0]["db"] }) =>
  (await db.select({ id: listings.id }).from(listings)).length;

describe("the preview of an import", () => {
  test("reports each row as new, known with the reason, or invalid with the field", async ({
    deps,
    people,
  }) => {
    const file = csvOf(
      tide,
      "Glow by Phone,1 Other Street,Tustin,92780,+1 949-555-0100,",
      "Other Name,1 Other Street,Irvine,92618,949 555 0177,https://www.glow.example.com/irvine",
      "Harbour Studio,1 Other Street,Irvine,92618,949 555 0178,",
      "Tide-Water Skin,4 Pier Rd,Newport Beach,92663,949 555 0179,",
      "Nowhere,1 Main Street,Sacramento,95814,949 555 0180,",
      ",1 Main Street,Irvine,92618,12,not an address",
    );
    const id = await looked(deps, people.ada, file);
    expect(await verdictsOf(deps, id)).toEqual([
      "new",
      "duplicate by phone",
      "duplicate by website",
      "duplicate by name",
      "duplicate by name",
      "invalid",
      "invalid",
    ]);
    const rows = await rowsOf(deps, id);
    expect(rows[4]?.sameAs).toBe(1);
    expect(rows[1]?.listingId).toBe(people.glow);
    expect(
      [rows[5]?.problems, rows[6]?.problems].map((problems) => Object.keys(problems ?? {})),
    ).toEqual([["city"], ["name"]]);
    expect(Object.keys(rows[6]?.warnings ?? {}).sort()).toEqual(["phone", "website"]);
    expect(await countOf(deps)).toBe(2);
  });

  test("is limited to admins", async ({ deps, people }) => {
    for (const person of ["olivia", "gina", "edda"] as const)
      expect(
        await uploadImport(deps, people[person], {
          name: "a.csv",
          bytes: new TextEncoder().encode(csvOf(tide)),
        }),
      ).toEqual({ outcome: "forbidden" });
  });
});

describe("an import run", () => {
  test("does what the preview showed, row by row", async ({ deps, people }) => {
    const file = csvOf(
      tide,
      dune,
      "Glow,1 Other Street,Irvine,92618,949 555 0100,",
      "Nowhere,1 Main Street,Sacramento,95814,949 555 0180,",
      tide,
    );
    const id = await looked(deps, people.ada, file, { duplicates: "merge" });
    const before = (await rowsOf(deps, id)).map(
      ({ position, verdict, because, sameAs, changes, kept, problems }) => ({
        position,
        verdict,
        because,
        sameAs,
        changes,
        kept,
        problems,
      }),
    );
    await runImport(deps, people.ada, id);
    await runImports(deps);
    const after = (await rowsOf(deps, id)).map(
      ({ position, verdict, because, sameAs, changes, kept, problems }) => ({
        position,
        verdict,
        because,
        sameAs,
        changes,
        kept,
        problems,
      }),
    );
    expect(after).toEqual(before);
    expect(await countOf(deps)).toBe(4);
  });

  test("queues new listings for moderation or publishes them at once", async ({ deps, people }) => {
    await imported(deps, people.ada, csvOf(tide));
    await imported(deps, people.ada, csvOf(dune), { added: "active" });
    const rows = await deps.db
      .select({
        slug: listings.slug,
        status: listings.status,
        phone: listings.phone,
        website: listings.website,
      })
      .from(listings);
    expect(rows.find(({ slug }) => slug === "tidewater-skin")).toMatchObject({
      status: "pending",
      phone: "(949) 555-0161",
      website: "https://tidewater.example.com/",
    });
    expect(rows.find(({ slug }) => slug === "dune-aesthetics")).toMatchObject({
      status: "active",
      website: null,
    });
  });

  test("continues after an interruption and writes nothing twice", async ({ deps, people }) => {
    const rows = Array.from(
      { length: 450 },
      (_, index) =>
        `Spa Number ${index},${index} Long Street,Irvine,92618,949 6${String(index).padStart(2, "0").slice(-2)} ${String(1000 + index)},`,
    );
    const id = await looked(deps, people.ada, csvOf(...rows));
    await runImport(deps, people.ada, id);
    let asked = 0;
    await processImport(deps, id, { isAsked: () => ++asked <= 1 });
    const [now] = await deps.db.select().from(imports).where(eq(imports.id, id));
    expect(now).toMatchObject({ state: "running", done: 200 });
    expect(await stopImport(deps, people.ada, id)).toBe("done");
    await runImports(deps);
    expect(await countOf(deps)).toBe(202);
    expect(await resumeImport(deps, people.ada, id)).toBe("done");
    await runImports(deps);
    expect(await countOf(deps)).toBe(452);
    expect(new Set(await verdictsOf(deps, id))).toEqual(new Set(["new"]));
  });
});

test("reports a row that the database rejects and writes the others", async ({ deps, people }) => {
  await deps.db.execute(sql`
    create function refuse_broken() returns trigger language plpgsql as $$ begin if new.name = 'Broken' then raise exception 'no'; end if; return new; end $$`);
  await deps.db.execute(
    sql`create trigger refuse_broken before insert on listings for each row execute function refuse_broken()`,
  );
  const id = await looked(
    deps,
    people.ada,
    csvOf(tide, "Broken,1 Other Street,Irvine,92618,949 555 0190,", dune),
  );
  await runImport(deps, people.ada, id);
  const failures: unknown[] = [];
  await runImports(deps, { onFailedRow: (error) => failures.push(error) });
  const rows = await rowsOf(deps, id);
  expect(rows.map(({ did, verdict }) => did ?? verdict)).toEqual(["added", "invalid", "added"]);
  expect(rows[1]?.problems).toEqual({ row: [expect.stringContaining("could not be saved")] });
  expect(failures).toHaveLength(1);
  expect((await deps.db.select().from(imports).where(eq(imports.id, id)))[0]).toMatchObject({
    state: "done",
    problem: null,
  });
});

describe("merging an import into an existing listing", () => {
  const file = csvOf(
    "Glow Studio,77 New Street,Irvine,92618,(949) 555-0100,https://new.example.com",
  )
    .replace("Website", "Website,Established,Idiomas")
    .replace("new.example.com", "new.example.com,1999,English; Spanish");
  const facts = async (deps: Parameters<typeof rowsOf>[0], id: number) =>
    (await readListing(deps, id))?.facts;

  test("fills only empty fields by default", async ({ deps, people }) => {
    await imported(deps, people.ada, file, { duplicates: "merge" });
    expect(await facts(deps, people.glow)).toMatchObject({
      address: "100 Test Street",
      website: "https://glow.example.com/",
      establishedYear: 2015,
    });
    await imported(deps, people.ada, file, {
      duplicates: "merge",
      merge: { website: "take", languages: "take", establishedYear: "keep" },
    });
    expect(await facts(deps, people.glow)).toMatchObject({
      website: "https://new.example.com/",
      languages: ["English", "Spanish"],
      establishedYear: 2015,
    });
  });

  test("records the import as the field's source, dated today", async ({ deps, people }) => {
    await imported(deps, people.ada, file, { duplicates: "merge", merge: { website: "take" } });
    const rows = await deps.db
      .select()
      .from(confirmations)
      .where(eq(confirmations.listingId, people.glow));
    expect(rows).toEqual([
      { listingId: people.glow, field: "website", source: "import", confirmedOn: "2026-11-21" },
    ]);
  });

  test("keeps an owner's data unless told to overwrite it", async ({ deps, people }) => {
    await recordFieldSources(deps, people.glow, ["website"], "owner");
    const id = await imported(deps, people.ada, file, {
      duplicates: "merge",
      merge: { website: "take" },
    });
    expect((await rowsOf(deps, id))[0]?.kept).toContain("website");
    expect(await facts(deps, people.glow)).toMatchObject({ website: "https://glow.example.com/" });
    await imported(deps, people.ada, file, {
      duplicates: "merge",
      merge: { website: "take" },
      overOwners: true,
    });
    expect(await facts(deps, people.glow)).toMatchObject({ website: "https://new.example.com/" });
  });
});

describe("undoing an import", () => {
  test("can be interrupted, continues with the rest and reverts nothing twice", async ({
    deps,
    people,
  }) => {
    const rows = Array.from(
      { length: 450 },
      (_, index) =>
        `Spa Number ${index},${index} Long Street,Irvine,92618,949 ${2_000_000 + index},`,
    );
    const id = await imported(deps, people.ada, csvOf(...rows));
    await undoImport(deps, people.ada, id);
    let asked = 0;
    await processImport(deps, id, { isAsked: () => ++asked <= 1 });
    expect(await stopImport(deps, people.ada, id)).toBe("done");
    await runImports(deps);
    expect(await countOf(deps)).toBe(252);
    expect(await undoImport(deps, people.ada, id)).toBe("done");
    await runImports(deps);
    expect(await countOf(deps)).toBe(2);
    expect(
      (await rowsOf(deps, id)).every(({ did, left }) => did === "removed" && left === null),
    ).toBe(true);
    expect((await deps.db.select().from(imports).where(eq(imports.id, id)))[0]).toMatchObject({
      state: "undone",
    });
  });

  test("removes new listings and restores changed ones", async ({ deps, people }) => {
    const before = await readListing(deps, people.glow);
    const id = await imported(
      deps,
      people.ada,
      csvOf(tide, dune, "Glow,7 New Street,Irvine,92620,949 555 0100,https://new.example.com"),
      { duplicates: "merge", merge: { website: "take", address: "take", name: "take" } },
    );
    expect((await readListing(deps, people.glow))?.facts.name).toBe("Glow");
    await undoImport(deps, people.ada, id);
    await runImports(deps);
    expect(await readListing(deps, people.glow)).toEqual(before);
    expect(await countOf(deps)).toBe(2);
    expect(await deps.db.select().from(confirmations)).toEqual([]);
  });

  test("keeps and reports rows that changed since", async ({ deps, people }) => {
    const id = await imported(
      deps,
      people.ada,
      csvOf(tide, dune, "Glow,7 New Street,Irvine,92620,949 555 0100,https://new.example.com"),
      { duplicates: "merge", merge: { website: "take", address: "take" } },
    );
    const [added] = await rowsOf(deps, id);
    await setListingStatus(deps.db, [added?.listingId ?? 0], "active");
    await deps.db
      .update(listings)
      .set({ website: "https://newer.example.com/" })
      .where(eq(listings.id, people.glow));
    await undoImport(deps, people.ada, id);
    await runImports(deps);
    expect((await rowsOf(deps, id)).map(({ did, left }) => [did, left])).toEqual([
      ["kept", "someone decided on it"],
      ["removed", null],
      ["partly", "changed since: website"],
    ]);
    expect((await readListing(deps, people.glow))?.facts).toMatchObject({
      website: "https://newer.example.com/",
      address: "100 Test Street",
    });
  });
});

heardTest(
  "an import and its undoing each invalidate the lists once, however many batches they take",
  async ({ own: { db }, invalidated }) => {
    const deps = testAccounts(db);
    const { ada } = await addPeople(deps);
    const rows = Array.from(
      { length: 450 },
      (_, index) =>
        `Heron Number ${index},${index} Long Street,Irvine,92618,949 ${3_000_000 + index},`,
    );
    const id = await looked(deps, ada, csvOf(...rows), { added: "active" });
    await clearInvalidated(db, invalidated);
    for (const begin of [runImport, undoImport]) {
      await begin(deps, ada, id);
      await runImports(deps);
    }
    await invalidateTags(db, ["last"]);
    await expect.poll(() => invalidated).toContain("last");
    expect(invalidated.filter((tag) => tag !== importsTag)).toEqual(["*", "*", "last"]);
  },
);
