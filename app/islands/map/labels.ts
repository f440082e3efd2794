import { divIcon, type Map as LeafletMap, layerGroup, marker } from "leaflet";
import { type LabelBox, labelsOfMap } from "./label-places.ts";
import type { MapLabel, MapPosition } from "./map-view.ts";

const pane = "labels";
type PlaceOf = (place: MapPosition) => { x: number; y: number };

/** Draws the names of cities and waters, and highway numbers unless the map tiles have them. */
export function drawLabels(map: LeafletMap, cities: MapLabel[], hasPictures: boolean) {
  map.createPane(pane).setAttribute("aria-hidden", "true");
  const layer = layerGroup().addTo(map);
  return function place(marksAt: (placeOf: PlaceOf) => LabelBox[], chosen?: string) {
    const center = map.project(map.getCenter());
    // Unrounded, because the drawing places names by the same numbers.
    const placeOf = ({ latitude, longitude }: MapPosition) =>
      map.project([latitude, longitude]).subtract(center);
    const { x: width, y: height } = map.getSize();
    const frame = { x: 0, y: 0, width, height };
    const labels = { cities, chosen, hasRoads: !hasPictures };
    layer.clearLayers();
    for (const { kind, name, x, y } of labelsOfMap(labels, placeOf, marksAt(placeOf), frame)) {
      const text = document.createElement("span");
      text.textContent = name;
      const icon = divIcon({
        className: `map-label map-label-${kind}`,
        html: text,
        iconSize: [0, 0],
      });
      const options = { pane, icon, interactive: false, keyboard: false };
      marker(map.unproject(center.add([x, y])), options).addTo(layer);
    }
  };
}
