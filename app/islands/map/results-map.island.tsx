import { useEffect, useState } from "react";
import { findCard, findEnclosingListing } from "#app/browser/widgets/find-enclosing-listing.ts";
import type { PricedPoint } from "#domain/search/hits-on-map.ts";
import type { MapTiles } from "#shared/map-tiles.ts";
import { createIsland } from "../create-island.tsx";
import "./map.css";
import type { Bounds } from "#domain/catalogue/reference/bounds.ts";
import { plural } from "#shared/plural.ts";
import { say } from "#shared/say.ts";
import { countWithin, type MapArea, type MapLabel } from "./map-view.ts";
import { resultsRoom, StaticResultsMap, viewOfResults } from "./static-results-map.tsx";
import { useDrawnMap } from "./use-drawn-map.ts";

type Props = {
  points: PricedPoint[];
  /** Some have no place, or are too many to show. */
  total: number;
  cities: MapLabel[];
  area: MapArea | null;
  tiles: MapTiles | undefined;
};

/**
 * Results as pins, in sync with their cards: hovering one highlights the other.
 * A first visit loads no map. It loads when the placeholder is hovered, touched, or focused.
 */
function ResultsMap({ points, total, cities, area, tiles }: Props) {
  const [moved, setMoved] = useState<Bounds | null>(null);
  const { element, drawn, isMissing } = useDrawnMap({
    cities,
    tiles,
    start: viewOfResults(points),
    room: resultsRoom,
    onPoint: light,
    onChoose: leadTo,
    onMove: setMoved,
  });
  useEffect(() => {
    drawn?.show(points);
    drawn?.tint(area);
    setMoved(null);
    if (points.length > 0) drawn?.look(viewOfResults(points));
  }, [drawn, points, area]);
  useEffect(() => {
    const raise = ({ target }: Event) =>
      drawn?.raise(target instanceof Element ? findEnclosingListing(target).slug || null : null);
    for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, raise);
    return () => {
      for (const kind of ["pointerover", "focusin"]) document.removeEventListener(kind, raise);
    };
  }, [drawn]);
  if (isMissing)
    return (
      <p className="p-5 text-sm text-muted">
        {say("The map could not be loaded. The list is complete.")}
      </p>
    );
  return (
    <>
      {!drawn && (
        <>
          <StaticResultsMap points={points} cities={cities} area={area} />
          <span
            aria-hidden="true"
            className="absolute top-3 right-3 grid divide-y divide-line rounded-control border border-line bg-surface text-center text-[22px]/[44px]"
          >
            <span className="w-11">+</span>
            <span>−</span>
          </span>
        </>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a map is no part of a form. */}
      <div
        ref={element}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move it.
        tabIndex={0}
        aria-label={say("Map of the results. Arrow keys move it, plus and minus zoom.")}
        className="map absolute inset-0 z-0"
      />
      <div className="pointer-events-none absolute top-3 left-3 z-10 rounded-control bg-surface px-3 py-1.5 text-xs raised-slightly">
        {moved
          ? say("{count} of {total} in view", { count: countWithin(points, moved), total })
          : points.length < total
            ? say("The first {count} as pins", { count: points.length })
            : say("{listings} on the map", { listings: plural(total, "provider") })}
      </div>
    </>
  );
}

export default createIsland<Props>("results-map", ResultsMap);

function light(slug: string | null) {
  for (const card of document.querySelectorAll("article[data-lit]"))
    card.removeAttribute("data-lit");
  if (slug) findCard(slug)?.setAttribute("data-lit", "");
}

function leadTo(slug: string | null) {
  light(slug);
  for (const card of document.querySelectorAll("article[data-chosen]"))
    card.removeAttribute("data-chosen");
  const card = slug ? findCard(slug) : null;
  card?.setAttribute("data-chosen", "");
  card?.scrollIntoView({
    block: "center",
    behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth",
  });
}
