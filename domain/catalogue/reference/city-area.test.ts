import { expect, test } from "vitest";
import { areaOfCity } from "./city-area.ts";

test("reaches beyond the ZIP codes of a city, and ends at the shore", () => {
  const newportBeach = { latitude: 33.6189, longitude: -117.9289, zipCodes: ["92657", "92660"] };
  const area = areaOfCity(newportBeach);
  const [latitudes, longitudes] = [
    area.map(({ latitude }) => latitude),
    area.map(({ longitude }) => longitude),
  ];
  // 92660 is the northernmost, 92657 the easternmost.
  expect(Math.max(...latitudes)).toBeCloseTo(33.65, 1);
  expect(Math.max(...longitudes)).toBeCloseTo(-117.82, 1);
  // A circle around the city would reach 33.6.
  expect(area).not.toContainEqual(expect.objectContaining({ latitude: 33.6, longitude: -117.929 }));
  expect(area.length).toBeGreaterThan(6);
});
