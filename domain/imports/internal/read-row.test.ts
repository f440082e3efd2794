import { expect, test } from "vitest";
import { readRow } from "./read-row.server.ts";

const reference = { cities: [], categories: [], treatments: [], today: "2026-11-26" };

test("leaves out lines that say board certified without the board, and reports them", () => {
  const named = "Board certified by the American Board of Dermatology";
  const staff = JSON.stringify([
    {
      name: "Ruth Amory",
      title: "Physician",
      certifications: [named, "Board-certified in dermatology"],
    },
  ]);
  const { facts, warnings } = readRow(
    ["name", "certifications", "staff", "ownership"],
    ["Name", "Certifications", "Staff", "Owner"],
    [
      "Glow",
      `Board-certified surgeons; ${named}`,
      staff,
      '{"name":"Ruth Amory","kind":"physician"}',
    ],
    reference,
  );
  expect(facts).toMatchObject({
    certifications: [named],
    staff: [{ certifications: [named] }],
    ownership: { name: "Ruth Amory", kind: "physician" },
  });
  expect(Object.keys(warnings)).toEqual(["certifications", "staff"]);
  expect(warnings.staff?.[0]).toContain(
    "“Board-certified in dermatology” was left out. California requires the full name",
  );
});

test("prefers a business's trade name and takes the first phone number present", () => {
  const read = (...cells: string[]) =>
    readRow(
      ["name", "name", "phone", "phone"],
      ["Business Name", "DBA Name", "phone", "contact:phone"],
      cells,
      reference,
    ).facts;
  expect(read("GLOW HOLDINGS, LLC", "GLOW MED SPA", "", "949 555 0120")).toMatchObject({
    name: "Glow Med Spa",
    phone: "(949) 555-0120",
  });
  expect(read("GLOW HOLDINGS, LLC", "", "949 555 0121", "949 555 0120")).toMatchObject({
    name: "Glow Holdings, LLC",
    phone: "(949) 555-0121",
  });
});
