import { divIcon, type Map as LeafletMap, marker } from "leaflet";
import { sayStored } from "#shared/say.ts";
import { type LabelBox, placeLabels } from "./label-places.ts";
import { landShapes } from "./land.ts";
import type { MapCity, MapPosition } from "./map-view.ts";

const pane = "labels";

/**
 * City names, as many as fit between the pins, starting with the cities with the most listings.
 * The page lists them all.
 */
export function drawLabels(map: LeafletMap, cities: MapCity[]) {
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
  for (const water of landShapes.waters)
    write({ ...water, name: sayStored(water.name) }, "map-label map-label-water");
  const labels = cities.map((city) => write(city, "map-label"));
  return function place(marks: LabelBox[]) {
    const all = labels.map((label) => ({
      ...label,
      ...map.latLngToLayerPoint([label.latitude, label.longitude]),
    }));
    const [size, corner] = [map.getSize(), map.containerPointToLayerPoint([0, 0])];
    const frame = {
      x: corner.x + size.x / 2,
      y: corner.y + size.y / 2,
      width: size.x,
      height: size.y,
    };
    const placed = placeLabels(all, marks, frame);
    for (const label of all) {
      const spot = placed.get(label);
      label.text.hidden = !spot;
      if (spot)
        label.text.style.translate = `${Math.round(spot.x - label.x)}px ${Math.round(spot.y - label.y)}px`;
    }
  };
}
