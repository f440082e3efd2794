import { expect, test } from "vitest";
import { staffOfJson } from "./read-cells.server.ts";
import { tidyCapitals } from "./tidy-name.ts";

test.each([
  ["ANAHEIM HILLS SKIN & LASER, INC.", "Anaheim Hills Skin & Laser, Inc."],
  ["GLOW MD AESTHETICS OF IRVINE LLC", "Glow MD Aesthetics of Irvine LLC"],
  ["DR. O'BRIEN, M.D.", "Dr. O'Brien, M.D."],
  ["OC IV LOUNGE", "OC IV Lounge"],
  ["RACHEL'S SKIN-CARE (TUSTIN)", "Rachel's Skin-Care (Tustin)"],
  ["NURSE PRACTITIONER SMITH NP", "Nurse Practitioner Smith NP"],
  ["16 CORPORATE PLAZA DR STE 100", "16 Corporate Plaza Dr Ste 100"],
  ["BTX BAR", "BTX Bar"],
  ["GLO", "GLO"],
  ["SkinLab OC", "SkinLab OC"],
  ["skin by nora", "skin by nora"],
])("%s becomes %s", (given, wanted) => expect(tidyCapitals(given)).toBe(wanted));

test("rejects a person's name with a web address in it", () => {
  const staff = (name: string) =>
    staffOfJson(JSON.stringify([{ name, title: "Nurse", certifications: [] }]));
  expect([staff("Mara Venn")?.length, staff("See evil.example/win")]).toEqual([1, null]);
});
