import { control, LatLngBounds, Map as LeafletMap, type PanOptions, type PointExpression, polygon, svg, tileLayer } from "leaflet";
import "./leaflet.css";
import type { Bounds } from "#domain/catalogue/bounds.ts";
import { say } from "#shared/say.ts";
import { brand } from "#site/brand.ts";
import { land } from "./land.ts";

const { bounds } = brand.region;
/** As far as a visitor can pan: less than the land that is drawn, so that its edge is never seen. */
export const farthest = leafletBounds({ south: bounds.south - 0.6, west: bounds.west - 1, north: bounds.north + 0.7, east: bounds.east + 1 });
const closest = 17;

/** For who asked for less motion: Leaflet moves in jumps. */
class CalmMap extends LeafletMap {
  override panBy(offset: PointExpression, options?: PanOptions) {
    return super.panBy(offset, { ...options, animate: false });
  }
}

/** The land that every map shows, and how all of them are moved. */
export function createBaseMap(element: HTMLElement, tiles: string | undefined) {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const motion = { zoomAnimation: !isCalm, fadeAnimation: !isCalm, markerZoomAnimation: !isCalm, inertia: !isCalm };
  const map = new (isCalm ? CalmMap : LeafletMap)(element, {
    ...motion,
    attributionControl: false,
    zoomControl: false,
    // The wheel belongs to the page until the map is used.
    scrollWheelZoom: false,
    zoomSnap: 0.25,
    minZoom: 9,
    maxZoom: closest,
    maxBounds: farthest,
    maxBoundsViscosity: 1,
    renderer: svg({ padding: 1 }),
  });
  map.on("focus click", () => map.scrollWheelZoom.enable());
  map.on("blur", () => map.scrollWheelZoom.disable());
  return {
    map,
    isCalm,
    look: (bounds: Bounds) => map.fitBounds(leafletBounds(bounds), { padding: [30, 30], animate: !isCalm }),
    /** After the first look: only then has the map a place to draw at. */
    draw() {
      drawLand(map, tiles);
      control.zoom({ position: "topright", zoomInTitle: say("Zoom in"), zoomOutTitle: say("Zoom out") }).addTo(map);
    },
  };
}

function drawLand(map: LeafletMap, tiles: string | undefined) {
  const pointsOf = (rings: typeof land.region) => rings.map((ring) => ring.map(({ latitude, longitude }) => [latitude, longitude] as [number, number]));
  if (tiles) tileLayer(tiles, { maxZoom: closest }).addTo(map);
  else for (const ring of pointsOf(land.neighbours)) polygon(ring, { className: "map-neighbour", interactive: false }).addTo(map);
  polygon(pointsOf(land.region), { className: tiles ? "map-region-over-tiles" : "map-region", interactive: false }).addTo(map);
}

export function boundsShown(map: LeafletMap): Bounds {
  const bounds = map.getBounds();
  return { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() };
}

function leafletBounds({ south, west, north, east }: Bounds) {
  return new LatLngBounds([south, west], [north, east]);
}
