import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect } from "vitest";
import { readProviders, readTreatments } from "#database/seed/read.ts";
import { addListings } from "#domain/catalogue/listings/add-listings.server.ts";
import { demoListings } from "#domain/demo/demo-catalogue.ts";
import { testAccounts } from "#tests/support/accounts.ts";
import { draft, entry } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { imported, looked, rowsOf } from "#tests/support/imports.ts";
import { addPeople } from "#tests/support/people.ts";
import { exportFile } from "./export-everything.server.ts";
import { type ExportFormat, type ExportName, exportFiles } from "./exports.ts";

async function whole(
  db: Parameters<typeof exportFile>[0]["db"],
  name: ExportName,
  format: ExportFormat,
) {
  let text = "";
  for await (const piece of exportFile({ db }, name, format)) text += piece;
  return text;
}

const words = fc
  .string({ unit: fc.constantFrom(..."ab é,;|\"'=+-@\n[]•ñ"), minLength: 1, maxLength: 30 })
  .map((text) => `a${text}b`);
const formula = fc
  .tuple(fc.constantFrom("=", "+", "-", "@", "'=", "''-"), words)
  .map(([sign, text]) => `${sign}${text}`);
const anyText = fc.oneof(words, formula);
const line = anyText.map((text) => text.replace(/\n/g, " "));

/** Creates listings; the first one fills in facts that the demo does not have. */
function exported() {
  const [first, ...others] = demoListings(readProviders(), readTreatments()).slice(0, 60);
  if (!first) throw new Error("The demonstration has no listings");
  const permit = {
    kind: "fictitious name permit",
    holder: first.name,
    number: "DEMO-FNP-0001",
  } as const;
  const ownership = { name: "Ruth Amory, MD", kind: "physician" } as const;
  return [
    {
      ...first,
      ownership,
      licenses: [...first.licenses, permit],
      staff: first.staff.map((member) => ({ ...member, isUnlicensed: true })),
    },
    ...others,
  ];
}

describe("an export", () => {
  for (const format of ["csv", "json"] as const)
    test(`reports every demo listing as "same" when imported again as ${format}`, async ({
      db,
    }) => {
      const deps = testAccounts(db);
      const people = await addPeople(deps);
      await addListings({ db }, exported());
      const id = await looked(deps, people.ada, await whole(db, "listings", format), {
        duplicates: "merge",
        overOwners: true,
      });
      expect(
        (await rowsOf(deps, id)).filter(({ verdict, kept }) => verdict !== "same" || kept),
      ).toEqual([]);
    });

  test("has its column names even without rows", async ({ db }) => {
    await addPeople(testAccounts(db));
    expect(await whole(db, "bookings", "csv")).toMatch(
      /^\ufeffid,listing,treatment,status,startsAt,/,
    );
    expect(await whole(db, "bookings", "json")).toBe("[\n]\n");
  });

  test('reports "same" for any characters in names, texts and lists', async ({ db }) => {
    const deps = testAccounts(db);
    const people = await addPeople(deps);
    const listing = fc.record({
      name: line,
      description: anyText,
      address: line,
      languages: fc.array(line, { maxLength: 3 }),
      specialties: fc.array(line, { maxLength: 3 }),
      menu: fc.uniqueArray(line, { maxLength: 3, selector: (name) => name.toLowerCase() }),
    });
    const [batch = []] = fc.sample(fc.array(listing, { minLength: 40, maxLength: 40 }), {
      numRuns: 1,
      seed: 7,
    });
    const drafts = batch.map(({ menu, ...changes }, index) =>
      draft({
        ...changes,
        slug: `sign-${index}`,
        phone: `(949) 555-${1000 + index}`,
        website: null,
        services: menu.map((name) => entry({ name })),
      }),
    );
    await addListings({ db }, drafts);
    const csv = await whole(db, "listings", "csv");
    const cells: string[][] = parse(csv, { bom: true });
    expect(
      cells.flat().filter((cell) => /^[=+\-@]/.test(cell) && Number.isNaN(Number(cell))),
    ).toEqual([]);
    const take = {
      name: "take",
      description: "take",
      address: "take",
      languages: "take",
      specialties: "take",
      services: "take",
    } as const;
    const id = await looked(deps, people.ada, csv, { merge: take });
    const differing = (await rowsOf(deps, id)).filter(({ verdict }) => verdict !== "same");
    expect(differing.map(({ changes, problems }) => ({ changes, problems }))).toEqual([]);
  });

  test("contains neither passwords nor encrypted messages", async ({ db }) => {
    await addPeople(testAccounts(db));
    for (const name of Object.keys(exportFiles) as ExportName[]) {
      const [csv, json] = [await whole(db, name, "csv"), await whole(db, name, "json")];
      expect(Array.isArray(JSON.parse(json))).toBe(true);
      expect(`${csv}${json}`).not.toMatch(/argon2|"message"|passwordHash/);
    }
    expect(await whole(db, "accounts", "csv")).toContain("olivia@glow.example.com");
  });

  test("brings every listing to an empty site", async ({ db }) => {
    const deps = testAccounts(db);
    const people = await addPeople(deps);
    const json = (await whole(db, "listings", "json"))
      .replaceAll("glow", "shine")
      .replaceAll("Glow", "Shine")
      .replaceAll("Harbor", "Bay")
      .replaceAll("555-010", "555-029")
      .replaceAll("harbor", "bay");
    const id = await imported(deps, people.ada, json);
    expect((await rowsOf(deps, id)).map(({ verdict, did }) => [verdict, did])).toEqual([
      ["new", "added"],
      ["new", "added"],
    ]);
  });
});
