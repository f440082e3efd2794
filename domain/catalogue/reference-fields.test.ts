import { expect, test } from "vitest";
import { referenceSchemas } from "./reference-fields.ts";

test("no control character of what is typed is kept, on a line of a list neither", () => {
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
  expect(read).toMatchObject({ name: "Skincare", description: "Peels and facials.", benefits: ["Clear skin", "Even tone"], idealCandidates: [] });
});
