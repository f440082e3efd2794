import type { Bounds } from "#domain/catalogue/reference/bounds.ts";
import type { PricedPoint } from "#domain/search/hits-on-map.ts";
import { formatCents } from "#shared/money.ts";
import type { MapPosition, MapSize } from "./map-view.ts";

const tile = 256;

/** Web Mercator, as in Leaflet: a picture of a map has the same places as the map. */
function project({ latitude, longitude }: MapPosition) {
  const radians = (latitude * Math.PI) / 180;
  return { x: (longitude + 180) / 360, y: (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2 };
}

/** Zoom that fits the bounds into the room, and pixels from the center of the bounds. */
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

const [finest, farthest] = [5, 4_000];

/**
 * Simplified outline. Many pages include it, so it skips points that are too close together or far
 * outside the frame.
 */
export function outlineOf(rings: MapPosition[][], placeOf: ReturnType<typeof fitView>["placeOf"]) {
  const near = (at: number) => Math.round(Math.max(-farthest, Math.min(farthest, at)));
  return rings
    .map((ring) => {
      let [lastX, lastY] = [0, 0];
      const steps = ring.map(placeOf).flatMap(({ x, y }, index) => {
        const [right, down] = [near(x) - lastX, near(y) - lastY];
        if (index > 0 && Math.abs(right) + Math.abs(down) < finest) return [];
        [lastX, lastY] = [near(x), near(y)];
        return [`${index === 0 ? "M" : "l"}${right} ${down}`];
      });
      return `${steps.join("")}z`;
    })
    .filter((path) => path.includes("l"))
    .join("");
}

/** What a pin covers of the map. */
export function pinArea({ isPremium, priceCents }: PricedPoint): MapSize {
  const dot = isPremium ? 15 : 13;
  return priceCents === undefined
    ? { width: dot, height: dot }
    : { width: Math.round(16 + 7.5 * formatCents(priceCents).length), height: 24 };
}
