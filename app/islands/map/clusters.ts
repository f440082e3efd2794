import Supercluster from "supercluster";
import type { PricedPoint } from "#domain/search/hits-on-map.ts";

/** Leaflet tiles are 256 pixels wide. */
const clustering = { radius: 50, extent: 256, maxZoom: 15 };

/** Merges close pins, in the map and in its picture alike. */
export function createClusters(points: PricedPoint[]) {
  return new Supercluster<PricedPoint>(clustering).load(
    points.map((point) => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: [point.longitude, point.latitude] },
      properties: point,
    })),
  );
}

export const clusterSize = (count: number) => Math.round(34 + 7 * Math.log10(count));
