import { useEffect, useRef, useState } from "react";
import type { Bounds } from "#domain/catalogue/reference/bounds.ts";
import type { MapTiles } from "#shared/map-tiles.ts";
import type { MapEvents, MapHandle, MapLabel, MapRoom } from "./map-view.ts";

type MapOptions = {
  cities: MapLabel[];
  tiles: MapTiles | undefined;
  start: Bounds;
  room?: MapRoom;
  isOverview?: boolean;
} & MapEvents;

export function useDrawnMap(given: MapOptions) {
  const element = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<MapHandle | null>(null);
  const [isMissing, setMissing] = useState(false);
  const latest = useRef(given);
  useEffect(() => {
    latest.current = given;
  });
  useEffect(() => {
    let isLeft = false;
    let map: MapHandle | null = null;
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
