import { control, divIcon, LatLngBounds, Map as LeafletMap, marker, type PanOptions, type PointExpression, polygon, svg, tileLayer } from "leaflet";
import "leaflet/dist/leaflet.css";
import type { Bounds } from "#domain/catalogue/bounds.ts";
import { drawLabels } from "./labels.ts";
import { land } from "./land.ts";
import type { CityOnMap, DrawnMap, MapEvents } from "./map-view.ts";
import { createPins } from "./pins.ts";

type Given = { element: HTMLElement; cities: CityOnMap[]; tiles: string | undefined; start: Bounds } & MapEvents;

/** Somewhat less than the land that is drawn, so that its end is never seen. */
const farthest = leafletBounds({ south: 32.7, west: -119.2, north: 34.7, east: -116.4 });
const closest = 17;

/** For who asked for less motion: Leaflet moves in jumps. */
class CalmMap extends LeafletMap {
  override panBy(offset: PointExpression, options?: PanOptions) {
    return super.panBy(offset, { ...options, animate: false });
  }
}

export function drawMap({ element, cities, tiles, start, onMove, ...events }: Given): DrawnMap {
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
  let isTheirs = false;
  let size = map.getSize();
  for (const type of ["pointerdown", "wheel", "keydown"]) element.addEventListener(type, () => (isTheirs = true), { capture: true, passive: true });
  /** Not every move is the visitor's wish to look elsewhere. */
  const moves = (move: () => void) => {
    isTheirs = false;
    move();
  };
  const look = (bounds: Bounds) => moves(() => map.fitBounds(leafletBounds(bounds), { padding: [30, 30], animate: !isCalm }));

  look(start);
  drawLand(map, tiles);
  const pins = createPins(map, events, moves);
  const placeLabels = drawLabels(map, cities);
  const arrange = () => placeLabels(pins.boxes());
  map.on("moveend", arrange);
  control.zoom({ position: "topright", zoomInTitle: "Zoom in", zoomOutTitle: "Zoom out" }).addTo(map);
  map.on("focus click", () => map.scrollWheelZoom.enable());
  map.on("blur", () => map.scrollWheelZoom.disable());
  map.on("moveend", () => {
    const isResized = !map.getSize().equals(size);
    size = map.getSize();
    if (isTheirs && !isResized) onMove(boundsShown(map));
  });
  const here = marker([0, 0], { icon: divIcon({ className: "map-here", iconSize: [20, 20] }), interactive: false, keyboard: false });

  return {
    show(points) {
      pins.show(points);
      arrange();
    },
    raise: pins.raise,
    look,
    stand({ latitude, longitude }) {
      const place = here.setLatLng([latitude, longitude]).addTo(map).getLatLng();
      if (farthest.contains(place)) moves(() => map.setView(place, Math.max(map.getZoom(), 12), { animate: !isCalm }));
    },
    close: () => map.remove(),
  };
}

function drawLand(map: LeafletMap, tiles: string | undefined) {
  const pointsOf = (rings: typeof land.region) => rings.map((ring) => ring.map(({ latitude, longitude }) => [latitude, longitude] as [number, number]));
  if (tiles) tileLayer(tiles, { maxZoom: closest }).addTo(map);
  else for (const ring of pointsOf(land.neighbours)) polygon(ring, { className: "map-neighbour", interactive: false }).addTo(map);
  polygon(pointsOf(land.region), { className: tiles ? "map-region-over-tiles" : "map-region", interactive: false }).addTo(map);
}

function boundsShown(map: LeafletMap): Bounds {
  const bounds = map.getBounds();
  return { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() };
}

function leafletBounds({ south, west, north, east }: Bounds) {
  return new LatLngBounds([south, west], [north, east]);
}
