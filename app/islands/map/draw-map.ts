import { divIcon, marker } from "leaflet";
import type { Bounds } from "#domain/catalogue/reference/bounds.ts";
import type { MapTiles } from "#shared/map-tiles.ts";
import { createBaseMap, getMapBounds, maxMapBounds } from "./base-map.ts";
import { drawLabels } from "./labels.ts";
import type { MapArea, MapEvents, MapHandle, MapLabel, MapRoom } from "./map-view.ts";
import { createPins } from "./pins.ts";

type MapOptions = {
  element: HTMLElement;
  cities: MapLabel[];
  tiles: MapTiles | undefined;
  start: Bounds;
  room?: MapRoom | undefined;
  /** Pins without prices: circles that never touch. */
  isOverview?: boolean | undefined;
} & MapEvents;

export function drawMap({
  element,
  cities,
  tiles,
  start,
  room,
  isOverview,
  onMove,
  ...events
}: MapOptions): MapHandle {
  const { map, isCalm, look: lookAt, tint, draw } = createBaseMap(element, tiles);
  let isTheirs = false;
  let size = map.getSize();
  for (const type of ["pointerdown", "wheel", "keydown"])
    element.addEventListener(type, () => (isTheirs = true), { capture: true, passive: true });
  /** Marks moves made by code, which do not change the search area. */
  const moves = (move: () => void) => {
    isTheirs = false;
    move();
  };
  const look = (bounds: Bounds) => moves(() => lookAt(bounds, room));

  look(start);
  draw();
  const pins = createPins(map, events, moves, isOverview);
  const placeLabels = drawLabels(map, cities);
  let area: MapArea | null = null;
  const arrange = () => placeLabels(pins.boxes(), area?.name);
  map.on("moveend", arrange);
  map.on("moveend", () => {
    const isResized = !map.getSize().equals(size);
    size = map.getSize();
    if (isTheirs && !isResized) onMove(getMapBounds(map));
  });
  const here = marker([0, 0], {
    icon: divIcon({ className: "map-here", iconSize: [20, 20] }),
    interactive: false,
    keyboard: false,
  });

  return {
    show(points) {
      pins.show(points);
      arrange();
    },
    raise: pins.raise,
    look,
    tint(next) {
      area = next;
      tint(next?.ring ?? []);
      arrange();
    },
    stand({ latitude, longitude }) {
      const place = here.setLatLng([latitude, longitude]).addTo(map).getLatLng();
      if (maxMapBounds.contains(place))
        moves(() => map.setView(place, Math.max(map.getZoom(), 12), { animate: !isCalm }));
    },
    close: () => map.remove(),
  };
}
