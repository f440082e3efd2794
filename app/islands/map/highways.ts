import drawn from "#site/highways.json";
import type { MapPosition } from "./map-view.ts";

/**
 * A sketch of the freeways and the Coast Highway for orientation, good to about half a kilometer:
 * no open data of roads comes as a package.
 */
export const highways = drawn.map(({ number, line }) => ({
  number,
  line: line.map(([longitude = 0, latitude = 0]) => ({ latitude, longitude })),
}));

const parts = [0, 0.25, 0.5, 0.75];

/** Places along a line that are near enough to each other for a close view. */
export const placesAlong = (line: MapPosition[]): MapPosition[] =>
  line.flatMap((from, index) => {
    const to = line[index + 1] ?? from;
    return parts.map((part) => ({
      latitude: from.latitude + part * (to.latitude - from.latitude),
      longitude: from.longitude + part * (to.longitude - from.longitude),
    }));
  });
