import { expect, test } from "vitest";
import { type TreatmentClaims, treatmentProblems } from "./treatment-rules.ts";

const sound = {
  isMedical: true,
  whoMay: "nurse",
  fdaStatus: "FDA-approved for frown lines.",
  warning: null,
  notFor: ["Pregnancy or breastfeeding", "Infection where it would be injected"],
  seriousSideEffects: ["Trouble swallowing or breathing", "Drooping eyelid for weeks"],
  idealFor: ["Frown lines", "Adults who want no real downtime"],
  sources: ["FDA label https://dailymed.nlm.nih.gov/dailymed/drugInfo.cfm?setid=fe431ed4"],
  lookUps: ["FDA label search https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=botox"],
  checkedOn: "2026-11-26",
};
const fieldsOf = (changes: Partial<TreatmentClaims>) =>
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
  expect(fieldsOf({ checkedOn: null })).toEqual(["checkedOn"]);
  expect(fieldsOf({ sources: ["dailymed"] })).toEqual(["sources"]);
});

test("a medical treatment requires a rule on who may perform it and an FDA status or warning", () => {
  expect(fieldsOf({ whoMay: null })).toEqual(["whoMay"]);
  expect(fieldsOf({ fdaStatus: null })).toEqual(["fdaStatus"]);
  expect(fieldsOf({ fdaStatus: null, warning: "No use is approved." })).toEqual([]);
  expect(fieldsOf({ isMedical: false, whoMay: null, fdaStatus: null })).toEqual([]);
});

test.each([
  "https://www.accessdata.fda.gov/scripts/cdrh/cfdocs/cfPMN/pmn.cfm",
  "https://www.accessdata.fda.gov/scripts/cdrh/cfdocs/cfPMA/pma.cfm?id=1",
  "https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=botox",
  "https://pubmed.ncbi.nlm.nih.gov/?term=fibrin",
  "https://www.barbercosmo.ca.gov/",
  "https://www.barbercosmo.ca.gov",
])("rejects %s as a source, but not under “Where to look it up”", (url) => {
  expect(fieldsOf({ sources: [`A register ${url}`] })).toEqual(["sources"]);
  expect(fieldsOf({ lookUps: [`A register ${url}`] })).toEqual([]);
});

test.each([
  "https://ods.od.nih.gov/factsheets/VitaminC-HealthProfessional/",
  "https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=BPC&sectionNum=2242",
])("accepts the page %s as a source", (url) => {
  expect(fieldsOf({ sources: [`A page ${url}`] })).toEqual([]);
});

test("any treatment requires an exclusion; one with an FDA warning may suit no one", () => {
  expect(
    fieldsOf({
      isMedical: false,
      notFor: [],
      seriousSideEffects: [],
      sources: [],
      checkedOn: null,
    }),
  ).toEqual(["notFor"]);
  expect(fieldsOf({ idealFor: [] })).toEqual(["idealFor"]);
  expect(fieldsOf({ idealFor: [], warning: "No ozone device is approved." })).toEqual([]);
});
