import Supercluster from "supercluster";
import type { PricedPoint } from "#domain/search/hits-on-map.ts";
import type { MapSize } from "./map-view.ts";

/** Leaflet tiles are 256 pixels wide. The closest view of a map shows each pin. */
const clustering = { extent: 256, maxZoom: 13 };
const usualRadius = 50;
/** Radius in pixels that keeps circles apart. */
const circleRadius = 56;

/**
 * Merges close pins, in the map and in its picture alike. `isOverview`: an overview has hardly
 * anything but circles.
 */
export function createClusters(points: PricedPoint[], isOverview = false) {
  const radius = isOverview ? circleRadius : usualRadius;
  return new Supercluster<PricedPoint>({ ...clustering, radius }).load(
    points.map((point) => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: [point.longitude, point.latitude] },
      properties: point,
    })),
  );
}

export const pointsIn = (clusters: ReturnType<typeof createClusters>, id: number) =>
  clusters.getLeaves(id, Number.POSITIVE_INFINITY).map(({ properties }) => properties);

export function clusterArea(count: number): MapSize {
  const size = Math.round(34 + 7 * Math.log10(count));
  return { width: size, height: size };
}
