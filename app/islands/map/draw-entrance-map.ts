import { divIcon, type LeafletMouseEvent, marker } from "leaflet";
import { middleOf } from "#domain/catalogue/listings/middle-of.ts";
import type { MapTiles } from "#shared/map-tiles.ts";
import { type Position, readPosition } from "#shared/position.ts";
import { createBaseMap, maxMapBounds } from "./base-map.ts";
import { drawLabels } from "./labels.ts";
import { regionBounds } from "./land.ts";
import type { MapCity } from "./map-view.ts";

type MapOptions = {
  element: HTMLElement;
  /** The field of the coordinates. */
  input: HTMLInputElement;
  cities: MapCity[];
  tiles: MapTiles | undefined;
  /** Destroys the map. */
  signal: AbortSignal;
  onMove: (entrance: Position) => void;
};

/** Share of the map's height: fine enough to hit an entrance, and a long way with Shift. */
const steps = { small: 0.01, large: 0.1 };
const cityZoom = 12;
const entranceZoom = 14;

/**
 * Draws a map with one pin, set by click, drag, or arrow keys. It keeps map and field in sync, and
 * centers the map on the city and ZIP code from the same form.
 */
export function drawEntranceMap({ input, cities, signal, ...options }: MapOptions) {
  const map = drawPinMap({ cities, ...options });
  signal.addEventListener("abort", () => map.close());
  const city = input.form?.querySelector<HTMLSelectElement>("select[name=city]");
  const zip = input.form?.querySelector<HTMLInputElement>("input[name=zipCode]");
  const showCity = () => {
    const chosen = cities.find(({ slug }) => slug === city?.value);
    const middle = chosen ? middleOf(chosen, zip?.value.trim() ?? "") : null;
    if (!readPosition(input.value)) map.suggest(middle);
    else if (middle) map.setView(middle);
  };
  const put = () => {
    const entrance = readPosition(input.value);
    if (entrance) map.put(entrance);
    else showCity();
  };
  // Not both: during an animated move to the city, the check for a visible pin would be wrong.
  const stood = readPosition(input.value);
  if (stood) map.setView(stood);
  put();
  city?.addEventListener("change", showCity, { signal });
  zip?.addEventListener("input", showCity, { signal });
  input.addEventListener("input", put, { signal });
}

function drawPinMap({ element, cities, tiles, onMove }: Omit<MapOptions, "input" | "signal">) {
  const { map, isCalm } = createBaseMap(element, tiles, { bounds: regionBounds, isArea: false });
  const placeLabels = drawLabels(map, cities, tiles !== undefined);
  const arrange = () => placeLabels(() => []);
  arrange();
  map.on("moveend", arrange);
  const pin = marker([0, 0], {
    icon: divIcon({ className: "map-entrance", iconSize: [28, 28] }),
    draggable: true,
  });
  const reportPosition = () => {
    const { lat, lng } = pin.getLatLng();
    onMove({ latitude: lat, longitude: lng });
  };
  pin.on("dragend click", reportPosition);
  map.on("click", ({ latlng }: LeafletMouseEvent) => {
    pin.setLatLng(latlng).addTo(map);
    reportPosition();
  });
  pin.on("add", () => {
    const element = pin.getElement();
    element?.setAttribute(
      "aria-label",
      "The pin of your entrance. Arrow keys move it, with Shift in larger steps.",
    );
    element?.addEventListener("keydown", (event) => {
      const move = { ArrowUp: [1, 0], ArrowDown: [-1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[
        event.key
      ];
      if (!move) return;
      event.preventDefault();
      event.stopPropagation();
      const bounds = map.getBounds();
      const step =
        (bounds.getNorth() - bounds.getSouth()) * (event.shiftKey ? steps.large : steps.small);
      const { lat, lng } = pin.getLatLng();
      pin.setLatLng([lat + (move[0] ?? 0) * step, lng + (move[1] ?? 0) * step]);
      map.panInside(pin.getLatLng(), { padding: [40, 40], animate: !isCalm });
      reportPosition();
    });
  });
  const see = ({ latitude, longitude }: Position, zoom: number) => {
    if (maxMapBounds.contains([latitude, longitude]))
      map.setView([latitude, longitude], zoom, { animate: !isCalm });
  };
  return {
    put(entrance: Position) {
      pin.setLatLng([entrance.latitude, entrance.longitude]).addTo(map);
      if (!map.getBounds().contains(pin.getLatLng())) see(entrance, entranceZoom);
    },
    /** Sets the default position until a drag, key, or click changes it. */
    suggest(entrance: Position | null) {
      if (!entrance) return void pin.remove();
      pin.setLatLng([entrance.latitude, entrance.longitude]).addTo(map);
      see(entrance, cityZoom);
    },
    setView: (city: Position) => see(city, cityZoom),
    close: () => map.remove(),
  };
}
