import { expect, test } from "vitest";
import { readCities } from "#database/seed/read.ts";
import { zipPositions } from "#site/zip-positions.ts";
import { isNearCity, middleOf, readPosition, writePosition } from "./position.ts";

test("coordinates are read as map apps copy them, and nothing else is", () => {
  const door = { latitude: 33.6603, longitude: -117.8265 };
  for (const text of [
    "33.6603, -117.8265",
    " 33.6603,-117.8265 ",
    "(33.6603, -117.8265)",
    "33.6603 -117.8265",
    "33.6603;-117.8265",
  ])
    expect({ text, read: readPosition(text) }).toEqual({ text, read: door });
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
  expect(readPosition(writePosition(door))).toEqual(door);
});

test("a door in the next city is near, one in another county or in the sea far out is not", () => {
  const irvine = { latitude: 33.6846, longitude: -117.8265 };
  expect(isNearCity({ latitude: 33.6411, longitude: -117.9187 }, irvine)).toBe(true);
  expect(isNearCity({ latitude: 34.0522, longitude: -118.2437 }, irvine)).toBe(false);
  expect(isNearCity({ latitude: 33.6846, longitude: 117.8265 }, irvine)).toBe(false);
});

test("until somebody puts its pin, a listing stands in its ZIP code, or in its city where the ZIP code is elsewhere or unknown", () => {
  const irvine = { latitude: 33.6846, longitude: -117.8265 };
  expect(middleOf(irvine, "92618")).toEqual({ latitude: 33.7074, longitude: -117.7054 });
  for (const zipCode of ["92672", "10001", ""]) expect(middleOf(irvine, zipCode)).toEqual(irvine);
});

test("each ZIP code of the region has its place, near its city", () => {
  for (const city of readCities())
    for (const zipCode of city.zipCodes) {
      const [latitude = 0, longitude = 0] = zipPositions[zipCode] ?? [];
      expect(isNearCity({ latitude, longitude }, city), zipCode).toBe(true);
    }
});
