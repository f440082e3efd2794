import { useEffect, useRef, useState } from "react";
import { navigateInPlace } from "#app/browser/navigation/in-place-navigation.ts";
import { RotateCcw, Search } from "#app/components/ui/icons.tsx";
import { type Bounds, boundsText } from "#domain/catalogue/reference/bounds.ts";
import type { PricedPoint } from "#domain/search/hits-on-map.ts";
import type { MapTiles } from "#shared/map-tiles.ts";
import { say } from "#shared/say.ts";
import type { MapArea, MapHandle, MapLabel, MapPosition, MapView } from "./map-view.ts";
import { PinCard } from "./pin-card.tsx";

export type PinMapData = {
  cities: MapLabel[];
  /** Of the chosen city. */
  area: MapArea | null;
  tiles: MapTiles | undefined;
  view: MapView;
  /** What remains of the words without the place that they name. */
  placeless?: string | undefined;
};

type Props = PinMapData & {
  label: string;
  /** Null while they load. */
  points: PricedPoint[] | null;
  isOverview?: boolean;
  pointed?: string | null;
  here?: MapPosition | null;
  onPoint(slug: string | null): void;
  onChoose(slug: string | null): void;
  onMove(bounds: Bounds | null): void;
  onMissing(): void;
  /** The drawing before the map. */
  picture: (isDrawn: boolean) => React.ReactNode;
  children: React.ReactNode;
};

type Chosen = { slug: string; isByKey?: boolean | undefined };

const pill = "pill font-medium raised";

/** A map of pins with what lies over it: the search of another area, and the card of a pin. */
export function PinMap({
  label,
  points,
  area,
  view,
  placeless,
  pointed = null,
  here = null,
  picture,
  children,
  ...given
}: Props) {
  const [moved, setMoved] = useState<Bounds | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const card = useRef<HTMLElement>(null);
  /** The view of a search that was asked for on the map stays as it is. */
  const isSearched = useRef(false);
  const move = (bounds: Bounds | null) => {
    setMoved(bounds);
    given.onMove(bounds);
  };
  const choose = (slug: string | null, isByKey?: boolean) => {
    setChosen(slug ? { slug, isByKey } : null);
    given.onChoose(slug);
  };
  const { element, drawn } = useDrawnMap({ ...given, view, onMove: move, onChoose: choose });
  const place = points?.findIndex(({ slug }) => slug === chosen?.slug) ?? -1;
  const point = points?.[place];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the events are new in each render.
  useEffect(() => {
    if (!drawn || !points) return;
    drawn.show(points);
    drawn.tint(area);
    move(null);
    choose(null);
    if (!isSearched.current) drawn.look(view);
    isSearched.current = false;
  }, [drawn, points, area, view]);
  useEffect(() => drawn?.raise([pointed, chosen?.slug ?? null]), [drawn, pointed, chosen]);
  useEffect(() => {
    if (point) drawn?.uncover(point, card.current?.offsetHeight ?? 0);
  }, [drawn, point]);
  useEffect(() => {
    if (here) drawn?.stand(here);
  }, [drawn, here]);

  const searchHere = () => {
    if (!moved) return;
    isSearched.current = true;
    search(["city", "near", "radius"], {
      bounds: boundsText(moved),
      ...(placeless === undefined ? {} : { q: placeless }),
    });
  };
  const reset = () => {
    if (view.isArea) return search(["bounds"]);
    move(null);
    drawn?.look(view);
  };
  const close = () => {
    if (chosen) drawn?.focus(chosen.slug);
    choose(null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes the card that is open.
  useEffect(() => {
    if (!chosen) return;
    const closeByKey = ({ key }: KeyboardEvent) => key === "Escape" && close();
    document.addEventListener("keydown", closeByKey);
    return () => document.removeEventListener("keydown", closeByKey);
  }, [chosen]);
  const step = (by: number) => {
    const next = points?.at((place + by) % points.length);
    if (next) choose(next.slug);
  };

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
      <div className="map-over">
        {(moved || (drawn && view.isArea)) && (
          <p className="flex justify-center gap-2">
            {moved && (
              <button type="button" onClick={searchHere} className={`${pill} bg-ink text-paper`}>
                <Search className="size-4" aria-hidden /> {say("Search this area")}
              </button>
            )}
            <button
              type="button"
              onClick={reset}
              className={pill}
              aria-label={say("Reset the map")}
            >
              <RotateCcw className="size-4" aria-hidden />
            </button>
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

/** The search of this page without some of its parts, and with others. */
function search(without: string[], others: Record<string, string> = {}) {
  const address = new URL(location.href);
  for (const name of ["page", ...without]) address.searchParams.delete(name);
  for (const [name, value] of Object.entries(others)) address.searchParams.set(name, value);
  void navigateInPlace(address.href);
}

type DrawnMapOptions = Pick<Props, "cities" | "tiles" | "view" | "isOverview" | "onPoint"> & {
  onChoose(slug: string | null, isByKey?: boolean | undefined): void;
  onMove(bounds: Bounds): void;
  onMissing(): void;
};

/** Loads the map itself. Its events reach the newest handlers. */
function useDrawnMap(given: DrawnMapOptions) {
  const element = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<MapHandle | null>(null);
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
        onChoose: (slug, isByKey) => latest.current.onChoose(slug, isByKey),
        onMove: (bounds) => latest.current.onMove(bounds),
      });
      setDrawn(map);
    };
    draw().catch(() => latest.current.onMissing());
    return () => {
      isLeft = true;
      map?.close();
    };
  }, []);
  return { element, drawn };
}
