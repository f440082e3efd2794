import { useRouteLoaderData } from "react-router";
import type { SearchPage } from "#app/search-page.server.ts";
import type { AdOffer } from "#domain/advertising/keep-ads.server.ts";
import type { Named } from "#domain/catalogue/med-spa.ts";
import { filterNames, type SearchQuery, searchAddress } from "#domain/search/search-query.ts";
import { AwaitedCards } from "../catalogue/awaited-cards.tsx";
import { ActiveFilters } from "../catalogue/filter-chips.tsx";
import { MedSpaGrid } from "../catalogue/med-spa-card.tsx";
import { LiveResultsMap } from "../map/results-map.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { activeChips } from "./active-search.tsx";
import { NoResults } from "./no-results.tsx";
import { SearchControls } from "./search-controls.tsx";
import { SearchFacets } from "./search-facets.tsx";
import { SearchNear } from "./search-near.tsx";

const placeholders = 6;

/** The results of a search with everything that narrows them: the same on /search and /enhanced-search. */
export function SearchResults({
  path,
  query,
  found,
  ad,
  tiles,
}: {
  path: string;
  query: Partial<SearchQuery>;
  found: SearchPage;
  ad: AdOffer | null;
  tiles: string | undefined;
}) {
  const shell = useRouteLoaderData("root") as { categories: Named[]; cities: Named[] } | undefined;
  const { categories = [], cities = [] } = shell ?? {};
  const nameOf = (kind: "city" | "category" | "treatment", slug: string) => {
    const known = { city: cities, category: categories, treatment: found.facets.treatment.map(({ value, label }) => ({ slug: value, name: label })) ?? [] }[
      kind
    ];
    return known.find((each) => each.slug === slug)?.name ?? slug.replaceAll("-", " ");
  };
  const chips = activeChips(path, query, found.understood.pieces, nameOf);
  const counted = (kind: "city" | "category", all: Named[]) => {
    const counts = found.facets[kind];
    const isCounted = counts.every(({ count }) => count !== null);
    return all.map(({ slug, name }) => ({ value: slug, label: isCounted ? `${name} (${counts.find(({ value }) => value === slug)?.count ?? 0})` : name }));
  };
  return (
    <>
      <Said path={path} query={query} found={found} nameOf={nameOf} />
      <div className="mt-6 grid gap-5">
        <SearchControls path={path} query={query} cities={counted("city", cities)} categories={counted("category", categories)} hasPlace={found.hasPlace} />
        <SearchNear path={path} query={query} pieces={found.understood.pieces} />
        <ActiveFilters active={chips} clearLabel="Clear all" clearHref={searchAddress(path, { q: wordsLeft(query, found), sort: query.sort ?? "relevance" })} />
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[16rem_1fr] min-[90rem]:grid-cols-[14rem_minmax(0,1fr)_24rem] min-[90rem]:gap-x-8">
        <aside aria-label="Filters" className="min-w-0">
          <details className="open-when-wide group">
            <summary className="flex min-h-12 items-center justify-center rounded-control border border-line bg-surface font-medium">
              <span className="group-open:hidden">Show filters</span>
              <span className="hidden group-open:inline">Hide filters</span>
            </summary>
            <div className="max-lg:mt-4">
              <SearchFacets path={path} query={query} facets={found.facets} />
            </div>
          </details>
        </aside>
        <div className="min-w-0" data-searched={found.searched}>
          <AwaitedCards count={placeholders} waiting="Searching providers...">
            {found.instead ? (
              <NoResults path={path} query={query} instead={found.instead} />
            ) : (
              <>
                <h2 className="sr-only">Providers</h2>
                <MedSpaGrid medSpas={found.medSpas} columns={2} ad={ad} />
              </>
            )}
          </AwaitedCards>
          {found.hasMore && (
            <p className="mt-8 text-center">
              <ButtonLink look="quiet" href={searchAddress(path, query, found.page + 1)} data-keeps-place="more">
                Load More Results
              </ButtonLink>
            </p>
          )}
          {found.isCut && (
            <p className="mt-8 text-center text-muted">
              These are the first {found.medSpas.length.toLocaleString("en-US")}. Narrow the search to see the others.
            </p>
          )}
        </div>
        {found.points.length > 0 && (
          <aside
            aria-label="Map of the results"
            className="map-frame sticky top-24 isolate h-[calc(100dvh-8rem)] overflow-hidden rounded-card border border-line max-[90rem]:hidden"
          >
            <LiveResultsMap points={found.points} tiles={tiles} />
          </aside>
        )}
      </div>
    </>
  );
}

/** "Clear all" takes back what was chosen; where nothing was, what was understood of the words. */
function wordsLeft(query: Partial<SearchQuery>, { understood }: SearchPage) {
  const isChosen = Boolean(query.near) || filterNames.some((name) => query[name]);
  return isChosen ? (query.q ?? "") : understood.words.join(" ");
}

type Names = (kind: "city" | "category" | "treatment", slug: string) => string;

/** How many there are, and what was taken for what. */
function Said({ path, query, found, nameOf }: { path: string; query: Partial<SearchQuery>; found: SearchPage; nameOf: Names }) {
  const { total, isMore, understood } = found;
  const corrected = [
    ...understood.pieces.flatMap((piece) => ("corrected" in piece && piece.corrected ? [{ said: piece.said, meant: piece.name }] : [])),
    ...understood.correctedWords,
  ];
  const count = `${total.toLocaleString("en-US")}${isMore ? "+" : ""} ${total === 1 ? "provider" : "providers"} found`;
  return (
    <>
      <p id="results" role="status" tabIndex={-1} className="mt-2 text-muted">
        {count}
        {query.city && ` in ${nameOf("city", query.city)}`}
        {query.category && ` for ${nameOf("category", query.category)}`}
      </p>
      {/* The same for everybody: who is not signed in is led there, and comes back. */}
      <p className="mt-2">
        <a href={searchAddress("/profile/searches/new", query)} rel="nofollow" className="text-link">
          Save this search
        </a>
      </p>
      {corrected.length > 0 && (
        <p className="mt-2">
          Showing results for <strong className="font-semibold">{corrected.map(({ meant }) => meant).join(", ")}</strong>.{" "}
          <a href={searchAddress(path, { ...query, literal: true })} className="text-link">
            Search instead for “{corrected.map(({ said }) => said).join(" ")}”
          </a>
        </p>
      )}
      {understood.ignored.length > 0 && <p className="mt-2 text-muted">No listing mentions “{understood.ignored.join(" ")}”: it was left out.</p>}
    </>
  );
}
