import { expect, test } from "vitest";
import { nameWithAddress } from "#shared/typed-name.ts";
import { referenceSchemas } from "./reference-fields.ts";

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
