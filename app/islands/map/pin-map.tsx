import { useEffect, useEffectEvent, useRef, useState } from "react";
import { navigateInPlace } from "#app/browser/navigation/in-place-navigation.ts";
import { Button } from "#app/components/ui/button.tsx";
import { RotateCcw, Search } from "#app/components/ui/icons.tsx";
import { type Bounds, boundsText } from "#domain/catalogue/reference/bounds.ts";
import type { PricedPoint } from "#domain/search/hits-on-map.ts";
import type { MapTiles } from "#shared/map-tiles.ts";
import { say } from "#shared/say.ts";
import type { drawMap } from "./draw-map.ts";
import {
  countWithin,
  type MapArea,
  type MapLabel,
  type MapPosition,
  type MapView,
} from "./map-view.ts";
import { PinCard } from "./pin-card.tsx";

export type PinMapData = {
  cities: MapLabel[];
  /** The area of the chosen city. */
  area: MapArea | null;
  tiles: MapTiles | undefined;
  view: MapView;
  /** The query text without its city or ZIP code. */
  placeless?: string | undefined;
  /** The location that results are near. */
  here?: MapPosition | undefined;
};

type Props = PinMapData & {
  label: string;
  /** The points to show, or null while they load. */
  points: PricedPoint[] | null;
  isOverview?: boolean;
  pointed?: string | null;
  onPoint(slug: string | null): void;
  onChoose(slug: string | null): void;
  onMove(bounds: Bounds | null): void;
  onMissing(): void;
  /** The drawing before the map. */
  picture: (isDrawn: boolean) => React.ReactNode;
  children: React.ReactNode;
};

const raised = "font-medium raised";
const dark = `${raised} bg-ink text-paper`;

/** Shows a map of pins, a button that searches another area, and the card of a pin. */
export function PinMap({
  label,
  points,
  area,
  view,
  placeless,
  cities,
  tiles,
  isOverview,
  pointed = null,
  here,
  onPoint,
  onChoose,
  onMove,
  onMissing,
  picture,
  children,
}: Props) {
  const element = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLElement>(null);
  const [drawn, setDrawn] = useState<ReturnType<typeof drawMap> | null>(null);
  const [moved, setMoved] = useState<Bounds | null>(null);
  const [chosen, setChosen] = useState<{ slug: string; isByKey: boolean } | null>(null);
  /** The view of a search that was asked for on the map stays as it is. */
  const isSearched = useRef(false);
  const place = points?.findIndex(({ slug }) => slug === chosen?.slug) ?? -1;
  const point = points?.[place];

  const move = useEffectEvent((bounds: Bounds | null) => {
    setMoved(bounds);
    onMove(bounds);
  });
  const choose = useEffectEvent((slug: string | null, isByKey = false) => {
    setChosen(slug ? { slug, isByKey } : null);
    onChoose(slug);
  });
  const close = () => {
    if (chosen) drawn?.focus(chosen.slug);
    choose(null);
  };
  const step = (by: number) => choose(points?.at((place + by) % points.length)?.slug ?? null);
  const searchHere = () => {
    if (!moved) return;
    isSearched.current = true;
    drawn?.settle();
    search(["city", "near", "radius"], {
      bounds: boundsText(moved),
      ...(placeless === undefined ? {} : { q: placeless }),
    });
  };
  const isElsewhere =
    moved !== null && points !== null && points.length > 0 && countWithin(points, moved) === 0;
  const reset = () => {
    if (view.isArea && !isElsewhere) return search(["bounds"]);
    move(null);
    drawn?.setView(view);
  };

  const draw = useEffectEvent((module: typeof import("./draw-map.ts"), frame: HTMLElement) =>
    module.drawMap({
      element: frame,
      cities,
      tiles,
      view,
      isOverview,
      onPoint,
      onChoose: choose,
      onMove: move,
    }),
  );
  const fail = useEffectEvent(onMissing);
  useEffect(() => {
    let isLeft = false;
    let map: ReturnType<typeof drawMap> | null = null;
    import("./draw-map.ts")
      .then((module) => {
        if (isLeft || !element.current) return;
        map = draw(module, element.current);
        setDrawn(map);
      })
      .catch(fail);
    return () => {
      isLeft = true;
      map?.close();
    };
  }, []);
  useEffect(() => {
    if (!drawn || !points) return;
    drawn.show(points);
    drawn.tint(area);
    move(null);
    choose(null);
    if (!isSearched.current) drawn.setView(view);
    isSearched.current = false;
  }, [drawn, points, area, view]);
  useEffect(() => drawn?.raise([pointed, chosen?.slug ?? null]), [drawn, pointed, chosen]);
  useEffect(() => {
    if (point) drawn?.uncover(point, card.current?.offsetHeight ?? 0);
  }, [drawn, point]);
  useEffect(() => drawn?.stand(here), [drawn, here]);
  const closeByKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "Escape" && chosen) close();
  });
  useEffect(() => {
    document.addEventListener("keydown", closeByKey);
    return () => document.removeEventListener("keydown", closeByKey);
  }, []);

  return (
    <>
      {picture(drawn !== null)}
      {/* biome-ignore lint/a11y/useSemanticElements: a map is no part of a form. */}
      <div
        ref={element}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move it.
        tabIndex={0}
        aria-label={label}
        className="map absolute inset-0 z-0"
      />
      {children}
      <div className="map-over pointer-events-none z-10 grid gap-3">
        {(moved || (drawn && view.isArea)) && (
          <p className="pointer-events-auto mx-auto flex flex-wrap justify-center gap-2">
            {moved && !isElsewhere && (
              <Button type="button" variant="pill" onClick={searchHere} className={dark}>
                <Search className="size-4" aria-hidden /> {say("Search this area")}
              </Button>
            )}
            <Button
              type="button"
              variant="pill"
              onClick={reset}
              className={isElsewhere ? dark : raised}
            >
              <RotateCcw className="size-4" aria-hidden />{" "}
              {isElsewhere
                ? say("Back to all {count}", { count: points.length })
                : say("Reset the map")}
            </Button>
          </p>
        )}
        {point && chosen && (
          <PinCard
            ref={card}
            point={point}
            hasFocus={chosen.isByKey}
            position={[place + 1, points?.length ?? 0]}
            onStep={step}
            onClose={close}
          />
        )}
      </div>
    </>
  );
}

/** Reruns the current search with some parameters removed and others set. */
function search(without: string[], others: Record<string, string> = {}) {
  const address = new URL(location.href);
  for (const name of ["page", ...without]) address.searchParams.delete(name);
  for (const [name, value] of Object.entries(others)) address.searchParams.set(name, value);
  void navigateInPlace(address.href);
}
