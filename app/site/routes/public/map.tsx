import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { List } from "#app/components/ui/icons.tsx";
import { Section } from "#app/components/ui/section.tsx";
import { cityAlias } from "#app/http/city-alias.ts";
import { pageContext, servicesContext } from "#app/http/context.ts";
import stylesheet from "#app/islands/map/map.css?url";
import MapExplorerIsland from "#app/islands/map/map.island.tsx";
import { viewOfSearch } from "#app/islands/map/map-view.ts";
import { initialListCount } from "#app/islands/map/point-list.tsx";
import SearchBoxIsland from "#app/islands/search-box/search-box.island.tsx";
import { listJsonLd } from "#app/seo/json-ld.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ActiveFilters } from "#app/site/components/catalogue/active-filters.tsx";
import { FilterSheet } from "#app/site/components/catalogue/filter-sheet.tsx";
import { activeChips } from "#app/site/components/search/active-chips.tsx";
import { SafetyAnswers } from "#app/site/components/search/safety-answers.tsx";
import { SearchControls } from "#app/site/components/search/search-controls.tsx";
import { SearchFacets } from "#app/site/components/search/search-facets.tsx";
import { useCatalogueNames } from "#app/site/components/search/use-catalogue-names.ts";
import type { LoaderArgs, MetaArgs, PageProps } from "#app/site/page.ts";
import { fromPrice, listedPrice } from "#domain/catalogue/listings/price-text.ts";
import { listCities } from "#domain/catalogue/reference/cities-and-categories.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { findMapPoints } from "#domain/search/map-points.server.ts";
import { readHits } from "#domain/search/search-listings.server.ts";
import { isSearchNarrowed, searchParameters, searchUrl } from "#domain/search/search-query.ts";
import { photoUrl } from "#domain/uploads/photo.ts";
import { pick } from "#shared/pick.ts";
import { plural, say, sayStored, to } from "#shared/say.ts";
import { brand } from "#site/brand.ts";
import {
  areaOfOnly,
  mostChosen,
  omitSearchDefaults,
  readSearchQuery,
  withoutPlace,
} from "./search.server.ts";

export const handle = { cache: { query: [...searchParameters, cityAlias], seconds: 120 } };

const path = "/map";
const title = () => say("Map of med spas in {region}");
const crumbs = () => [{ name: say("Interactive Map"), path }];

const mapStylesheet = { tagName: "link" as const, rel: "stylesheet", href: stylesheet };

export async function loader({ url, context }: LoaderArgs) {
  const page = context.get(pageContext);
  page.shows(tags.catalogue, tags.reference);
  const services = context.get(servicesContext);
  const query = readSearchQuery(url);
  const [hits, listed, reference] = await Promise.all([
    findMapPoints(services, query),
    listCities(services),
    services.reference(),
  ]);
  const listings = await readHits(
    services,
    hits.ids.slice(0, initialListCount),
    hits.treatments,
    hits.near,
  );
  const rows = Object.fromEntries(
    listings.map(({ slug, cover, price, isOpenNow }) => [
      slug,
      {
        picture: cover && photoUrl(cover, "small", "webp"),
        price: price && `${sayStored(price.name)} ${fromPrice(price) ?? listedPrice(price)}`,
        isOpenNow,
      },
    ]),
  );
  const area = areaOfOnly(reference, hits.meantCities);
  const cities = listed
    .map((city) => pick(city, ["slug", "name", "latitude", "longitude", "listingCount"]))
    .sort((a, b) => b.listingCount - a.listingCount);
  return {
    query: omitSearchDefaults(query),
    parameters: searchUrl("", query),
    isNarrowed: isSearchNarrowed(query),
    points: hits.points.slice(0, initialListCount),
    rows,
    total: hits.total,
    map: {
      cities,
      area,
      view: viewOfSearch(query.bounds, hits.points, area, hits.near ?? undefined),
      here: hits.near ?? undefined,
      tiles: page.mapTiles,
      placeless: withoutPlace(hits.understood),
    },
    pieces: hits.understood.pieces,
    facets: mostChosen(hits, query),
    hasPosition: hits.near !== null,
    answers: hits.answers,
  };
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return [
    mapStylesheet,
    ...pageMeta(matches, {
      title: title(),
      description: say(
        "An interactive map of the med spas and wellness providers in {region}, {state}: find who is near you, or go through its cities one by one.",
        { state: brand.region.state },
      ),
      path,
      isIndexed: loaderData ? !loaderData.isNarrowed : false,
      crumbs: crumbs(),
      jsonLd: (siteUrl) => [listJsonLd(siteUrl, title(), loaderData?.points ?? [])],
    }),
  ];
}

export default function MapPage({ loaderData }: PageProps<typeof loader>) {
  const { pieces, facets, hasPosition, answers, ...data } = loaderData;
  const { query, total, map } = data;
  // Someone with stroke symptoms needs no map.
  const isAnswered = total === 0 && answers.length > 0;
  const names = useCatalogueNames(facets.treatment);
  // The menu of cities shows a chosen one already.
  const chips = activeChips(path, query, pieces, names.nameOf).filter(
    ({ label }) => label !== map.area?.name,
  );
  const byName = [...map.cities].sort((a, b) => a.name.localeCompare(b.name, "en"));
  return (
    <div className="wrap searches-here wrap-wide">
      <div className="max-lg:hidden">
        <Breadcrumbs crumbs={crumbs()} />
      </div>
      <div className="my-2 flex items-center gap-2 lg:gap-6">
        <Heading level={1} size="xl" className="max-lg:sr-only">
          {title()}
        </Heading>
        <div className="min-w-0 max-w-xl grow">
          <SearchBoxIsland variant="modal" path={path} query={query.q ?? ""} />
        </div>
        <a href={to(searchUrl("/search", query))} className="pill lg:hidden">
          <List className="size-4" aria-hidden /> {say("List")}
        </a>
      </div>
      <div className="mb-3 flex items-center gap-2" hidden={isAnswered}>
        <FilterSheet
          total={total}
          chosen={chips.length}
          clearHref={chips.length > 0 ? path : undefined}
        >
          <SearchFacets
            path={path}
            query={query}
            pieces={pieces}
            facets={facets}
            nameOf={names.nameOf}
          />
        </FilterSheet>
        <div className="min-w-0">
          <SearchControls
            path={path}
            query={query}
            pieces={pieces}
            cities={names.cities}
            categories={names.categories}
            facets={facets}
            hasNearest={hasPosition}
          >
            <ActiveFilters active={chips} clearHref={path} hasSheet />
          </SearchControls>
        </div>
      </div>
      <div className="mb-6 empty:hidden">
        <SafetyAnswers answers={answers} />
      </div>
      {isAnswered || <MapExplorerIsland data={data} />}
      {isAnswered || (
        <Section
          title={say("Browse by City")}
          more={{ href: "/search", text: say("View All Med Spas") }}
        >
          <ul className="columns-2 gap-x-8 md:columns-3 lg:columns-4">
            {byName.map(({ slug, name, listingCount }) => (
              <li key={slug} className="break-inside-avoid">
                <a
                  href={to(`/search?city=${slug}`)}
                  className="flex min-h-11 flex-col justify-center border-b border-line py-2 hover:text-lagoon"
                >
                  <span className="font-medium">{name}</span>{" "}
                  <span className="text-sm text-muted">{plural(listingCount, "med spa")}</span>
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
