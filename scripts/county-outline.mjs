/**
 * Writes site/county-outline.json, the land on the map: `node scripts/county-outline.mjs`.
 * Source: us-atlas, public-domain boundaries of the U.S. Census Bureau at 1:10,000,000. They follow
 * the shore, so everything else is sea. Cuts neighbors to a box slightly larger than the map.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { merge } from "topojson-client";
import atlas from "us-atlas/counties-10m.json" with { type: "json" };

const region = "06059";
const neighbors = ["06037", "06071", "06065", "06073"];
const box = { south: 32.6, west: -119.4, north: 34.8, east: -116.2 };

const outline = {
  waters: [{ name: "Pacific Ocean", latitude: 33.5, longitude: -118.03 }],
  source: "U.S. Census Bureau",
  region: ringsOf([region]),
  // One piece of land below the region: borders between neighbors would be weight without use.
  neighbors: ringsOf([region, ...neighbors])
    .map(cut)
    .filter((ring) => ring.length > 2),
};
const text = `${JSON.stringify(outline)}\n`;
writeFileSync(join(import.meta.dirname, "../site/county-outline.json"), text);
console.log(`site/county-outline.json: ${text.length} bytes`);

/** Outer rings as [longitude, latitude], rounded to four decimals (about ten meters). */
function ringsOf(codes) {
  const counties = atlas.objects.counties.geometries.filter(({ id }) => codes.includes(id));
  return merge(atlas, counties).coordinates.map(([outer]) => outer.slice(0, -1).map(rounded));
}

/** Clips a ring to the box, edge by edge (Sutherland-Hodgman). */
function cut(ring) {
  const edges = [
    { axis: 0, at: box.west, isInside: ([longitude]) => longitude >= box.west },
    { axis: 0, at: box.east, isInside: ([longitude]) => longitude <= box.east },
    { axis: 1, at: box.south, isInside: ([, latitude]) => latitude >= box.south },
    { axis: 1, at: box.north, isInside: ([, latitude]) => latitude <= box.north },
  ];
  return edges.reduce(
    (points, { axis, at, isInside }) =>
      points.flatMap((point, index) => {
        const before = points.at(index - 1);
        const crossing =
          isInside(point) === isInside(before)
            ? []
            : [rounded(crossingOf(before, point, axis, at))];
        return isInside(point) ? [...crossing, point] : crossing;
      }),
    ring,
  );
}

function crossingOf(from, to, axis, at) {
  const share = (at - from[axis]) / (to[axis] - from[axis]);
  return [0, 1].map((each) => (each === axis ? at : from[each] + share * (to[each] - from[each])));
}

function rounded(point) {
  return point.map((degrees) => Math.round(degrees * 10_000) / 10_000);
}
