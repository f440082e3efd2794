import { describe, expect, test } from "vitest";
import { barredRole, isPhysician, namesNoLicense, needsSupervision } from "./scope-of-practice.ts";

const who = (title: string, certifications: string[] = [], name = "Ana Ruiz") => ({
  name,
  title,
  certifications,
});

describe("no permission for medical treatments", () => {
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
    ["an esthetician", who("Esthetician", ["Microneedling course, taught by Ana Ruiz, RN"])],
    [
      "an esthetician",
      who("Esthetician", ["Board certified by the American Board of Facial Cosmetic Surgery"]),
    ],
    [
      "an esthetician",
      who("Owner", ["Licensed esthetician", "Laser course with a registered nurse"]),
    ],
    ["an esthetician", who("Owner", ["Licensed esthetician", "RN, course instructor Ana Ruiz"])],
    [
      "an esthetician",
      who("Owner", [
        "Licensed esthetician",
        "Board certified by the American Board of Facial Cosmetic Surgery",
      ]),
    ],
    [
      "an esthetician",
      who("Nurse and esthetician", ["Registered nurse, California", "Licensed esthetician"]),
    ],
    ["an esthetician", who("Dermatologist's esthetician")],
    ["an esthetician", who("Student nurse practitioner and esthetician")],
    ["an esthetician", who("Esteticista")],
    ["a medical assistant", who("Medical assistant to the surgeon")],
    ["a student", who("Student nurse practitioner")],
    ["a hyperbaric technologist", who("Chamber lead", [], "Al Ito, CHT")],
  ])("%s (%o)", (role, person) => expect(barredRole(person)).toBe(role));
});

test.each([
  who("Dermatologist"),
  who("Aesthetic nurse practitioner"),
  who("Physician assistant"),
  who("Nurse", ["Registered nurse, California", "Licensed esthetician"]),
  who("Nurse", ["RN", "Licensed esthetician"]),
  who("Founder", ["MD"], "Ana Ruiz, MA"),
  who("Owner", ["MA in psychology"]),
  who("Acupuncturist", ["Licensed acupuncturist, California"]),
  who("Aesthetic nurse", [], "Ana Le, RN"),
  who("Founder", ["Board certified by the American Board of Anesthesiology"]),
])("accepts %o", (person) => expect(barredRole(person)).toBeNull());

test("everyone but physicians and 104 nurse practitioners needs a physician", () => {
  const needing = [
    who("Laser nurse", ["Registered nurse, California"]),
    who("Physician's assistant"),
    who("Injector", [], "Ana Ruiz, PA-C"),
    who("Nurse practitioner", ["RN"]),
    who("Nurse practitioner (103 NP)"),
    who("Owner", ["Room 104 laser course"], "Ana Ruiz, NP"),
    who("Nurse anesthetist", [], "Ana Ruiz, CRNA"),
    who("Registered nurse (104 NP candidate)"),
    who("Chamber technologist", [], "Al Ito, CHT"),
  ];
  expect(needing.map(needsSupervision)).toEqual(needing.map(() => true));
  expect(needing.map(isPhysician)).toEqual(needing.map(() => false));
  const others = [
    who("Nurse practitioner (104 NP)"),
    who("Owner", ["104 nurse practitioner"], "Ana Ruiz, NP"),
    who("Physician and owner"),
    who("Patient coordinator"),
    who("Founder", [], "Ana Ruiz, DO"),
  ];
  expect(others.map(needsSupervision)).toEqual(others.map(() => false));
});

test("medical treatments prompt for a license when title, credentials and certificates show none", () => {
  const open = [
    "Laser specialist",
    "Injector",
    "Aesthetic practitioner",
    "Surgeon's coordinator",
    "Assistant to the dermatologist",
  ].map((title) => who(title));
  expect(
    [...open, who("Injector", ["Botox course, taught by Ana Ruiz, RN"])].map(namesNoLicense),
  ).toEqual(Array(6).fill(true));
  const stated = [
    who("Injector", ["RN"]),
    who("Injector", [], "Ana Ruiz, NP"),
    who("Head nurse"),
    who("Esthetician"),
    who("Chamber technologist", [], "Al Ito, CHT"),
  ];
  expect(stated.map(namesNoLicense)).toEqual(Array(5).fill(false));
  expect(open.map(isPhysician)).toEqual(Array(5).fill(false));
});
