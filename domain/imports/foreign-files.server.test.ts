import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inArray } from "drizzle-orm";
import { describe, expect } from "vitest";
import { listings } from "#database/schema/catalogue/listings.ts";
import { readListings } from "#domain/catalogue/listings/read-listing.server.ts";
import { describeWeek } from "#shared/hours.ts";
import { testAccounts } from "#tests/support/accounts.ts";
import { test as plainTest } from "#tests/support/database.ts";
import { imported, rowsOf } from "#tests/support/imports.ts";
import { addPeople, type Peopled } from "#tests/support/people.ts";

const test = plainTest.extend<{ people: Peopled; deps: ReturnType<typeof testAccounts> }>({
  deps: async ({ db }, use) => use(testAccounts(db)),
  people: async ({ deps }, use) => use(await addPeople(deps)),
});

const fileOf = (name: string) =>
  new Uint8Array(
    readFileSync(join(import.meta.dirname, "../../tests/support/foreign-files", name)),
  );
type Given = { deps: ReturnType<typeof testAccounts>; people: Peopled };

async function published({ deps, people }: Given, name: string) {
  const id = await imported(deps, people.ada, fileOf(name), { added: "active" });
  const rows = await rowsOf(deps, id);
  const ids = rows.flatMap(({ listingId, did }) =>
    did === "added" && listingId !== null ? [listingId] : [],
  );
  const standing = new Map(
    (
      await deps.db
        .select({ id: listings.id, status: listings.status })
        .from(listings)
        .where(inArray(listings.id, ids))
    ).map((row) => [row.id, row.status]),
  );
  const factsById = new Map(
    (await readListings(deps, ids)).map((listing) => [listing.id, listing.facts]),
  );
  return rows.map(({ listingId, verdict, problems, warnings }) => {
    const facts = listingId === null ? null : factsById.get(listingId);
    const status = (listingId !== null && standing.get(listingId)) || verdict;
    return {
      status,
      problems: Object.keys(problems ?? {}),
      warned: Object.keys(warnings ?? {}).sort(),
      facts: facts ? stated(facts) : null,
    };
  });
}

function stated(facts: object) {
  const isStated = (value: unknown) =>
    value !== null &&
    value !== "" &&
    !(typeof value === "object" && Object.keys(value).length === 0);
  return Object.fromEntries(
    Object.entries(facts)
      .filter(([name, value]) => name !== "weeklyHours" && isStated(value))
      .concat(weekOf(facts)),
  );
}

function weekOf(facts: object): [string, unknown][] {
  const { weeklyHours } = facts as { weeklyHours: [number, number][] };
  return weeklyHours.length === 0
    ? []
    : [
        [
          "week",
          describeWeek(weeklyHours)
            .map(({ hours }) => hours.replaceAll(":00", "").replaceAll(" ", ""))
            .join(" "),
        ],
      ];
}

describe("importing files from other systems", () => {
  test("GeoDirectory: holds drafts, skips trash, and reads markup and its hours format", async ({
    deps,
    people,
  }) => {
    const rows = await published({ deps, people }, "geodirectory.csv");
    expect(rows.map(({ status }) => status)).toEqual([
      "active",
      "active",
      "pending",
      "closed",
      "active",
      "pending",
      "active",
    ]);
    expect(rows[0]?.facts).toEqual({
      name: "Aura Med Spa",
      description: "A small practice near the bay.\n\nInjectables & lasers by nurse practitioners.",
      ...{
        address: "16 Corporate Plaza Dr, Ste 120",
        city: "newport-beach",
        zipCode: "92660",
        latitude: 33.6132,
        longitude: -117.8731,
      },
      ...{
        phone: "(949) 555-0110",
        email: "hello@aura.example.com",
        website: "https://aura.example.com/",
      },
      ...{
        categories: ["medical-spa"],
        socialMediaLinks: { facebook: "https://facebook.com/auraexample" },
      },
      hoursText: "Mo 09:00-18:00; Tu 09:00-18:00; We 09:00-18:00; Th 09:00-18:00; Fr 09:00-17:00",
      week: "9AM–6PM 9AM–6PM 9AM–6PM 9AM–6PM 9AM–5PM Closed Closed",
    });
    expect(rows[1]?.facts).toEqual({
      ...{
        name: "Bloom Aesthetics",
        address: "220 Forest Ave",
        city: "laguna-beach",
        zipCode: "92651",
        phone: "(949) 555-0111",
      },
      ...{
        categories: ["advanced-skin-care-treatments"],
        socialMediaLinks: { instagram: "https://instagram.com/bloomexample" },
      },
    });
    expect(rows[4]).toMatchObject({
      facts: {
        address: "27702 Crown Valley Pkwy, #D4",
        locality: "Ladera Ranch",
        city: "mission-viejo",
        description: "Warm rooms.",
      },
      warned: ["city", "email"],
    });
    expect(rows[6]?.facts).toEqual({
      ...{
        name: "Gala Medical Aesthetics",
        address: "900 Main St",
        city: "huntington-beach",
        zipCode: "92648",
        email: "info@gala.example.com",
      },
      ...{
        website: "https://www.gala.example.com/",
        categories: ["medical-spa"],
        hoursText: "By appointment only",
      },
    });
  });

  test("OpenStreetMap: skips disused places, holds future ones and finds the city of a lone pin", async ({
    deps,
    people,
  }) => {
    const rows = await published({ deps, people }, "overpass.csv");
    expect(rows.map(({ status }) => status)).toEqual([
      "active",
      "active",
      "active",
      "closed",
      "pending",
      "invalid",
      "active",
    ]);
    expect(rows[0]?.facts).toEqual({
      ...{
        name: "Halo Skin",
        address: "15 Spectrum Pointe Dr, #105",
        city: "lake-forest",
        zipCode: "92630",
        latitude: 33.6846,
        longitude: -117.7712,
      },
      ...{
        phone: "(949) 555-0120",
        email: "hi@halo.example.com",
        website: "https://halo.example.com/",
        categories: ["advanced-skin-care-treatments"],
      },
      ...{
        socialMediaLinks: { instagram: "https://instagram.com/haloexample" },
        hoursText: "Mo-Fr 09:00-18:00; Sa 10:00-14:00; PH off",
      },
      week: "9AM–6PM 9AM–6PM 9AM–6PM 9AM–6PM 9AM–6PM 10AM–2PM Closed",
    });
    expect(rows[1]?.facts).toEqual({
      ...{
        name: "Iris Medical Spa",
        city: "orange",
        latitude: 33.7879,
        longitude: -117.8531,
        categories: ["medical-spa"],
        hoursText: "24/7",
      },
      week: Array(7).fill("Open24hours").join(" "),
    });
    expect(rows[2]).toMatchObject({ warned: ["categories", "hoursText"] });
    expect(rows[2]?.facts).not.toHaveProperty("hoursText");
    expect(rows[6]?.facts).toMatchObject({
      locality: "Rossmoor",
      city: "los-alamitos",
      website: "https://maple.example.com/",
    });
  });

  test("OpenStreetMap as GeoJSON: reads areas as well as points", async ({ deps, people }) => {
    const rows = await published({ deps, people }, "overpass.geojson");
    expect(rows.map(({ status }) => status)).toEqual(["active", "active"]);
    expect(rows[1]?.facts).toMatchObject({
      name: "Iris Medical Spa",
      city: "orange",
      phone: "(714) 555-0121",
    });
  });

  test("Google Places by Outscraper: skips closed businesses, fixes capitals, ignores machine data", async ({
    deps,
    people,
  }) => {
    const rows = await published({ deps, people }, "outscraper.csv");
    expect(rows.map(({ status }) => status)).toEqual([
      "active",
      "active",
      "closed",
      "pending",
      "active",
      "active",
    ]);
    expect(rows[0]?.facts).toEqual({
      ...{
        name: "Nectar MedSpa",
        address: "4 Park Plaza Ste 200",
        city: "irvine",
        zipCode: "92614",
        latitude: 33.6772,
        longitude: -117.8421,
      },
      ...{
        phone: "(949) 555-0130",
        website: "https://nectar.example.com/?utm_source=gmb",
        priceLevel: 3,
      },
      categories: ["medical-spa", "advanced-skin-care-treatments"],
      hoursText:
        "Monday: 9AM-5PM; Tuesday: 9AM-5PM; Wednesday: 9AM-5PM; Thursday: 9AM-5PM; Friday: 9AM-5PM; Saturday: Closed; Sunday: Closed",
      week: "9AM–5PM 9AM–5PM 9AM–5PM 9AM–5PM 9AM–5PM Closed Closed",
    });
    expect(rows[1]?.facts).toMatchObject({
      ...{
        name: "Opal Skin & Laser Center Inc",
        categories: ["laser-light-therapies"],
        description: "Laser care in Old Towne.",
      },
      week: "10AM–6PM 10AM–6PM Closed 10AM–6PM 10AM–6PM 10AM–2PM Closed",
    });
    expect(rows[1]?.facts).not.toHaveProperty("priceLevel");
    expect(rows[5]?.facts).toEqual({
      ...{
        name: "Sage Dermatology",
        address: "12 Via Fabricante",
        city: "mission-viejo",
        zipCode: "92691",
        latitude: 33.6095,
        longitude: -117.6551,
      },
      ...{
        phone: "(949) 555-0134",
        website: "https://sage.example.com/",
        categories: ["medical-spa"],
      },
    });
  });

  test("a license register: needs no contact, skips canceled licenses, keeps community names", async ({
    deps,
    people,
  }) => {
    const rows = await published({ deps, people }, "license-register.csv");
    expect(rows.map(({ status }) => status)).toEqual([
      "active",
      "active",
      "active",
      "closed",
      "pending",
      "invalid",
      "invalid",
    ]);
    expect(rows[0]?.facts).toEqual({
      ...{
        name: "Terrace Skin & Vein Medical Group Inc",
        address: "1400 Avocado Ave Ste 300",
        city: "newport-beach",
        zipCode: "92660",
      },
      ...{
        categories: ["medical-spa"],
        licenses: [
          {
            kind: "facility",
            holder: "Terrace Skin & Vein Medical Group Inc",
            number: "FNP-550101",
          },
        ],
      },
    });
    expect(rows[1]?.facts).toMatchObject({
      name: "Umber MD Aesthetics",
      address: "18102 Irvine Blvd, Suite 106",
      locality: "North Tustin",
      city: "tustin",
    });
    expect(rows[2]?.facts).toMatchObject({
      locality: "Villa Park",
      city: "orange",
      zipCode: "92861",
    });
    expect(rows.slice(5).map(({ problems }) => problems)).toEqual([["city"], ["name"]]);
  });

  test("a manual spreadsheet: drops a bad cell, never the row", async ({ deps, people }) => {
    const rows = await published({ deps, people }, "spreadsheet.csv");
    expect(rows.map(({ status }) => status)).toEqual([
      "active",
      "active",
      "active",
      "active",
      "invalid",
      "active",
      "active",
    ]);
    expect(rows[0]?.facts).toEqual({
      ...{
        name: "Zinnia Med Spa",
        address: "23 Corporate Plaza, Suite 150",
        city: "newport-beach",
        zipCode: "92660",
        phone: "(949) 555-0140",
      },
      ...{
        email: "zinnia@example.com",
        website: "https://zinnia.example.com/",
        categories: ["medical-spa"],
        acceptsInsurance: false,
      },
      hoursText: "M-F 9-5, Sat by appt",
    });
    expect(rows[1]?.facts).toEqual({
      ...{
        name: "Acacia Aesthetics",
        address: "1 City Blvd W",
        city: "orange",
        zipCode: "92868",
        phone: "(714) 555-0141",
        categories: ["medical-spa"],
      },
      ...{
        acceptsInsurance: true,
        hoursText: "M-F 9-5",
        week: "9AM–5PM 9AM–5PM 9AM–5PM 9AM–5PM 9AM–5PM Closed Closed",
      },
    });
    expect(rows[2]).toEqual({
      ...{
        status: "active",
        problems: [],
        warned: ["acceptsInsurance", "email", "hoursText", "phone", "website"],
      },
      facts: {
        name: "Birch Body Bar",
        city: "costa-mesa",
        categories: ["medical-spa"],
        hoursText: "call",
      },
    });
    expect(rows[3]?.facts).toMatchObject({
      locality: "Corona del Mar",
      city: "newport-beach",
      email: "clover@example.com",
    });
    expect(rows[3]?.warned).toEqual(["acceptsInsurance", "city", "phone"]);
    expect(rows[5]).toMatchObject({
      warned: ["zipCode"],
      facts: { city: "irvine", address: "88 Sand Ln" },
    });
    expect(rows[6]?.facts).toMatchObject({
      name: "Elm IV",
      phone: "(949) 555-0145 ext. 12",
      acceptsInsurance: true,
    });
  });

  test("a private UTF-16 spreadsheet: reads odd columns, short city names, notes and non-businesses", async ({
    deps,
    people,
  }) => {
    const rows = await published({ deps, people }, "handmade-utf16.txt");
    expect(rows.map(({ status }) => status)).toEqual([
      "active",
      "active",
      "active",
      "closed",
      "active",
      "pending",
      "invalid",
      "active",
      "active",
      "invalid",
    ]);
    const menuOf = (facts: (typeof rows)[number]["facts"]) =>
      (
        facts?.services as
          | { name: string; description: string; priceMinCents: number | null }[]
          | undefined
      )?.map(({ name, description }) => `${name} ${description}`.trim());
    const { services: _services, ...first } = rows[0]?.facts ?? {};
    expect(first).toEqual({
      ...{
        name: "Señorita Skin Café",
        address: "300 Newport Center Dr, Ste 5",
        city: "newport-beach",
        zipCode: "92660",
        phone: "(949) 555-0150",
      },
      ...{
        categories: ["cosmetic-injectables-fillers"],
        hoursText: "M - Sa 10-7",
        week: "10AM–7PM 10AM–7PM 10AM–7PM 10AM–7PM 10AM–7PM 10AM–7PM Closed",
      },
    });
    expect(menuOf(rows[1]?.facts ?? null)).toEqual(["Botox", "Lip Flip", "IV drips"]);
    expect(rows[2]?.facts).toEqual({
      ...{
        name: "Coast & Co. Aesthetics",
        city: "san-clemente",
        zipCode: "92672",
        categories: ["medical-spa"],
        hoursText: "by appt.",
      },
    });
    expect([
      rows[4]?.facts?.hoursText,
      rows[4]?.facts?.week,
      menuOf(rows[4]?.facts ?? null),
    ]).toEqual(["M-F 9-5 (closed 12-1)", undefined, ["Laser Hair Removal From $99"]]);
    expect(rows[4]?.facts?.services).toMatchObject([
      { treatment: "laser-hair-removal", priceMinCents: null },
    ]);
    expect(rows[7]?.facts).not.toHaveProperty("hoursText");
    expect([rows[8]?.facts?.hoursText, rows[8]?.facts?.week]).toEqual([
      "Mon 10-6, Tue 10-6, Wed 10-6",
      undefined,
    ]);
  });
});

test("rows import with any combination of optional columns", async ({ deps, people }) => {
  const optional = {
    Phone: "949 555 02",
    Email: "spa@example.com",
    Website: "https://spa.example.com/",
    Description: "Words.",
    Instagram: "spa",
    Facebook: "spa",
    Hours: "Mon 9-5",
    "Price range": "$$",
    Insurance: "yes",
    Financing: "no",
    Languages: "English",
    Established: "1999",
    "License number": "F-1",
    Staff: "[]",
  };
  const names = Object.keys(optional);
  const line = (index: number, filled: string[]) =>
    [
      `Combination ${index} Number${index}`,
      `${index} Long Street`,
      "Irvine",
      ...names.map((name) =>
        filled.includes(name)
          ? `${optional[name as keyof typeof optional]}${name === "Phone" ? String(10 + index) : ""}`
          : "",
      ),
    ].join(",");
  const rows = [
    [],
    ...names.map((name) => [name]),
    ...names.map((name) => names.filter((other) => other !== name)),
    names,
  ].map((filled, index) => line(index, filled));
  const unique = rows.map((row, index) =>
    row
      .replaceAll("spa.example.com", `spa${index}.example.com`)
      .replaceAll("spa@example.com", `spa${index}@example.com`),
  );
  const id = await imported(
    deps,
    people.ada,
    [["Name", "Street", "City", ...names].join(","), ...unique].join("\n"),
  );
  const written = await rowsOf(deps, id);
  expect(written.map(({ did, problems }) => did ?? problems)).toEqual(rows.map(() => "added"));
});
