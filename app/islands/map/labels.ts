import { divIcon, type Map as LeafletMap, marker } from "leaflet";
import { sayStored } from "#shared/say.ts";
import { highways, placesAlong } from "./highways.ts";
import {
  controlsIn,
  keepInside,
  type LabelMark,
  placeLabels,
  placeNumbers,
  placeWater,
} from "./label-places.ts";
import { landShapes } from "./land.ts";
import type { MapLabel, MapPosition } from "./map-view.ts";

const pane = "labels";

type Spot = { x: number; y: number };
type PlaceOf = (place: MapPosition) => Spot;

/**
 * City names, as many as fit between the pins, starting with the cities with the most listings.
 * The page lists them all. Then the numbers of highways, unless the pictures of the map have them.
 */
export function drawLabels(map: LeafletMap, cities: MapLabel[], hasPictures: boolean) {
  map.createPane(pane).setAttribute("aria-hidden", "true");
  const write = (
    { name, latitude, longitude }: MapPosition & { name: string },
    className: string,
  ) => {
    const text = document.createElement("span");
    text.textContent = name;
    const icon = divIcon({ className, html: text, iconSize: [0, 0] });
    const options = { pane, icon, interactive: false, keyboard: false };
    const sign = marker([latitude, longitude], options).addTo(map);
    return { name, sign, text, latitude, longitude };
  };
  const waters = landShapes.waters.map((water) =>
    write({ ...water, name: sayStored(water.name) }, "map-label map-label-water"),
  );
  const labels = cities.map((city) => write(city, "map-label"));
  const roads = (hasPictures ? [] : highways).map(({ number, line: [start, ...line] }) => ({
    ...write({ name: number, latitude: 0, longitude: 0, ...start }, "map-label map-highway-number"),
    number,
    places: placesAlong(start ? [start, ...line] : line),
  }));
  return function place(marksAt: (placeOf: PlaceOf) => LabelMark[], chosen?: string) {
    const center = map.project(map.getCenter());
    // Unrounded, because the drawing places names by the same numbers.
    const placeOf = ({ latitude, longitude }: MapPosition) =>
      map.project([latitude, longitude]).subtract(center);
    const positioned = <Label extends MapPosition>(label: Label) => ({
      ...label,
      ...placeOf(label),
    });
    const size = map.getSize();
    const frame = { x: 0, y: 0, width: size.x, height: size.y };
    const places = labels.map((label) => ({ ...label, place: placeOf(label) }));
    const [nearest] = places.toSorted(
      (one, other) =>
        Math.hypot(one.place.x, one.place.y) - Math.hypot(other.place.x, other.place.y),
    );
    const all = places
      .map((label) => ({ ...label, ...label.place, isChosen: label.name === chosen }))
      // Close up, the middle of the city that the map shows may be out of sight.
      .map((label) => (label.name === nearest?.name ? keepInside(label, frame) : label))
      .sort((one, other) => Number(other.isChosen) - Number(one.isChosen));
    const marks = [...marksAt(placeOf), ...controlsIn(frame)];
    const placed = placeLabels(all, marks, frame);
    const move = (text: HTMLElement, from: Spot, spot: Spot | null | undefined) => {
      text.hidden = !spot;
      if (spot)
        text.style.translate = `${Math.round(spot.x - from.x)}px ${Math.round(spot.y - from.y)}px`;
    };
    for (const label of all) {
      label.text.classList.toggle("is-chosen", label.isChosen);
      move(label.text, label.place, placed.get(label));
    }
    for (const { text } of roads) text.hidden = true;
    const spotted = roads.map((road) => ({ ...road, spots: road.places.map(placeOf) }));
    for (const { sign, text, places, index } of placeNumbers(spotted, marks, placed, frame)) {
      const { latitude = 0, longitude = 0 } = places[index] ?? {};
      sign.setLatLng([latitude, longitude]);
      text.hidden = false;
    }
    for (const water of waters.map(positioned)) move(water.text, water, placeWater(water, frame));
  };
}
