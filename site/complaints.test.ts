import { expect, test } from "vitest";
import { complaintOffices, complaintOfficesFor } from "./complaints.ts";

const added = (words: string) =>
  complaintOfficesFor(words)
    .map(({ name }) => name)
    .filter((name) => !complaintOffices.some((general) => general.name === name));

test("the boards of a provider's professions are added to the general ones", () => {
  expect(complaintOffices.map(({ name }) => name)).toContain("Medical Board of California");
  expect(added("Ada Byron, MD\nDo you have questions?")).toEqual([]);
  expect(added("Ada Byron, DO")).toEqual(["Osteopathic Medical Board of California"]);
  expect(added("Lin Wei, L.Ac\nCupping therapist, CMT")).toEqual([
    "California Acupuncture Board",
    "California Massage Therapy Council",
  ]);
  expect(added("Al Ito, DC")).toEqual(["California Board of Chiropractic Examiners"]);
  expect(added("Al Ito, PA-C\nPhysician assistant")).toEqual(["Physician Assistant Board"]);
  expect(added("Al Ito, LVN")).toEqual(["Board of Vocational Nursing and Psychiatric Technicians"]);
  expect(added("Al Ito, ND")).toEqual(["California Board of Naturopathic Medicine"]);
  expect(added("Patricia Andersen, RN")).toEqual([]);
  expect(added("Al Ito, DDS")).toEqual(["Dental Board of California"]);
  expect(added("Owner\nPermanent Makeup")).toEqual(["Orange County Health Care Agency"]);
});
