import { expect, test } from "vitest";
import { labelsOfMap, nameAt, placeLabels } from "./label-places.ts";
import { fitView } from "./map-picture.ts";

const at = (name: string, x: number, y: number) => nameAt({ name, x, y });
const frame = { x: 150, y: 150, width: 300, height: 300 };
const mark = (x: number, y: number, size = 36) => ({ x, y, width: size, height: size });

test("places a label at its anchor, or beside it where a pin or an earlier label is", () => {
  expect(placeLabels([at("Irvine", 100, 100)], [mark(200, 100)], frame)).toMatchObject([
    { x: 100, y: 100 },
  ]);
  expect(
    placeLabels([at("Brea", 100, 100), at("Yorba Linda", 104, 112)], [mark(100, 60)], frame),
  ).toMatchObject([
    { name: "Brea", x: 100, y: 100 },
    { name: "Yorba Linda", y: 128 },
  ]);
});

test("drops a label that has no room, or would be cut off at the edge", () => {
  expect(placeLabels([at("Tustin", 100, 100)], [mark(150, 150, 290)], frame)).toEqual([]);
  expect(placeLabels([at("Rancho Santa Margarita", 300, 330)], [], frame)).toEqual([]);
});

const county = { south: 33.4, west: -118.1, north: 33.9, east: -117.6 };
const { placeOf } = fitView(county, { width: 400, height: 600 });
const whole = { x: 0, y: 0, width: 400, height: 600 };
const irvine = { name: "Irvine", latitude: 33.68, longitude: -117.79 };
const labels = { cities: [irvine], chosen: undefined, hasRoads: true };

test("keeps water labels unbroken and numbers each road once, between the pins", () => {
  const placed = labelsOfMap(labels, placeOf, [], whole);
  const water = placed.find(({ kind }) => kind === "water");
  expect(water?.name).toBe("Pacific Ocean");
  expect((water?.x ?? 0) - (water?.width ?? 0) / 2).toBeGreaterThan(-200);
  const numbers = placed.filter(({ kind }) => kind === "number").map(({ name }) => name);
  expect(numbers.length).toBeGreaterThan(4);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(labelsOfMap(labels, placeOf, [{ ...whole }], whole)).toEqual([]);
  expect(
    labelsOfMap({ ...labels, hasRoads: false }, placeOf, [], whole).map(({ kind }) => kind),
  ).toEqual(["city", "water"]);
});

test("finds room for the chosen city, and for one whose center is off-screen", () => {
  const { x, y } = placeOf(irvine);
  const chosen = { ...labels, chosen: "Irvine" };
  expect(labelsOfMap(labels, placeOf, [mark(x, y, 80)], whole)[0]?.kind).not.toBe("city");
  expect(labelsOfMap(chosen, placeOf, [mark(x, y, 80)], whole)[0]).toMatchObject({
    kind: "chosen",
    name: "Irvine",
  });
  const beside = { ...whole, x: x - 300 };
  expect(labelsOfMap(labels, placeOf, [], beside)[0]?.name).toBe("Irvine");
});
