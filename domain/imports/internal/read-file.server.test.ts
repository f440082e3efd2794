import { describe, expect, test } from "vitest";
import { guessColumns } from "../guess-columns.ts";
import { importLimits, readTable } from "./read-file.server.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string, isLittle: boolean) => {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  for (const [index, letter] of [...`\uFEFF${text}`].entries())
    view.setUint16(index * 2, letter.charCodeAt(0), isLittle);
  return bytes;
};
const table = async (bytes: Uint8Array) => {
  const read = await readTable(bytes);
  if ("problem" in read) throw new Error(read.problem);
  return read;
};
const known = { treatments: [{ slug: "botox", name: "Botox", synonyms: ["wrinkle injections"] }] };
const guessed = async (text: string) => {
  const { headers, rows } = await table(utf8(text));
  return Object.fromEntries(
    guessColumns(headers, rows, known).map((field, index) => [headers[index], field]),
  );
};

test("two columns map to one field where the source system is known", async () => {
  expect(
    await guessed("contact:phone,name,phone,addr:street,addr:full\n(949) 555-0101,A,,,1 Main St\n"),
  ).toMatchObject({ "contact:phone": "phone", phone: "phone", "addr:full": "address" });
  expect(await guessed("Business Name,DBA Name,City\nA Inc,B,Irvine\n")).toMatchObject({
    "Business Name": "name",
    "DBA Name": "name",
  });
  expect(
    await guessed("Phone,Mobile,Name,Title\n(949) 555-0101,(949) 555-0102,A,Dr.\n"),
  ).toMatchObject({ Phone: "phone", Mobile: "", Name: "name", Title: "" });
});

describe("reading files of any origin", () => {
  for (const [name, bytes, encoding] of [
    ["UTF-8", utf8("name;city\nSalón Añil;Irvine\n"), "UTF-8"],
    ["UTF-8 with a mark", utf8("\uFEFFname;city\nSalón Añil;Irvine\n"), "UTF-8 with a mark"],
    ["Latin-1", latin1("name;city\nSalón Añil;Irvine\n"), "Latin-1"],
    ["UTF-16, little end first", utf16("name;city\nSalón Añil;Irvine\n", true), "UTF-16"],
    ["UTF-16, big end first", utf16("name;city\nSalón Añil;Irvine\n", false), "UTF-16"],
  ] as const)
    test(`reads ${name}`, async () => {
      expect(await table(bytes)).toEqual({
        headers: ["name", "city"],
        rows: [["Salón Añil", "Irvine"]],
        format: `CSV with semicolons, ${encoding}`,
      });
    });

  for (const [name, delimiter] of Object.entries({
    commas: ",",
    semicolons: ";",
    tabs: "\t",
    bars: "|",
  }))
    test(`detects ${name}, even when the other delimiters appear in quotes`, async () => {
      const line = (...cells: string[]) =>
        `${cells.map((cell) => `"${cell}"`).join(delimiter)}\r\n`;
      const { rows, format } = await table(
        utf8(
          `${line("name", "city", "about")}${line("One", "Irvine", "a, b; c | d")}\r\n\r\n${line("Two", "Tustin", "x")}`,
        ),
      );
      expect(rows).toEqual([
        ["One", "Irvine", "a, b; c | d"],
        ["Two", "Tustin", "x"],
      ]);
      expect(format).toContain(`CSV with ${name}`);
    });

  test("keeps quotes and line breaks in cells, pads short rows and truncates long ones", async () => {
    const { rows } = await table(
      utf8('name,about,city\r\n"The ""Glow""","two\r\nlines",Irvine\r\nShort\r\nLong,a,b,c,d\r\n'),
    );
    expect(rows).toEqual([
      ['The "Glow"', "two\r\nlines", "Irvine", "", ""],
      ["Short", "", "", "", ""],
      ["Long", "a", "b", "c", "d"],
    ]);
  });

  test("distinguishes columns of the same name and skips a title above the table", async () => {
    const { headers, rows } = await table(
      utf8("Licensed facilities,,\n\nName,Phone,Phone\nGlow,1,2\n"),
    );
    expect(headers).toEqual(["Name", "Phone", "Phone (2)"]);
    expect(rows).toHaveLength(1);
  });

  test("reads arrays, JSON lines, GeoJSON and OpenStreetMap responses", async () => {
    const feature = {
      type: "Feature",
      geometry: { type: "Point", coordinates: [-117.8, 33.6] },
      properties: { name: "Glow" },
    };
    const element = {
      id: 7,
      lat: 33.6,
      lon: -117.8,
      tags: { name: "Glow", "addr:city": "Irvine" },
    };
    expect((await table(utf8('[{"name":"Glow"},{"name":"Two","list":["a","b"]}]'))).rows).toEqual([
      ["Glow", ""],
      ["Two", '["a","b"]'],
    ]);
    expect((await table(utf8('{"name":"Glow"}\n\n{"name":"Two"}\n'))).rows).toEqual([
      ["Glow"],
      ["Two"],
    ]);
    expect((await table(utf8(JSON.stringify({ features: [feature] })))).rows).toEqual([
      ["Glow", "33.6", "-117.8"],
    ]);
    expect((await table(utf8(JSON.stringify({ elements: [element] })))).headers).toEqual([
      "id",
      "latitude",
      "longitude",
      "name",
      "addr:city",
    ]);
  });

  test("explains why a file cannot be read", async () => {
    const problem = async (bytes: Uint8Array) =>
      "problem" in (await readTable(bytes))
        ? ((await readTable(bytes)) as { problem: string }).problem
        : "";
    expect(await problem(new Uint8Array([0x50, 0x4b, 3, 4]))).toMatch(/not a text file/);
    expect(await problem(utf8('name,city\n"Glow,Irvine\n'))).toMatch(/quote that opens/);
    expect(await problem(utf8("name,city\n"))).toMatch(/no row/);
    expect(await problem(utf8('[{"name":"Glow"'))).toMatch(/cannot be parsed/);
    expect(await problem(utf8(`name,city\n${"x".repeat(importLimits.cell + 1)},b\n`))).toMatch(
      /A cell of row 1/,
    );
    expect(await problem(utf8(`name,city\n${"a,b\n".repeat(importLimits.rows + 1)}`))).toMatch(
      /more than 50,000 rows/,
    );
    expect(await problem(new Uint8Array(importLimits.bytes + 1))).toMatch(/larger than 20 MB/);
  });
});

describe("mapping columns to fields", () => {
  test("recognizes the columns of a state license register", async () => {
    const file =
      "License Number,License Type,Licensee Name,DBA,Address Line 1,Address Line 2,City,ZIP,Business Phone,Expiration Date,Licence Holder\nF1,Clinic,Glow LLC,Glow,1 Main St,Ste 4,Irvine,92618-1234,(949) 555-0100,2027-01-31,Ruth Amory\n";
    expect(await guessed(file)).toMatchObject({
      "License Number": "licenseNumber",
      "License Type": "categories",
      "Address Line 1": "address",
      "Address Line 2": "unit",
      City: "city",
      ZIP: "zipCode",
      "Business Phone": "phone",
      "Expiration Date": "",
      "Licence Holder": "licenseHolder",
    });
  });

  test("recognizes the columns of OpenStreetMap, Spanish and German lists", async () => {
    expect(
      await guessed(
        "name,addr:housenumber,addr:street,addr:city,addr:postcode,contact:phone,opening_hours,lat,lon\nGlow,1,Main St,Irvine,92618,+1 949 555 0100,Mo-Fr 09:00-18:00,33.66,-117.82\n",
      ),
    ).toEqual({
      name: "name",
      "addr:housenumber": "houseNumber",
      "addr:street": "address",
      "addr:city": "city",
      "addr:postcode": "zipCode",
      "contact:phone": "phone",
      opening_hours: "hoursText",
      lat: "latitude",
      lon: "longitude",
    });
    expect(
      Object.values(
        await guessed(
          "Nombre;Dirección;Ciudad;Código Postal;Teléfono;Correo electrónico;Sitio web;Servicios ofrecidos;Horario Lunes\na;b;c;92618;9495550100;a@b.com;b.com;d;9-5\n",
        ),
      ),
    ).toEqual([
      "name",
      "address",
      "city",
      "zipCode",
      "phone",
      "email",
      "website",
      "services",
      "monday",
    ]);
    expect(
      Object.values(
        await guessed(
          "Firma;Straße;Ort;PLZ;Telefon;E-Mail;Webseite;Öffnungszeiten\na;b;c;92618;9495550100;a@b.com;b.com;9-5\n",
        ),
      ),
    ).toEqual(["name", "address", "city", "zipCode", "phone", "email", "website", "hoursText"]);
  });

  test("accepts coordinates with one decimal under their own names", async () => {
    const rows = [1, 2, 3].map((each) => `Spa ${each},Irvine,33.${each},-117.8`).join("\n");
    expect(await guessed(`name,city,latitude,longitude\n${rows}\n`)).toMatchObject({
      latitude: "latitude",
      longitude: "longitude",
    });
  });

  test("uses the values of a column with a meaningless name", async () => {
    const file =
      "a,b,c,d,e,f,g\n(949) 555-0100,x@y.com,https://glow.example,92618,33.66123,-117.82456,$$\n";
    expect(Object.values(await guessed(file))).toEqual([
      "phone",
      "email",
      "website",
      "zipCode",
      "latitude",
      "longitude",
      "priceLevel",
    ]);
  });

  test("uses the first of two names in a header unless they conflict, and no symbol alone", async () => {
    expect(
      await guessed(
        "#,Med Spa / DBA,Ph. / Fax,Where (street),Web / IG,Notes (ask Kim)\n1,Glow,949 555 0100,1 Main St,@glow,Cash only\n",
      ),
    ).toEqual({
      "#": "",
      "Med Spa / DBA": "name",
      "Ph. / Fax": "phone",
      "Where (street)": "address",
      "Web / IG": "",
      "Notes (ask Kim)": "",
    });
  });

  test("maps a column named after a treatment to its price", async () => {
    expect(Object.values(await guessed("name,Botox price,Price\nGlow,$12,$$\n"))).toEqual([
      "name",
      "price",
      "priceLevel",
    ]);
  });
});
