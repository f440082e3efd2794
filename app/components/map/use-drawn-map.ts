import { useEffect, useRef, useState } from "react";
import type { Bounds } from "#domain/catalogue/bounds.ts";
import type { CityOnMap, DrawnMap, MapEvents } from "./map-view.ts";

type Given = { cities: CityOnMap[]; tiles: string | undefined; start: Bounds } & MapEvents;

/** Loads the map when the page stands, into the element that gets the ref. */
export function useDrawnMap(given: Given) {
  const element = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<DrawnMap | null>(null);
  const [isMissing, setMissing] = useState(false);
  const latest = useRef(given);
  useEffect(() => {
    latest.current = given;
  });
  useEffect(() => {
    let isLeft = false;
    let map: DrawnMap | null = null;
    const draw = async () => {
      const { drawMap } = await import("./draw-map.ts");
      if (isLeft || !element.current) return;
      map = drawMap({
        ...latest.current,
        element: element.current,
        onPoint: (slug) => latest.current.onPoint(slug),
        onChoose: (slug) => latest.current.onChoose(slug),
        onMove: (bounds) => latest.current.onMove(bounds),
      });
      setDrawn(map);
    };
    draw().catch(() => setMissing(true));
    return () => {
      isLeft = true;
      map?.close();
    };
  }, []);
  return { element, drawn, isMissing };
}
