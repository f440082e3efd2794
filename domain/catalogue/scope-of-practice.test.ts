import { describe, expect, test } from "vitest";
import { barredRole, isPhysician, needsSupervision } from "./scope-of-practice.ts";

const who = (title: string, certifications: string[] = [], name = "Ana Ruiz") => ({ name, title, certifications });

describe("may not perform medical treatments:", () => {
  test.each([
    ["an esthetician", who("Medical esthetician", ["California licensed esthetician"])],
    ["an esthetician", who("Lead aesthetician")],
    ["an esthetician", who("Skin specialist", [], "Ana Ruiz, LE")],
    ["an esthetician", who("Owner", ["Physician-taught laser course", "Licensed esthetician"])],
    ["a massage therapist", who("Body worker", ["CMT"])],
    ["a massage therapist", who("Therapist", ["Certified massage therapist (CAMTC)"])],
    ["a medical assistant", who("MA")],
    ["a medical assistant", who("Injection assistant", ["Certified medical assistant"])],
    ["a vocational nurse", who("LVN")],
    ["a vocational nurse", who("Licensed vocational nurse", ["Laser safety officer"])],
    ["an electrologist", who("Electrologist")],
    ["a technician", who("Laser technician", ["Device manufacturer training"])],
  ])("%s (%o)", (role, person) => expect(barredRole(person)).toBe(role));
});

test.each([
  who("Dermatologist"),
  who("Aesthetic nurse practitioner"),
  who("Physician assistant"),
  who("Nurse and esthetician", ["Registered nurse, California", "Licensed esthetician"]),
  who("Owner", ["MA in psychology"]),
  who("Acupuncturist", ["Licensed acupuncturist, California"]),
  who("Aesthetic nurse", [], "Ana Le, RN"),
  who("Founder", ["Board certified by the American Board of Anesthesiology"]),
])("says nothing of %o", (person) => expect(barredRole(person)).toBeNull());

test("a registered nurse or physician assistant needs supervision, a nurse practitioner or physician does not", () => {
  const needing = [who("Laser nurse", ["Registered nurse, California"]), who("Physician's assistant"), who("Injector", [], "Ana Ruiz, PA-C")];
  expect(needing.map(needsSupervision)).toEqual([true, true, true]);
  expect(needing.map(isPhysician)).toEqual([false, false, false]);
  const others = [who("Nurse practitioner", ["RN"]), who("Physician and owner"), who("Patient coordinator"), who("Founder", [], "Ana Ruiz, DO")];
  expect(others.map(needsSupervision)).toEqual([false, false, false, false]);
});
