import { useEffect, useRef, useState } from "react";
import { navigateInPlace } from "#app/browser/navigation/in-place-navigation.ts";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { List, LocateFixed, Search } from "#app/components/ui/icons.tsx";
import type { Bounds } from "#domain/catalogue/reference/bounds.ts";
import type { PricedPoint } from "#domain/search/hits-on-map.ts";
import { type SearchQuery, searchUrl } from "#domain/search/search-query.ts";
import type { MapTiles } from "#shared/map-tiles.ts";
import { plural } from "#shared/plural.ts";
import { say } from "#shared/say.ts";
import { to } from "#shared/to.ts";
import { createIsland } from "../create-island.tsx";
import { landShapes, regionBounds } from "./land.ts";
import { Legend } from "./legend.tsx";
import { mapQuery } from "./map-address.ts";
import { boundsOf, countWithin, type MapArea, type MapCity, viewOf } from "./map-view.ts";
import { type PointFacts, PointList } from "./point-list.tsx";
import { StaticMap } from "./static-map.tsx";
import { useDrawnMap } from "./use-drawn-map.ts";
import { usePoints } from "./use-points.ts";
import { usePosition } from "./use-position.ts";

export type MapData = {
  query: Partial<SearchQuery>;
  isNarrowed: boolean;
  bounds: Bounds | null;
  points: PricedPoint[];
  /** Of the first points. */
  rows: Record<string, PointFacts>;
  total: number;
  cities: MapCity[];
  /** Of the chosen city. */
  area: MapArea | null;
  tiles: MapTiles | undefined;
};

const floating =
  "needs-script inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 font-medium raised-slightly hover:border-lagoon";

/** Map and list, always showing the same listings. */
function MapExplorer({
  data: { query: search, isNarrowed, bounds, points, rows, total, cities, area, tiles },
}: {
  data: MapData;
}) {
  const query = mapQuery(search, bounds);
  const { found, isMissing: arePointsMissing } = usePoints(query);
  const position = usePosition();
  const [pointed, setPointed] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [moved, setMoved] = useState<Bounds | null>(null);
  const [whole] = useState(() => boundsOf(cities) ?? regionBounds);
  const start = bounds ?? (area ? viewOf(area.ring) : null) ?? whole;
  const { element, drawn, isMissing } = useDrawnMap({
    cities,
    tiles,
    start,
    isOverview: true,
    onPoint: setPointed,
    onChoose: setChosen,
    onMove: setMoved,
  });
  const looksAt = useRef("");

  useEffect(() => {
    if (!drawn || !found) return;
    drawn.show(found.points);
    drawn.tint(area);
    if (looksAt.current === found.query) return;
    looksAt.current = found.query;
    setMoved(null);
    const places = [...(area?.ring ?? []), ...found.points];
    drawn.look(bounds ?? (isNarrowed ? viewOf(places) : null) ?? whole);
  }, [drawn, found, bounds, isNarrowed, area, whole]);
  useEffect(() => drawn?.raise(pointed ?? chosen), [drawn, pointed, chosen]);
  useEffect(() => {
    if (position.position) drawn?.stand(position.position);
  }, [drawn, position.position]);

  const searchHere = () => {
    const address = mapQuery(search, moved);
    looksAt.current = address;
    setMoved(null);
    void navigateInPlace(to(`/map${address}`));
  };
  const says =
    isMissing || arePointsMissing
      ? say("The map did not load completely. The list is complete.")
      : position.says;

  return (
    <section
      aria-label={say("Map and list")}
      className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_25rem]"
    >
      <figure className="min-w-0">
        <div className="map-frame relative isolate h-[max(60vh,100dvh-19rem)] overflow-hidden rounded-card border border-line lg:h-[max(32rem,100dvh-18rem)]">
          <a href="#map-list" className="shown-on-focus top-3 left-3 z-20">
            {say("Skip the map")}
          </a>
          {!drawn && <StaticMap cities={cities} area={area} bounds={start} />}
          {/* biome-ignore lint/a11y/useSemanticElements: a map is no part of a form. */}
          <div
            ref={element}
            role="group"
            aria-label={say("Map of med spas. Arrow keys move it, plus and minus zoom.")}
            className="map absolute inset-0 z-0"
          />
          <button
            type="button"
            onClick={position.ask}
            className={`${floating} absolute top-3 left-3 z-10`}
          >
            <LocateFixed className="size-4" aria-hidden /> {say("Near me")}
          </button>
          <p className="absolute inset-x-0 bottom-4 z-10 flex justify-center gap-2 whitespace-nowrap">
            {moved && (
              <button type="button" onClick={searchHere} className={floating}>
                <Search className="size-4" aria-hidden /> {say("Search this area")}
              </button>
            )}
            <a
              href={to(searchUrl("/search", search))}
              className="pill bg-ink px-5 font-medium text-paper raised lg:hidden"
            >
              <List className="size-4" aria-hidden /> {say("List")}
            </a>
          </p>
        </div>
        <p role="status" className="mt-3 mb-1 text-sm empty:hidden">
          {says}
        </p>
        <figcaption className="mt-3 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-muted">
          <Legend />
          <span>
            {say("County outline: {source}", { source: landShapes.source })}
            {tiles && `. ${say("Map pictures: {host}", { host: new URL(tiles.url).host })}`}
          </span>
        </figcaption>
      </figure>
      <div
        id="map-list"
        tabIndex={-1}
        className="flex min-w-0 flex-col lg:h-[max(32rem,100dvh-18rem)]"
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-3 lg:px-4">
          <h2 className="text-xl">{titleOf({ bounds, query: search, area, isNarrowed })}</h2>
          <p role="status" className="text-sm text-muted">
            {moved && found
              ? say("{count} of {total} in view", {
                  count: countWithin(found.points, moved),
                  total,
                })
              : found && found.points.length < total
                ? say("{listings}, the first {count} as pins", {
                    listings: plural(total, "med spa"),
                    count: found.points.length.toLocaleString("en-US"),
                  })
                : say("{listings} on the map", { listings: plural(total, "med spa") })}
          </p>
          {query && (
            <a href={to("/map")} data-keeps-place className="text-link text-sm">
              {say("Show the whole county")}
            </a>
          )}
        </div>
        {total === 0 ? (
          <EmptyState
            title={search.q ? say("Nothing found") : say("No med spas here yet")}
            text={
              search.q
                ? say("Try other words, choose another city, or show the whole county.")
                : say("Move the map, choose another city, or show the whole county.")
            }
          />
        ) : (
          <PointList
            key={query}
            points={found?.points ?? points}
            rows={rows}
            near={position.position}
            pointed={pointed}
            chosen={chosen}
            onPoint={setPointed}
          />
        )}
        <p className="pt-3 text-sm lg:px-4">
          <a href={to("/search")} className="text-link">
            {say("View All Med Spas")}
          </a>
        </p>
      </div>
    </section>
  );
}

function titleOf({
  bounds,
  query: { q },
  area,
  isNarrowed,
}: Pick<MapData, "bounds" | "query" | "area" | "isNarrowed">) {
  if (bounds) return say("In this area");
  if (q) return say("Found for “{asked}”", { asked: q });
  if (area) return say("In {city}", { city: area.name });
  return isNarrowed ? say("Found on the map") : say("From the directory");
}

export default createIsland<{ data: MapData }>("map", MapExplorer, "load");
