import type { Bounds } from "#domain/catalogue/reference/bounds.ts";
import type { PricedPoint } from "#domain/search/hits-on-map.ts";
import { formatCents } from "#shared/money.ts";
import type { MapPosition, MapSize } from "./map-view.ts";

const tile = 256;

/** Projects a position to Web Mercator, as Leaflet does, so that a picture matches the live map. */
function project({ latitude, longitude }: MapPosition) {
  const radians = (latitude * Math.PI) / 180;
  return { x: (longitude + 180) / 360, y: (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2 };
}

/**
 * Fits the bounds into a size. Returns the zoom, and a function from positions to pixels from the
 * center.
 */
export function fitView({ south, west, north, east }: Bounds, room: MapSize) {
  const [a, b] = [
    project({ latitude: north, longitude: west }),
    project({ latitude: south, longitude: east }),
  ];
  const scale = Math.min(room.width / (b.x - a.x), room.height / (b.y - a.y));
  const placeOf = (position: MapPosition) => {
    const { x, y } = project(position);
    return { x: (x - (a.x + b.x) / 2) * scale, y: (y - (a.y + b.y) / 2) * scale };
  };
  return { zoom: Math.log2(scale / tile), placeOf };
}

const [finest, farthest] = [2, 4_000];

type PlaceOf = ReturnType<typeof fitView>["placeOf"];

export const outlineOf = (rings: MapPosition[][], placeOf: PlaceOf) =>
  rings
    .map((ring) => lineOf(ring, placeOf))
    .flatMap((path) => (path.includes("l") ? `${path}z` : []))
    .join("");

/**
 * Converts a line to SVG path data. Many pages include it, so it skips points that hardly bend the
 * line or are far outside the frame.
 */
export function lineOf(line: MapPosition[], placeOf: PlaceOf) {
  const near = (at: number) => Math.round(Math.max(-farthest, Math.min(farthest, at)));
  const spots = line.map(placeOf).map(({ x, y }) => ({ x: near(x), y: near(y) }));
  return withoutBends(spots)
    .map(({ x, y }, index, all) => {
      const last = all[index - 1] ?? { x: 0, y: 0 };
      const [right, down] = [x - last.x, y - last.y];
      return `${index === 0 ? "M" : "l"}${right}${down < 0 ? "" : " "}${down}`;
    })
    .join("");
}

type Spot = { x: number; y: number };

/** Simplifies a line with the Ramer-Douglas-Peucker algorithm. */
function withoutBends(line: Spot[]): Spot[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const [right, down] = [last.x - first.x, last.y - first.y];
  const away = line.map(
    ({ x, y }) =>
      Math.abs(down * (x - first.x) - right * (y - first.y)) / (Math.hypot(right, down) || 1),
  );
  const bend = away.indexOf(Math.max(...away));
  if ((away[bend] ?? 0) <= finest) return [first, last];
  return [...withoutBends(line.slice(0, bend + 1)).slice(0, -1), ...withoutBends(line.slice(bend))];
}

/** Returns the size of a pin in pixels. */
export function pinArea({ isPremium, priceCents }: PricedPoint): MapSize {
  const dot = isPremium ? 15 : 13;
  return priceCents === undefined
    ? { width: dot, height: dot }
    : { width: Math.round(16 + 7.5 * formatCents(priceCents).length), height: 24 };
}
