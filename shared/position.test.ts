import { expect, test } from "vitest";
import { readCities } from "#database/seed/read.ts";
import { middleOf } from "#domain/catalogue/listings/middle-of.ts";
import { zipPositions } from "#site/zip-positions.ts";
import { isNearCity, readPosition, writePosition } from "./position.ts";

test("reads coordinates as map apps copy them, and nothing else", () => {
  const entrance = { latitude: 33.6603, longitude: -117.8265 };
  for (const text of [
    "33.6603, -117.8265",
    " 33.6603,-117.8265 ",
    "(33.6603, -117.8265)",
    "33.6603 -117.8265",
    "33.6603;-117.8265",
  ])
    expect({ text, read: readPosition(text) }).toEqual({ text, read: entrance });
  for (const text of [
    "",
    "Irvine",
    "33.6603",
    "91, -117",
    "33.6, -181",
    "33.6,-117.8,1",
    "33.6, -117.8; drop table",
  ])
    expect({ text, read: readPosition(text) }).toEqual({ text, read: null });
  expect(readPosition(writePosition(entrance))).toEqual(entrance);
});

test("a position in the next city is near; one in another county or far out at sea is not", () => {
  const irvine = { latitude: 33.6846, longitude: -117.8265 };
  expect(isNearCity({ latitude: 33.6411, longitude: -117.9187 }, irvine)).toBe(true);
  expect(isNearCity({ latitude: 34.0522, longitude: -118.2437 }, irvine)).toBe(false);
  expect(isNearCity({ latitude: 33.6846, longitude: 117.8265 }, irvine)).toBe(false);
});

test("a listing without a pin uses its ZIP code, or its city if the ZIP code is foreign or unknown", () => {
  const irvine = { latitude: 33.6846, longitude: -117.8265 };
  expect(middleOf(irvine, "92618")).toEqual({ latitude: 33.7074, longitude: -117.7054 });
  for (const zipCode of ["92672", "10001", ""]) expect(middleOf(irvine, zipCode)).toEqual(irvine);
});

test("each ZIP code of the region has a position near its city", () => {
  for (const city of readCities())
    for (const zipCode of city.zipCodes) {
      const [latitude = 0, longitude = 0] = zipPositions[zipCode] ?? [];
      expect(isNearCity({ latitude, longitude }, city), zipCode).toBe(true);
    }
});
