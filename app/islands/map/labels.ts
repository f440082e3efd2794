import { divIcon, type Map as LeafletMap, marker } from "leaflet";
import { sayStored } from "#shared/say.ts";
import { controlsIn, type LabelMark, placeLabels, placeWater } from "./label-places.ts";
import { landShapes } from "./land.ts";
import type { MapLabel, MapPosition } from "./map-view.ts";

const pane = "labels";

type Spot = { x: number; y: number };
type PlaceOf = (place: MapPosition) => Spot;

/**
 * City names, as many as fit between the pins, starting with the cities with the most listings.
 * The page lists them all.
 */
export function drawLabels(map: LeafletMap, cities: MapLabel[]) {
  map.createPane(pane).setAttribute("aria-hidden", "true");
  const write = (
    { name, latitude, longitude }: MapPosition & { name: string },
    className: string,
  ) => {
    const text = document.createElement("span");
    text.textContent = name;
    const icon = divIcon({ className, html: text, iconSize: [0, 0] });
    marker([latitude, longitude], { pane, icon, interactive: false, keyboard: false }).addTo(map);
    return { name, text, latitude, longitude };
  };
  const waters = landShapes.waters.map((water) =>
    write({ ...water, name: sayStored(water.name) }, "map-label map-label-water"),
  );
  const labels = cities.map((city) => write(city, "map-label"));
  return function place(marksAt: (placeOf: PlaceOf) => LabelMark[], chosen?: string) {
    const center = map.project(map.getCenter());
    // Unrounded, because the drawing places names by the same numbers.
    const placeOf = ({ latitude, longitude }: MapPosition) =>
      map.project([latitude, longitude]).subtract(center);
    const positioned = <Label extends MapPosition>(label: Label) => ({
      ...label,
      ...placeOf(label),
    });
    const all = labels
      .map((label) => ({ ...positioned(label), isChosen: label.name === chosen }))
      .sort((one, other) => Number(other.isChosen) - Number(one.isChosen));
    const size = map.getSize();
    const frame = { x: 0, y: 0, width: size.x, height: size.y };
    const placed = placeLabels(all, [...marksAt(placeOf), ...controlsIn(frame)], frame);
    const move = (label: Spot & { text: HTMLElement }, spot: Spot | null | undefined) => {
      label.text.hidden = !spot;
      if (spot)
        label.text.style.translate = `${Math.round(spot.x - label.x)}px ${Math.round(spot.y - label.y)}px`;
    };
    for (const label of all) {
      label.text.classList.toggle("is-chosen", label.isChosen);
      move(label, placed.get(label));
    }
    for (const water of waters.map(positioned)) move(water, placeWater(water, frame));
  };
}
