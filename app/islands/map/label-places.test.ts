import { expect, test } from "vitest";
import { keepInside, placeLabels, placeNumbers, placeWater } from "./label-places.ts";

const at = (name: string, x: number, y: number) => ({ name, x, y });
const frame = { x: 150, y: 150, width: 300, height: 300 };
const mark = (x: number, y: number, size = 36) => ({ x, y, width: size, height: size });

test("places a label at its point when there is room", () => {
  const irvine = at("Irvine", 100, 100);
  expect(placeLabels([irvine], [mark(200, 100)], frame).get(irvine)).toEqual({ x: 100, y: 100 });
});

test("moves a label away from markers and earlier labels", () => {
  const [anaheim, orange] = [at("Anaheim", 100, 100), at("Orange", 110, 102)];
  const placed = placeLabels([anaheim, orange], [mark(100, 100, 10)], frame);
  expect(placed.get(anaheim)).toEqual({ x: 100, y: 114.5 });
  expect(placed.get(orange)).toEqual({ x: 110, y: 86 });
});

test("shifts a label in from the edge and drops one that does not fit", () => {
  const [seal, corner] = [at("Seal Beach", 5, 100), at("Rancho Santa Margarita", 300, 330)];
  const placed = placeLabels([seal, corner], [], frame);
  expect(placed.get(seal)?.x).toBeGreaterThan(33);
  expect(placed.has(corner)).toBe(false);
});

test("drops a label that would be far from its place", () => {
  const edge = at("Stanton", 100, 117);
  const placed = placeLabels([edge], [mark(100, 100), mark(100, 135, 12)], frame);
  expect(placed.has(edge)).toBe(false);
});

test("captions a pin of its own city, never another's", () => {
  const irvine = at("Irvine", 100, 100);
  const of = (city: string, x: number, y: number) => ({ ...mark(x, y, 24), cities: [city] });
  expect(placeLabels([irvine], [of("Tustin", 100, 100)], frame).has(irvine)).toBe(false);
  const marks = [of("Tustin", 100, 100), of("Irvine", 125, 120)];
  const { x, y } = placeLabels([irvine], marks, frame).get(irvine) ?? { x: 0, y: 0 };
  expect(Math.hypot(x - 125, y - 120)).toBeLessThan(40);
  expect(Math.abs(y - 100)).toBeGreaterThan(20);
});

test("drops a label when there is no room at all", () => {
  expect(placeLabels([at("Tustin", 100, 100)], [mark(150, 150, 290)], frame).size).toBe(0);
});

test("keeps the name of a water whole, and drops it when its place is out of sight", () => {
  const frame = { x: 0, y: 0, width: 400, height: 600 };
  const ocean = { name: "Pacific Ocean", x: -190, y: 100 };
  const { x, y } = placeWater(ocean, frame) ?? { x: 0, y: 0 };
  expect(x).toBeGreaterThan(-200 + (ocean.name.length * 8) / 2);
  expect(y).toBe(100);
  expect(placeWater({ ...ocean, x: -210 }, frame)).toBeNull();
});

test("numbers a road once, where neither pins nor names are", () => {
  const road = { number: "55", spots: [20, 60, 100, 140, 180].map((x) => ({ x, y: 100 })) };
  const orange = at("Orange", 140, 100);
  const names = new Map([[orange, orange]]);
  expect(placeNumbers([road], [mark(100, 100)], names, frame)).toMatchObject([{ x: 180 }]);
  expect(placeNumbers([road], [mark(150, 150, 290)], names, frame)).toEqual([]);
});

test("keeps the name of a city whose middle is out of sight at the edge toward it", () => {
  const { x, y } = keepInside(at("Irvine", 900, 120), frame);
  expect(x).toBeLessThan(300);
  expect(x).toBeGreaterThan(260);
  expect(y).toBe(120);
});
