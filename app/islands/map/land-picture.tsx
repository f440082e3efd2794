import { highways } from "./highways.ts";
import { landShapes } from "./land.ts";
import { type fitView, lineOf, outlineOf } from "./map-picture.ts";
import type { MapArea } from "./map-view.ts";

type Props = { placeOf: ReturnType<typeof fitView>["placeOf"]; area: MapArea | null };

/** Draws the land in the colors of the live map. */
export function LandPicture({ placeOf, area }: Props) {
  return (
    <>
      <path d={outlineOf(landShapes.neighbors, placeOf)} className="map-neighbor" />
      <path d={outlineOf(landShapes.region, placeOf)} className="map-region" />
      {area && <path d={outlineOf([area.ring], placeOf)} className="map-city" />}
      <path
        d={highways.map(({ line }) => lineOf(line, placeOf)).join("")}
        className="map-highway"
      />
    </>
  );
}
