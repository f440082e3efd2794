import { expect, test } from "vitest";
import { fitView, outlineOf } from "./map-picture.ts";

const county = { south: 33.4, west: -118.1, north: 33.9, east: -117.6 };
const room = { width: 322, height: 560 };

test("projects positions as the live map does", () => {
  const { zoom, placeOf } = fitView(county, room);
  const [corner, opposite] = [
    placeOf({ latitude: county.north, longitude: county.west }),
    placeOf({ latitude: county.south, longitude: county.east }),
  ];
  expect(corner.x).toBeCloseTo(-opposite.x);
  expect(corner.y).toBeCloseTo(-opposite.y);
  expect(opposite.x - corner.x).toBeCloseTo(room.width);
  expect(256 * 2 ** zoom * ((county.east - county.west) / 360)).toBeCloseTo(room.width);
});

test("keeps the edge of land that reaches far beyond the frame outside of it", () => {
  const { placeOf } = fitView(county, room);
  const desert = [
    { latitude: 33.7, longitude: -117.7 },
    { latitude: 33.7, longitude: -100 },
    { latitude: 20, longitude: -100 },
    { latitude: 20, longitude: -117.7 },
  ];
  const [, width, height] = /l(-?\d+) 0l0 (\d+)/.exec(outlineOf([desert], placeOf)) ?? [];
  expect(Number(width)).toBeGreaterThan(1_000);
  expect(Number(height)).toBeGreaterThan(1_000);
});
