import type { Position } from "#shared/position.ts";
import outline from "#site/county-outline.json" with { type: "json" };
import { zipPositions } from "#site/zip-positions.ts";

type Point = readonly [east: number, north: number];

/** Around the middle of each ZIP code. */
const radiusInMiles = 1.6;
const milesPerDegree = 69;
const corners = 12;

/**
 * Returns the land around the city and the centers of its ZIP codes. A hint for a map, because open
 * data has no city limits: it must not be drawn as a border.
 */
export function areaOfCity({
  latitude,
  longitude,
  zipCodes,
}: Position & { zipCodes: string[] }): Position[] {
  const middles = [
    [latitude, longitude] as const,
    ...zipCodes.flatMap((zip) => (zipPositions[zip] ? [zipPositions[zip]] : [])),
  ];
  const around = convexHull(middles.flatMap(circleAround));
  const land = (outline.region[0] ?? []).map(([east = 0, north = 0]): Point => [east, north]);
  const area = around.reduce(
    (ring, corner, index) => cut(ring, around.at(index - 1) ?? corner, corner),
    land,
  );
  const rounded = (degrees: number) => Math.round(degrees * 1_000) / 1_000;
  return area.map(([east, north]) => ({ latitude: rounded(north), longitude: rounded(east) }));
}

function circleAround([latitude, longitude]: readonly [number, number]): Point[] {
  const radius = radiusInMiles / milesPerDegree;
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    return [
      longitude + (radius * Math.cos(angle)) / narrowing,
      latitude + radius * Math.sin(angle),
    ];
  });
}

/** Returns a positive number if the point is left of the line from one point to another. */
const leftOf = (from: Point, to: Point, [east, north]: Point) =>
  (to[0] - from[0]) * (north - from[1]) - (to[1] - from[1]) * (east - from[0]);

/** Computes the convex hull, counterclockwise (Andrew's monotone chain). */
function convexHull(points: Point[]): Point[] {
  const sorted = points.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);
  const half = (ordered: Point[]) => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (turnsRight(chain, point)) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function turnsRight(chain: Point[], next: Point) {
  const [before, last] = chain.slice(-2);
  return before !== undefined && last !== undefined && leftOf(before, last, next) <= 0;
}

/** Keeps what is left of an edge (Sutherland-Hodgman). */
const cut = (ring: Point[], from: Point, to: Point): Point[] =>
  ring.flatMap((point, index) => {
    const before = ring.at(index - 1) ?? point;
    const [here, there] = [leftOf(from, to, point), leftOf(from, to, before)];
    const share = here / (here - there);
    const crossing: Point[] =
      here >= 0 === there >= 0
        ? []
        : [[point[0] + share * (before[0] - point[0]), point[1] + share * (before[1] - point[1])]];
    return here >= 0 ? [...crossing, point] : crossing;
  });
