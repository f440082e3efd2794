import { expect, test } from "vitest";
import { boundsText, canonicalBounds, readBounds } from "./bounds.ts";

test("reads bounds of four degrees", () => {
  expect(readBounds("33.5,-118,33.9,-117.5")).toEqual({
    south: 33.5,
    west: -118,
    north: 33.9,
    east: -117.5,
  });
});

test.each([
  ["nothing", ""],
  ["three numbers", "33,-118,34"],
  ["five numbers", "33,-118,34,-117,1"],
  ["a word", "south,-118,34,-117"],
  ["a gap", "33,,34,-117"],
  ["blanks", "33, -118,34,-117"],
  ["the north below the south", "34,-118,33,-117"],
  ["the east left of the west", "33,-117,34,-118"],
  ["no height", "33,-118,33,-117"],
  ["what is off the earth", "33,-181,34,-117"],
  ["a number for machines", "3e1,-118,34,-117"],
  ["something endless", "33,-118,Infinity,-117"],
])("rejects bounds with %s", (_, text) => expect(readBounds(text)).toBeNull());

test("bounds written to text contain the originals and can be read again", () => {
  const bounds = { south: 33.51239, west: -118.00001, north: 33.9001, east: -117.5 };
  expect(boundsText(bounds)).toBe("33.512,-118.001,33.901,-117.5");
  expect(readBounds(boundsText(bounds))).not.toBeNull();
  expect(canonicalBounds("33.512,-117.976,33.812,-117.703")).toBe(
    "33.512,-117.976,33.812,-117.703",
  );
});
