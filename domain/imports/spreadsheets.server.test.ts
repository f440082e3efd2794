import { describe, expect } from "vitest";
import { publishFile, test } from "#tests/support/foreign-files.ts";
import { imported, rowsOf } from "#tests/support/imports.ts";

describe("importing spreadsheets", () => {
  test("a manual spreadsheet: drops a bad cell, never the row", async ({ deps, people }) => {
    const rows = await publishFile({ deps, people }, "spreadsheet.csv");
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
      name: "Zinnia Med Spa",
      address: "23 Corporate Plaza, Suite 150",
      city: "newport-beach",
      zipCode: "92660",
      phone: "(949) 555-0140",
      email: "zinnia@example.com",
      website: "https://zinnia.example.com/",
      categories: ["medical-spa"],
      acceptsInsurance: false,
      hoursText: "M-F 9-5, Sat by appt",
    });
    expect(rows[1]?.facts).toEqual({
      name: "Acacia Aesthetics",
      address: "1 City Blvd W",
      city: "orange",
      zipCode: "92868",
      phone: "(714) 555-0141",
      categories: ["medical-spa"],
      acceptsInsurance: true,
      hoursText: "M-F 9-5",
      week: "9AM–5PM 9AM–5PM 9AM–5PM 9AM–5PM 9AM–5PM Closed Closed",
    });
    expect(rows[2]).toEqual({
      status: "active",
      problems: [],
      warned: ["acceptsInsurance", "email", "hoursText", "phone", "website"],
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
    const rows = await publishFile({ deps, people }, "handmade-utf16.txt");
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
      name: "Señorita Skin Café",
      address: "300 Newport Center Dr, Ste 5",
      city: "newport-beach",
      zipCode: "92660",
      phone: "(949) 555-0150",
      categories: ["cosmetic-injectables-fillers"],
      hoursText: "M - Sa 10-7",
      week: "10AM–7PM 10AM–7PM 10AM–7PM 10AM–7PM 10AM–7PM 10AM–7PM Closed",
    });
    expect(menuOf(rows[1]?.facts ?? null)).toEqual(["Botox", "Lip Flip", "IV drips"]);
    expect(rows[2]?.facts).toEqual({
      name: "Coast & Co. Aesthetics",
      city: "san-clemente",
      zipCode: "92672",
      categories: ["medical-spa"],
      hoursText: "by appt.",
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
