import { expect, test } from "vitest";
import { treatmentProblems } from "./treatment-rules.ts";

const sound = {
  isMedical: true,
  warning: null,
  notFor: ["Pregnancy or breastfeeding", "Infection where it would be injected"],
  seriousSideEffects: ["Trouble swallowing or breathing", "Drooping eyelid for weeks"],
  idealFor: ["Frown lines", "Adults who want no real downtime"],
  sources: ["FDA label https://dailymed.nlm.nih.gov/"],
  checkedOn: "2026-11-26",
};
const fieldsOf = (changes: Partial<typeof sound> | { warning: string; idealFor: string[] }) =>
  treatmentProblems({ ...sound, ...changes }).map(({ field }) => field);

test("accepts a treatment with exclusions, serious side effects and dated sources", () => {
  expect(treatmentProblems(sound)).toEqual([]);
});

test.each([
  "Not advised for wellness use by US regulators",
  "Never in pregnancy, G6PD deficiency, recent heart attack or clotting problems",
  "Not for athletes subject to testing, or those with a cancer history",
  "People without a pacemaker",
  "No history of cancer",
  "Ask your doctor first if you take blood thinners",
  "Can cause stroke",
  "Nunca en el embarazo",
])("rejects the warning %j as a reason to have a treatment", (line) => {
  expect(fieldsOf({ idealFor: [line] })).toEqual(["idealFor"]);
});

test("a medical treatment requires two exclusions, two serious side effects, a source and its date", () => {
  expect(fieldsOf({ notFor: ["Pregnancy"] })).toEqual(["notFor"]);
  expect(fieldsOf({ seriousSideEffects: ["Burns"] })).toEqual(["seriousSideEffects"]);
  expect(fieldsOf({ sources: [] })).toEqual(["sources"]);
  expect(fieldsOf({ checkedOn: null as never })).toEqual(["checkedOn"]);
  expect(fieldsOf({ sources: ["dailymed"] })).toEqual(["sources"]);
});

test("any treatment requires an exclusion; one with an FDA warning may suit no one", () => {
  expect(
    fieldsOf({
      isMedical: false,
      notFor: [],
      seriousSideEffects: [],
      sources: [],
      checkedOn: null as never,
    }),
  ).toEqual(["notFor"]);
  expect(fieldsOf({ idealFor: [] })).toEqual(["idealFor"]);
  expect(fieldsOf({ idealFor: [], warning: "No ozone device is approved." })).toEqual([]);
});
