import { expect, test } from "vitest";
import { mapSourceOf } from "./map-tiles.ts";

test("the privacy texts name the source of map pictures by its credit, or by its host", () => {
  const url = "https://tiles.example:8443/{z}/{x}/{y}.png?key=1";
  expect(mapSourceOf(undefined)).toBeNull();
  expect(mapSourceOf({ url, attribution: "OpenStreetMap" })).toBe("OpenStreetMap");
  expect(mapSourceOf({ url, attribution: "" })).toBe("tiles.example");
});
