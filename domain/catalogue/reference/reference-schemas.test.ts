import { expect, test } from "vitest";
import { nameWithAddress } from "#shared/typed-name.ts";
import { referenceSchemas } from "./reference-schemas.ts";

test("removes control characters from input, including list lines", () => {
  const read = referenceSchemas.categories.parse({
    name: "Skin\0care",
    slug: "skincare",
    position: "1",
    description: "Peels and\0 facials.",
    detailedDescription: "Peels and facials.",
    benefits: "Clear\0 skin\nEven\u0007 tone",
    treatmentProcess: "",
    recoveryTime: "A day or two.",
    idealCandidates: "\0",
    precautions: "",
    sideEffects: "",
    expectedResults: "An even tone.",
  });
  expect(read).toMatchObject({
    name: "Skincare",
    description: "Peels and facials.",
    benefits: ["Clear skin", "Even tone"],
    idealCandidates: [],
  });
});

test("rejects a web address as the name of a city or category", () => {
  for (const kind of ["categories", "cities"] as const)
    expect(
      referenceSchemas[kind].safeParse({ name: "evil.example/win" }).error?.issues,
    ).toContainEqual(expect.objectContaining({ path: ["name"], message: nameWithAddress }));
});

test("only a physician with a California license number signs a treatment's texts", () => {
  const refused = (review: { reviewedBy?: string; reviewerLicense?: string }) =>
    (referenceSchemas.treatments.safeParse(review).error?.issues ?? []).flatMap(
      ({ path: [field], message }) =>
        Object.keys(review).includes(String(field)) ? [message] : [],
    );
  for (const reviewedBy of ["Ada Byron, MD", "Ada Byron, DO", ""])
    expect(refused({ reviewedBy })).toEqual([]);
  for (const reviewedBy of ["Dr. Ada Byron", "Ada Byron, RN", "MD", "Ada Byron, MD, editor"])
    expect(refused({ reviewedBy })).toEqual([expect.stringContaining("Only a physician signs")]);
  for (const reviewerLicense of ["MD A 123456", "MD G12345", "MD C 54321", "DO 20A 12345", ""])
    expect(refused({ reviewerLicense })).toEqual([]);
  for (const reviewerLicense of ["RN 123456", "NP 95012345", "MD", "MD 1", "MD 20A 12345", "A 12"])
    expect(refused({ reviewerLicense })).toEqual([
      expect.stringContaining("Enter a California physician’s license"),
    ]);
});
