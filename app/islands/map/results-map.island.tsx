import { useEffect, useMemo, useState } from "react";
import { findCard, findEnclosingListing } from "#app/browser/widgets/find-enclosing-listing.ts";
import type { PricedPoint } from "#domain/search/hits-on-map.ts";
import { createIsland } from "../create-island.tsx";
import "./map.css";
import type { Bounds } from "#domain/catalogue/reference/bounds.ts";
import { plural, say } from "#shared/say.ts";
import { countWithin, viewOfSearch } from "./map-view.ts";
import { PinMap, type PinMapData } from "./pin-map.tsx";
import { StaticResultsMap } from "./static-results-map.tsx";

type Props = {
  points: PricedPoint[];
  /** The number of results. Some have no position, or are too many to show. */
  total: number;
  map: Omit<PinMapData, "view">;
  /** Part of the map that was searched. */
  bounds: string;
};

/**
 * Results as pins, in sync with their cards: hovering one highlights the other.
 * A first visit loads no map. It loads when the placeholder is hovered, touched, or focused.
 */
function ResultsMap({ points, total, bounds, map }: Props) {
  const { area, here } = map;
  const view = useMemo(
    () => viewOfSearch(bounds, points, area, here),
    [bounds, points, area, here],
  );
  const [moved, setMoved] = useState<Bounds | null>(null);
  const inSight = countWithin(points, moved ?? view.bounds);
  const [pointed, setPointed] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const raise = ({ target }: Event) =>
      setPointed((target instanceof Element && findEnclosingListing(target).slug) || null);
    for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, raise);
    return () => {
      for (const kind of ["pointerover", "focusin"]) document.removeEventListener(kind, raise);
    };
  }, []);
  if (isMissing)
    return (
      <p className="p-5 text-sm text-muted">
        {say("The map could not be loaded. The list is complete.")}
      </p>
    );
  return (
    <PinMap
      {...map}
      view={view}
      label={say("Map of the results. Arrow keys move it, plus and minus zoom.")}
      points={points}
      pointed={pointed}
      onPoint={light}
      onChoose={leadTo}
      onMove={setMoved}
      onMissing={() => setMissing(true)}
      picture={(isDrawn) => (
        <>
          <StaticResultsMap {...map} view={view} points={points} isHidden={isDrawn} />
          {!isDrawn && (
            <span
              aria-hidden="true"
              className="absolute top-3 right-3 grid divide-y divide-line rounded-control border border-line bg-surface text-center text-[22px]/[44px]"
            >
              <span className="w-11">+</span>
              <span>−</span>
            </span>
          )}
        </>
      )}
    >
      <div className="pointer-events-none absolute top-3 left-3 z-10 rounded-control bg-surface px-3 py-1.5 text-xs raised-slightly">
        {moved || inSight < points.length
          ? say("{count} of {total} in view", { count: inSight, total })
          : points.length < total
            ? say("The first {count} as pins", { count: points.length })
            : say("{listings} on the map", { listings: plural(total, "provider") })}
      </div>
    </PinMap>
  );
}

export default createIsland<Props>("results-map", ResultsMap);

function light(slug: string | null) {
  mark(slug, "data-lit");
}

function leadTo(slug: string | null) {
  light(slug);
  mark(slug, "data-chosen")?.scrollIntoView({
    block: "center",
    behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth",
  });
}

function mark(slug: string | null, attribute: string) {
  for (const card of document.querySelectorAll(`article[${attribute}]`))
    card.removeAttribute(attribute);
  const card = slug ? findCard(slug) : null;
  card?.setAttribute(attribute, "");
  return card;
}
