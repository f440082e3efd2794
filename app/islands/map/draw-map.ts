import { divIcon, marker } from "leaflet";
import type { PricedPoint } from "#domain/search/hits-on-map.ts";
import type { MapTiles } from "#shared/map-tiles.ts";
import { createBaseMap, getMapBounds } from "./base-map.ts";
import { drawLabels } from "./labels.ts";
import {
  type MapArea,
  type MapEvents,
  type MapLabel,
  type MapPosition,
  type MapView,
  padding,
} from "./map-view.ts";
import { createPins } from "./pins.ts";

/** Maximum zoom of the drawing. Closer up, hardly any of its roads would be in view. */
const closestOfDrawing = 13.5;

type MapOptions = {
  element: HTMLElement;
  cities: MapLabel[];
  tiles: MapTiles | undefined;
  view: MapView;
  /** True for pins without prices, as circles that never touch. */
  isOverview?: boolean | undefined;
} & MapEvents;

export function drawMap({
  element,
  cities,
  tiles,
  view,
  isOverview,
  onMove,
  ...events
}: MapOptions) {
  const { map, isCalm, setView, tint } = createBaseMap(
    element,
    tiles,
    view,
    tiles ? 17 : closestOfDrawing,
  );
  let isByVisitor = false;
  let size = map.getSize();
  for (const type of ["pointerdown", "wheel", "keydown"])
    element.addEventListener(type, () => (isByVisitor = true), { capture: true, passive: true });
  /** Marks moves made by code, which do not change the search area. */
  const moves = (move: () => void) => {
    isByVisitor = false;
    move();
  };

  const showInside = (
    { latitude, longitude }: MapPosition,
    { side = padding.side, covered = 0, animate = false },
  ) =>
    moves(() =>
      map.panInside([latitude, longitude], {
        paddingTopLeft: [side, padding.top],
        paddingBottomRight: [side, padding.side + covered],
        animate,
      }),
    );

  map.on("click", () => events.onChoose(null));
  const pins = createPins(
    map,
    {
      ...events,
      onFocus(place, width) {
        // A zoom of the visitor may have led to this pin, and is reported after it.
        const wasByVisitor = isByVisitor;
        showInside(place, { side: Math.max(padding.side, width / 2) });
        isByVisitor = wasByVisitor;
      },
    },
    isOverview,
  );
  const placeLabels = drawLabels(map, cities, tiles !== undefined);
  let area: MapArea | null = null;
  const arrange = () => placeLabels(pins.marks, area?.name);
  map.on("moveend", arrange);
  map.on("moveend", () => {
    const isResized = !map.getSize().equals(size);
    size = map.getSize();
    if (isByVisitor && !isResized) onMove(getMapBounds(map));
  });
  const here = marker([0, 0], {
    icon: divIcon({ className: "map-here", iconSize: [20, 20] }),
    interactive: false,
    keyboard: false,
  });

  return {
    show(points: PricedPoint[]) {
      pins.show(points);
      arrange();
    },
    raise: pins.raise,
    focus: pins.focus,
    /** Moves a pin out from under what covers the lower end of the map. */
    uncover: (place: MapPosition, covered: number) =>
      showInside(place, { covered, animate: !isCalm }),
    setView: (next: MapView) => moves(() => setView(next)),
    /** Highlights the land and the name of a city; null clears it. */
    tint(next: MapArea | null) {
      area = next;
      tint(next?.ring ?? []);
      arrange();
    },
    /** Stops inertial panning. */
    settle: () => moves(() => map.stop()),
    /** Marks the location of the search with a dot, or removes the dot. */
    stand(place: MapPosition | undefined) {
      if (place) here.setLatLng([place.latitude, place.longitude]).addTo(map);
      else here.remove();
    },
    close: () => map.remove(),
  };
}
