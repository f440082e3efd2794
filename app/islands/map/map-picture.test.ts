import { expect, test } from "vitest";
import { fitView, outlineOf } from "./map-picture.ts";

const county = { south: 33.4, west: -118.1, north: 33.9, east: -117.6 };
const room = { width: 322, height: 560 };

test("places everything where the live map does", () => {
  const { zoom, placeOf } = fitView(county, room, 0.25);
  expect(zoom % 0.25).toBe(0);
  const [corner, opposite] = [
    placeOf({ latitude: county.north, longitude: county.west }),
    placeOf({ latitude: county.south, longitude: county.east }),
  ];
  expect(corner.x).toBe(-opposite.x);
  expect(corner.y).toBe(-opposite.y);
  expect(opposite.x - corner.x).toBeLessThanOrEqual(room.width);
  // One zoom step closer, the county would no longer fit.
  expect((opposite.x - corner.x) * 2 ** 0.25).toBeGreaterThan(room.width);
});

test("keeps the edge of land that reaches far beyond the frame outside of it", () => {
  const { placeOf } = fitView(county, room, 0.25);
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
