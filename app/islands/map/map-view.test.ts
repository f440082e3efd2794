import { expect, test } from "vitest";
import { viewOf } from "./map-view.ts";

const tustin = { latitude: 33.74, longitude: -117.82 };
const milesWide = (view: ReturnType<typeof viewOf>) => (view ? (view.east - view.west) * 57.4 : 0);

test("shows a single listing with ten miles around it", () => {
  const view = viewOf([tustin]);
  expect((view?.north ?? 0) - (view?.south ?? 0)).toBeCloseTo(10 / 69);
  expect(milesWide(view)).toBeCloseTo(10, 1);
  expect(view && [(view.south + view.north) / 2, (view.west + view.east) / 2]).toEqual([
    expect.closeTo(33.74),
    expect.closeTo(-117.82),
  ]);
});

test("fits the bounds to distant listings and returns none for an empty list", () => {
  const coast = [
    { latitude: 33.4, longitude: -118.1 },
    { latitude: 33.9, longitude: -117.6 },
  ];
  expect(viewOf(coast)).toEqual({ south: 33.4, west: -118.1, north: 33.9, east: -117.6 });
  expect(viewOf([])).toBeNull();
});
