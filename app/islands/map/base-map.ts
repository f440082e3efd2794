import {
  control,
  LatLngBounds,
  Map as LeafletMap,
  type PanOptions,
  type PointExpression,
  point,
  polygon,
  polyline,
  svg,
  tileLayer,
} from "leaflet";
import type { MapTiles } from "#shared/map-tiles.ts";
import "leaflet/dist/leaflet.css";
import "./live-map.css";
import type { Bounds } from "#domain/catalogue/reference/bounds.ts";
import { say } from "#shared/say.ts";
import { brand } from "#site/brand.ts";
import { highways } from "./highways.ts";
import { landShapes, regionBounds } from "./land.ts";
import { type MapPosition, type MapView, padding } from "./map-view.ts";

const { bounds } = brand.region;
/** Pan limit: beyond it there is nothing to see. */
export const maxMapBounds = leafletBounds({
  south: bounds.south - 0.3,
  west: bounds.west - 0.6,
  north: bounds.north + 0.3,
  east: bounds.east + 0.6,
});
/** Zoom levels farther out than the whole region. */
const slack = 0.4;

/** Jumps instead of animating, for visitors who prefer reduced motion. */
class CalmMap extends LeafletMap {
  override panBy(offset: PointExpression, options?: PanOptions) {
    return super.panBy(offset, { ...options, animate: false });
  }
}

export function createBaseMap(
  element: HTMLElement,
  tiles: MapTiles | undefined,
  start: MapView,
  closest = 17,
) {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = new (isCalm ? CalmMap : LeafletMap)(element, {
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
    inertia: !isCalm,
    attributionControl: false,
    zoomControl: false,
    // The wheel scrolls the page until the map is used.
    scrollWheelZoom: false,
    // A fitted view fills its frame, exactly like the drawing before it.
    zoomSnap: 0,
    minZoom: 8,
    maxZoom: closest,
    maxBounds: maxMapBounds,
    maxBoundsViscosity: 1,
    renderer: svg({ padding: 1 }),
  });
  map.on("focus click", () => map.scrollWheelZoom.enable());
  map.on("blur", () => map.scrollWheelZoom.disable());
  const city = polygon([], { className: "map-city", stroke: false, interactive: false });
  const setView = ({ bounds, isArea }: MapView) => {
    const { top, side } = isArea ? { top: 0, side: 0 } : padding;
    map.fitBounds(leafletBounds(bounds), {
      paddingTopLeft: [side, top],
      paddingBottomRight: [side, side],
      animate: !isCalm,
    });
  };
  // The map cannot draw before its first view.
  setView(start);
  const whole = map.getBoundsZoom(
    leafletBounds(regionBounds),
    false,
    point(2 * padding.side, padding.top + padding.side),
  );
  map.setMinZoom(Math.min(map.getZoom(), whole - slack));
  drawLand(map, tiles);
  city.addTo(map);
  control
    .zoom({ position: "topright", zoomInTitle: say("Zoom in"), zoomOutTitle: say("Zoom out") })
    .addTo(map);
  const tint = (ring: MapPosition[]) => city.setLatLngs(cornersOf(ring));
  return { map, isCalm, setView, tint };
}

const cornersOf = (ring: MapPosition[]) =>
  ring.map(({ latitude, longitude }) => [latitude, longitude] as [number, number]);

function drawLand(map: LeafletMap, tiles: MapTiles | undefined) {
  if (tiles) {
    tileLayer(tiles.url, { maxZoom: map.getMaxZoom() }).addTo(map);
    control.attribution({ prefix: false }).addAttribution(creditOf(tiles)).addTo(map);
  }
  if (!tiles)
    for (const ring of landShapes.neighbors)
      polygon(cornersOf(ring), { className: "map-neighbor", interactive: false }).addTo(map);
  polygon(landShapes.region.map(cornersOf), {
    className: tiles ? "map-region-over-tiles" : "map-region",
    interactive: false,
  }).addTo(map);
  if (!tiles)
    for (const { line } of highways)
      polyline(cornersOf(line), { className: "map-highway", interactive: false }).addTo(map);
}

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Builds attribution markup for Leaflet: a URL becomes the link of the text before it, as map
 * data licenses require.
 */
function creditOf({ url, attribution }: MapTiles) {
  if (!attribution) return escaped(new URL(url).host);
  return attribution.split(/[,;]/).map(linked).join(", ");
}

function linked(credit: string) {
  const at = credit.indexOf("https://");
  if (at < 0) return escaped(credit.trim());
  const words = credit.slice(0, at).replace("(", "").trim();
  const address = credit.slice(at).replace(")", "").trim();
  return `<a href="${escaped(address)}" target="_blank" rel="noopener noreferrer">${escaped(words || address)}</a>`;
}

export function getMapBounds(map: LeafletMap): Bounds {
  const bounds = map.getBounds();
  return {
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  };
}

function leafletBounds({ south, west, north, east }: Bounds) {
  return new LatLngBounds([south, west], [north, east]);
}
