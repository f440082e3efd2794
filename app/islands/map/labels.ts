import { divIcon, type Map as LeafletMap, marker } from "leaflet";
import { sayStored } from "#shared/say.ts";
import { controlsIn, type LabelBox, placeLabels, placeWater } from "./label-places.ts";
import { landShapes } from "./land.ts";
import type { MapLabel, MapPosition } from "./map-view.ts";

const pane = "labels";

type MapSpot = { x: number; y: number };

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
  return function place(marks: LabelBox[], chosen?: string) {
    const positioned = <Label extends MapPosition>(label: Label) => ({
      ...label,
      ...map.latLngToLayerPoint([label.latitude, label.longitude]),
    });
    const all = labels
      .map((label) => ({ ...positioned(label), isChosen: label.name === chosen }))
      .sort((one, other) => Number(other.isChosen) - Number(one.isChosen));
    const [size, corner] = [map.getSize(), map.containerPointToLayerPoint([0, 0])];
    const frame = {
      x: corner.x + size.x / 2,
      y: corner.y + size.y / 2,
      width: size.x,
      height: size.y,
    };
    const placed = placeLabels(all, [...marks, ...controlsIn(frame)], frame);
    const move = (label: MapSpot & { text: HTMLElement }, spot: MapSpot | null | undefined) => {
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
