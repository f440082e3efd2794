import { expect, test } from "vitest";
import { readProviders, readTreatments } from "#database/seed/read.ts";
import { credentialHints } from "#domain/catalogue/credential-hints.ts";
import { isPhysician, needsSupervision } from "#domain/catalogue/scope-of-practice.ts";
import { demoMedSpas } from "./demo-catalogue.ts";

const treatments = readTreatments();
const medSpas = demoMedSpas(readProviders(), treatments);
const isMedical = new Set(treatments.flatMap(({ slug, medical }) => (medical ? [slug] : [])));
const offersMedical = ({ services }: (typeof medSpas)[number]) => services.some(({ treatment }) => isMedical.has(treatment ?? ""));

test("a demonstration listing gets none of the hints that owners get about the law", () => {
  const known = treatments.map(({ slug, name, medical }) => ({ slug, name, isMedical: medical }));
  const hints = medSpas.flatMap((medSpa) => credentialHints(medSpa, known).map((hint) => `${medSpa.slug}: ${hint}`));
  expect(hints).toEqual([]);
});

test("a listing with medical treatments belongs to somebody of its staff who may own it; of the others none is asked", () => {
  for (const medSpa of medSpas) {
    const { slug, ownership, staff, licences } = medSpa;
    expect(ownership !== null, slug).toBe(offersMedical(medSpa));
    if (!ownership) continue;
    const owners = staff.filter(({ name }) => ownership.name.includes(name));
    expect(owners.length, slug).toBeGreaterThan(0);
    const directors = licences.filter(({ kind }) => kind === "medical director");
    if (ownership.kind === "physician") {
      expect(owners.every(isPhysician) && directors.length === 1, slug).toBe(true);
      continue;
    }
    // A nurse practitioner in independent practice employs no physician for supervision, so nobody there may need one.
    expect([ownership.kind, directors, owners.every(({ title }) => title.includes("104 NP"))]).toEqual(["nurse practitioner", [], true]);
    expect(
      staff.filter((member) => needsSupervision(member) && member.performs?.some((treatment) => isMedical.has(treatment))),
      slug,
    ).toEqual([]);
  }
});

test("a license is shown once in the catalogue, and only of somebody or something that the listing names", () => {
  const all = medSpas.flatMap(({ slug, name, staff, licences }) =>
    licences.map((licence) => ({ slug, named: [name, ...staff.map((one) => one.name)], ...licence })),
  );
  expect(new Set(all.map(({ number }) => number)).size).toBe(all.length);
  expect(all.filter(({ named, holder }) => !named.includes(holder))).toEqual([]);
  const kinds = ["medical director", "practitioner", "fictitious name permit", "establishment license", "surgery accreditation"];
  expect(kinds.filter((kind) => !all.some((licence) => licence.kind === kind))).toEqual([]);
});
