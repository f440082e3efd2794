import { ListingGrid } from "#app/components/catalogue/listing-card.tsx";
import { SponsoredFirst } from "#app/components/catalogue/paid-first.tsx";
import { TitledSection } from "#app/components/ui/heading.tsx";
import { MapPin } from "#app/components/ui/icons.tsx";
import { RichText } from "#app/components/ui/rich-text.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { Legend } from "#app/islands/map/legend.tsx";
import ResultsMapIsland from "#app/islands/map/results-map.island.tsx";
import type { SearchPage } from "#app/site/routes/public/search.server.ts";
import type { SlotAds } from "#domain/advertising/ad-server.server.ts";
import type { TreatmentFacts } from "#domain/catalogue/reference/treatment-notes.server.ts";
import type { FindName } from "#domain/search/filters/filter.ts";
import { valuesOf } from "#domain/search/filters/parameter.ts";
import { filterNames, type SearchQuery, searchUrl } from "#domain/search/search-query.ts";
import { isOtherName } from "#domain/search/vocabulary.ts";
import type { MapTiles } from "#shared/map-tiles.ts";
import { plural, say, sayStored, to } from "#shared/say.ts";
import { ActiveFilters } from "../catalogue/active-filters.tsx";
import { FilterSheet } from "../catalogue/filter-sheet.tsx";
import { MoreResults } from "../catalogue/more-results.tsx";
import { PendingCards } from "../catalogue/pending-cards.tsx";
import { TreatmentWarning } from "../catalogue/treatment-safety.tsx";
import { TreatmentText } from "../catalogue/treatment-text.tsx";
import { activeChips } from "./active-chips.tsx";
import { NoResults, nothingFound } from "./no-results.tsx";
import { SafetyAnswers } from "./safety-answers.tsx";
import { SearchControls } from "./search-controls.tsx";
import { hasNoChoices, SearchFacets } from "./search-facets.tsx";
import { NearElse, NearPrompt, SearchNear } from "./search-near.tsx";
import { useCatalogueNames } from "./use-catalogue-names.ts";

const placeholders = 6;

export function SearchResults({
  path,
  heading,
  query,
  found,
  ad,
  tiles,
  children,
}: {
  path: string;
  /** A heading in line with the number of results on desktop. */
  heading?: React.ReactNode;
  query: Partial<SearchQuery>;
  found: SearchPage;
  ad: SlotAds | null;
  tiles: MapTiles | undefined;
  /** Content at the end of the filter row. */
  children?: React.ReactNode;
}) {
  const { cities, categories, nameOf } = useCatalogueNames(found.facets.treatment, found.about);
  const { pieces } = found.understood;
  const choices = { path, query, pieces, facets: found.facets, nameOf };
  const isUnfiltered = hasNoChoices(choices);
  const clearHref = hasFilters(query)
    ? searchUrl(path, { q: query.q ?? "", sort: query.sort ?? "relevance" })
    : undefined;
  const chips = activeChips(path, query, pieces, nameOf);
  const hasOtherWords = found.understood.words.length + found.understood.ignored.length > 0;
  const Title = heading ? "h1" : "h2";
  // Someone with stroke symptoms needs no filters.
  if (found.total === 0 && found.answers.length > 0)
    return (
      <>
        {heading}
        <SafetyAnswers answers={found.answers} />
      </>
    );
  return (
    <>
      <div className="mb-2.5 flex-wrap items-baseline gap-x-5 md:flex">
        {found.instead ? (
          <Title className="mt-3 text-xl break-words md:text-2xl">
            {nothingFound(chips, hasOtherWords)}
          </Title>
        ) : (
          heading
        )}
        <FoundLine query={query} found={found} nameOf={nameOf} />
      </div>
      <SafetyAnswers answers={found.answers} />
      <FoundNotes path={path} query={query} found={found} />
      <NearPrompt path={path} query={query} pieces={pieces} hasPosition={found.hasPosition} />
      <div className={isUnfiltered ? "" : "search-layout"}>
        <aside aria-label={say("Filters")} className="search-sheet lg:pt-5" hidden={isUnfiltered}>
          {found.points.length > 0 && (
            <a href={to(searchUrl("/map", query))} className="pill lg:mb-5 min-[90rem]:hidden">
              <MapPin className="size-4" aria-hidden />
              <span className="max-sm:sr-only">{say("Map")}</span>
            </a>
          )}
          <FilterSheet total={found.total} chosen={chips.length} clearHref={clearHref} isRail>
            <SearchFacets {...choices} />
          </FilterSheet>
        </aside>
        <div className="search-row" hidden={isUnfiltered && chips.length === 0}>
          <SearchControls
            path={path}
            query={query}
            pieces={pieces}
            cities={cities}
            categories={categories}
            facets={found.facets}
          >
            <SearchNear path={path} query={query} pieces={pieces} hasPosition={found.hasPosition} />
            <ActiveFilters active={chips} clearHref={clearHref} hasSheet />
            {/* Pages are cached for everyone, so visitors sign in there and come back. */}
            {(query.q || hasFilters(query)) && found.total > 0 && (
              <a
                href={to(searchUrl("/profile/searches/new", query))}
                rel="nofollow"
                className="pill"
              >
                {say("Save this search")}
              </a>
            )}
            {children}
          </SearchControls>
        </div>
        <div className="mt-3 min-w-0 [grid-area:list] lg:mt-5" data-searched={found.searched}>
          <NearElse path={path} query={query} pieces={pieces} hasPosition={found.hasPosition} />
          <PendingCards count={placeholders}>
            {found.instead ? (
              <NoResults
                path={path}
                query={query}
                chips={chips}
                removable={found.removable}
                hasOtherWords={hasOtherWords}
                instead={found.instead}
                relaxed={found.relaxed}
                nearest={found.nearest}
                popular={found.popular}
              />
            ) : (
              <>
                <h2 className="sr-only">{say("Providers")}</h2>
                <ListingGrid {...found} columns={2} ad={ad} />
              </>
            )}
            {found.about && <AboutTreatment treatment={found.about} />}
          </PendingCards>
          <MoreResults
            {...found}
            href={searchUrl(path, query, found.page + 1)}
            shown={found.listings.length}
          />
        </div>
        {(found.points.length > 0 || query.bounds) && (
          <aside
            aria-label={say("Map of the results")}
            className="map-aside sticky top-24 mt-5 flex flex-col gap-2 max-[90rem]:hidden"
          >
            <div className="map-frame relative isolate overflow-hidden rounded-card border border-line">
              <ResultsMapIsland
                points={found.points}
                total={found.total}
                bounds={query.bounds ?? ""}
                map={{ ...found.map, tiles }}
              />
            </div>
            <Legend />
          </aside>
        )}
      </div>
    </>
  );
}

/** Shows information about the treatment if no provider was found. */
function AboutTreatment({ treatment }: { treatment: TreatmentFacts }) {
  return (
    <TitledSection
      id="about-treatment"
      title={say("About {treatment}", { treatment: sayStored(treatment.name) })}
      titleClass="mb-4"
      className="mt-10 border-t border-line pt-10"
    >
      <p className="measure mb-6 text-lg text-muted">{sayStored(treatment.description)}</p>
      <TreatmentWarning warning={treatment.warning} />
      <TreatmentText treatment={treatment} />
    </TitledSection>
  );
}

function hasFilters(query: Partial<SearchQuery>) {
  return Boolean(query.near || query.bounds) || filterNames.some((name) => query[name]);
}

type FoundLineProps = { query: Partial<SearchQuery>; found: SearchPage; nameOf: FindName };

function FoundLine({ query, found, nameOf }: FoundLineProps) {
  const { total, isMore } = found;
  const counted = plural(total, "provider");
  const providers = isMore ? counted.replace(" ", "+ ") : counted;
  const [city, category] = (["city", "category"] as const).map((name) =>
    valuesOf(query[name])
      .map((slug) => nameOf(name, slug))
      .join(", "),
  );
  return (
    <p className="flex flex-wrap gap-x-4 text-sm leading-6 text-muted">
      <span>
        <span role="status">
          <span className="hidden in-[[aria-busy]]:inline">{say("Searching providers...")}</span>
        </span>
        {/* With nothing found, the headline says so. */}
        <span
          id="results"
          role="status"
          tabIndex={-1}
          className={total === 0 ? "sr-only" : "in-[[aria-busy]]:hidden"}
        >
          {total === 0
            ? say("No Results Found")
            : city && category
              ? say("{providers} found in {city} for {category}", { providers, city, category })
              : city
                ? say("{providers} found in {city}", { providers, city })
                : category
                  ? say("{providers} found for {category}", { providers, category })
                  : say("{providers} found", { providers })}
        </span>
      </span>
      <SponsoredFirst paidFirst={found.paidFirst} />
      {found.includes.map(({ treatment, kinds }) => (
        <span key={treatment} className="max-md:hidden">
          {say("{treatment}: includes {kinds}.", { treatment, kinds })}
        </span>
      ))}
    </p>
  );
}

type FoundNotesProps = { path: string; query: Partial<SearchQuery>; found: SearchPage };

function FoundNotes({ path, query, found: { total, understood } }: FoundNotesProps) {
  const corrected = [
    ...understood.pieces.flatMap((piece) =>
      "corrected" in piece && piece.corrected ? [{ said: piece.said, meant: piece.name }] : [],
    ),
    ...understood.correctedWords,
  ];
  const otherNames = understood.pieces.flatMap((piece) =>
    "corrected" in piece &&
    !piece.corrected &&
    isOtherName(piece.said, `${piece.name} ${sayStored(piece.name)}`)
      ? [piece]
      : [],
  );
  return (
    <>
      {corrected.length > 0 && (
        <p className="mb-2.5">
          <RichText
            text="Showing results for <b>{meant}</b>."
            values={{ meant: corrected.map(({ meant }) => sayStored(meant)).join(", ") }}
            parts={{ b: (words) => <strong className="font-semibold">{words}</strong> }}
          />{" "}
          <TextLink href={searchUrl(path, { ...query, literal: true })}>
            {say("Search instead for “{said}”", {
              said: corrected.map(({ said }) => said).join(" "),
            })}
          </TextLink>
        </p>
      )}
      {total > 0 &&
        otherNames.map(({ said, name }) => (
          <p key={said} className="mb-2.5">
            <RichText
              text="Showing results for <b>{meant}</b>, our match for “{said}”."
              values={{ meant: sayStored(name), said }}
              parts={{ b: (words) => <strong className="font-semibold">{words}</strong> }}
            />
          </p>
        ))}
      {total > 0 &&
        understood.unoffered?.map(({ slug, name }) => (
          <p key={slug} className="measure mt-2">
            {say(
              "No provider here has {treatment} on its menu. These mention it or offer something related: ask before you book.",
              { treatment: sayStored(name) },
            )}{" "}
            <TextLink href={searchUrl(path, { treatment: slug })}>
              {say("About {treatment}", { treatment: sayStored(name) })}
            </TextLink>
          </p>
        ))}
      {understood.ignored.length > 0 && (
        <p className="mt-2 mb-3 text-muted">
          {say("No listing mentions “{words}”, so we left it out.", {
            words: understood.ignored.join(" "),
          })}
        </p>
      )}
    </>
  );
}
