import { useMemo, useState } from "react";
import { requestPosition } from "#app/browser/widgets/position.ts";
import { Button } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { LocateFixed } from "#app/components/ui/icons.tsx";
import { type Bounds, isWithin } from "#domain/catalogue/reference/bounds.ts";
import type { PricedPoint } from "#domain/search/hits-on-map.ts";
import type { SearchQuery } from "#domain/search/search-query.ts";
import type { Position } from "#shared/position.ts";
import { plural, say, to } from "#shared/say.ts";
import { createIsland } from "../create-island.tsx";
import { landShapes } from "./land.ts";
import { Legend } from "./legend.tsx";
import { type MapCity, viewAround } from "./map-view.ts";
import { PinMap, type PinMapData } from "./pin-map.tsx";
import { type PointFacts, PointList } from "./point-list.tsx";
import { StaticMap } from "./static-map.tsx";
import { usePoints } from "./use-points.ts";

export type MapData = {
  query: Partial<SearchQuery>;
  /** The query string of the search. */
  parameters: string;
  isNarrowed: boolean;
  points: PricedPoint[];
  /** Facts of the first points, by slug. */
  rows: Record<string, PointFacts>;
  total: number;
  map: PinMapData & { cities: MapCity[] };
};

/** Shows a map and a list, always of the same listings. */
function MapExplorer({
  data: { query: search, parameters, isNarrowed, points, rows, total, map },
}: {
  data: MapData;
}) {
  const { found, isMissing: arePointsMissing } = usePoints(parameters);
  const [position, setPosition] = useState<Position | null>(null);
  const [positionSays, setPositionSays] = useState("");
  const [pointed, setPointed] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [moved, setMoved] = useState<Bounds | null>(null);
  const [isMissing, setMissing] = useState(false);
  const inView = moved && found ? found.points.filter((point) => isWithin(moved, point)) : null;
  const view = useMemo(
    () => (position && found && viewAround(position, found.points)) || map.view,
    [position, found, map.view],
  );
  const says =
    isMissing || arePointsMissing
      ? say("The map did not load completely. The list is complete.")
      : positionSays;

  return (
    <section
      aria-label={say("Map and list")}
      className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_25rem]"
    >
      <figure className="min-w-0">
        <div className="map-frame map-screen relative isolate flex">
          <a href="#map-list" className="shown-on-focus top-3 left-3 z-20">
            {say("Skip the map")}
          </a>
          <PinMap
            {...map}
            label={say("Map of med spas. Arrow keys move it, plus and minus zoom.")}
            points={found?.points ?? null}
            isOverview
            pointed={pointed}
            here={position ?? map.here}
            view={view}
            onPoint={setPointed}
            onChoose={setChosen}
            onMove={setMoved}
            onMissing={() => setMissing(true)}
            picture={(isDrawn) => !isDrawn && <StaticMap {...map} />}
          >
            <Button
              type="button"
              variant="pill"
              onClick={() => requestPosition(setPositionSays, setPosition)}
              className="needs-script raised absolute top-3 left-3 z-10 font-medium"
            >
              <LocateFixed className="size-4" aria-hidden /> {say("Near me")}
            </Button>
          </PinMap>
        </div>
        <p role="status" className="mt-3 mb-1 text-sm empty:hidden">
          {says}
        </p>
        <figcaption className="mt-3 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-muted">
          <Legend />
          <span>
            {say("County outline: {source}", { source: landShapes.source })}
            {map.tiles && `. ${say("Map pictures: {host}", { host: new URL(map.tiles.url).host })}`}
          </span>
        </figcaption>
      </figure>
      <div
        id="map-list"
        tabIndex={-1}
        className="flex min-w-0 flex-col lg:h-[max(32rem,100dvh-18.75rem)]"
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-3 lg:px-2.5">
          <Heading>{titleOf(search, map.area?.name, isNarrowed)}</Heading>
          <p role="status" className="text-sm text-muted">
            {inView
              ? say("{count} of {total} in view", { count: inView.length, total })
              : found && found.points.length < total
                ? say("{listings}, the first {count} as pins", {
                    listings: plural(total, "med spa"),
                    count: found.points.length.toLocaleString("en-US"),
                  })
                : say("{listings} on the map", { listings: plural(total, "med spa") })}
          </p>
          {parameters && (
            <a href={to("/map")} data-keeps-place className="text-link text-sm">
              {say("Show the whole county")}
            </a>
          )}
        </div>
        {total === 0 || inView?.length === 0 ? (
          <EmptyState
            title={search.q && total === 0 ? say("Nothing found") : say("No med spas here yet")}
            text={
              search.q && total === 0
                ? say("Try other words, choose another city, or show the whole county.")
                : say("Move the map, choose another city, or show the whole county.")
            }
          />
        ) : (
          <PointList
            key={parameters}
            points={inView ?? found?.points ?? points}
            rows={rows}
            near={position ?? (search.sort === "distance" && map.here ? map.here : null)}
            pointed={pointed}
            chosen={chosen}
            onPoint={setPointed}
          />
        )}
        <p className="pt-3 text-sm lg:px-2.5">
          <a href={to("/search")} className="text-link">
            {say("View All Med Spas")}
          </a>
        </p>
      </div>
    </section>
  );
}

function titleOf(
  { bounds, q }: Partial<SearchQuery>,
  city: string | undefined,
  isNarrowed: boolean,
) {
  if (bounds) return say("In this area");
  if (q) return say("Found for “{asked}”", { asked: q });
  if (city) return say("In {city}", { city });
  return isNarrowed ? say("Found on the map") : say("From the directory");
}

export default createIsland<{ data: MapData }>("map", MapExplorer, "load");
