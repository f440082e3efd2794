import { expect, test } from "vitest";
import { writeCsv } from "./csv.ts";

test("a table starts with the byte order mark and its header", () => {
  expect(writeCsv(["Name", "Minutes"], [["Nora Feld", 30]])).toBe(
    "\uFEFFName,Minutes\r\nNora Feld,30\r\n",
  );
});

test("commas, quotes and line breaks stay in their cell", () => {
  expect(writeCsv(["Name"], [['Feld, "Nora"\nthe elder']])).toBe(
    '\uFEFFName\r\n"Feld, ""Nora""\nthe elder"\r\n',
  );
});

for (const formula of ["=1+1", "+49 1", "-2", "@SUM(A1)", "\t=1", "\r=1"])
  test(`writes ${JSON.stringify(formula)} as text, not as a formula`, () => {
    expect(writeCsv(["Name"], [[formula]])).toContain(`'${formula}`);
  });
