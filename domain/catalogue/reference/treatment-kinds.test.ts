import { expect, test } from "vitest";
import { withSubtypes } from "./treatment-kinds.ts";

test("includes the kinds of a treatment, and none for a name that every object has", () => {
  expect(withSubtypes("microneedling")).toContain("rf-microneedling");
  expect(withSubtypes("constructor")).toEqual(["constructor"]);
});
