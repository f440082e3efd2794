import { Heading } from "#app/components/ui/heading.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { cityAlias } from "#app/http/city-alias.ts";
import { pageContext, servicesContext } from "#app/http/context.ts";
import mapStyles from "#app/islands/map/map.css?url";
import SearchBoxIsland from "#app/islands/search-box/search-box.island.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { SearchResults } from "#app/site/components/search/search-results.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "#app/site/page.ts";
import { tags } from "#domain/catalogue/tags.ts";
import {
  emptySearch,
  filterNames,
  isSearchNarrowed,
  type SearchQuery,
  searchParameters,
} from "#domain/search/search-query.ts";
import { say, sayStored, to } from "#shared/say.ts";
import { popularSearches } from "#site/popular-searches.ts";
import { adTargetFromSearch, loadAd } from "./ads.server.ts";
import { loadSearch, omitSearchDefaults, readSearchQuery, subjectOf } from "./search.server.ts";

// One minute, because cards and filters show who is open now.
export const handle = { cache: { query: [...searchParameters, cityAlias, "page"], seconds: 60 } };

const mapStylesheet = {
  tagName: "link" as const,
  rel: "stylesheet",
  href: mapStyles,
  media: "(min-width: 90rem)",
};

const path = "/search";
/** Maximum number of popular searches that fit beside the filters on desktop. */
const popularShown = 5;

export async function loader({ url, context }: LoaderArgs) {
  const services = context.get(servicesContext);
  const query = readSearchQuery(url);
  context.get(pageContext).shows(tags.catalogue);
  const [found, { cities }] = await Promise.all([
    loadSearch(services, url, query),
    services.shell.read(),
  ]);
  const ad = await loadAd(context, "search", adTargetFromSearch(found.searched));
  const city = isCityAlone(query) ? (cities.find(({ slug }) => slug === query.city) ?? null) : null;
  return {
    query: omitSearchDefaults(query),
    isAsked: isSearchNarrowed(query),
    city,
    subject: subjectOf(await services.reference(), query),
    found,
    ad,
    tiles: context.get(pageContext).mapTiles,
  };
}

function isCityAlone(query: SearchQuery) {
  return (
    query.q === "" &&
    query.near === "" &&
    query.bounds === "" &&
    filterNames.every((name) => name === "city" || query[name] === emptySearch[name])
  );
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const { query, subject } = loaderData ?? {};
  return [
    mapStylesheet,
    ...pageMeta(matches, {
      title: query?.q
        ? say("Search results for “{asked}”", { asked: query.q })
        : ((subject && nameOf(subject)) ?? say("Search med spas and treatments")),
      description: say(
        "Search the med spas and wellness providers of {region} by treatment, name, city or ZIP, and narrow the results by price, rating and hours.",
      ),
      path,
      isIndexed: false,
    }),
  ];
}

/** Returns a name such as "Botox in Irvine", "Botox", or "Med spas in Irvine". */
function nameOf({ things, place }: ReturnType<typeof subjectOf>) {
  const treatment = things.map(sayStored).join(", ");
  if (!place) return treatment || null;
  return treatment
    ? say("{treatment} in {city}", { treatment, city: place })
    : say("Med spas in {place}", { place });
}

export default function Search({
  loaderData: { query, isAsked: isNarrowed, city, subject, found, ad, tiles },
}: PageProps<typeof loader>) {
  return (
    <div className="wrap searches-here pt-3 wrap-wide md:pt-4">
      <div className="grid items-center gap-5 lg:grid-cols-2">
        <SearchBoxIsland variant="modal" query={query.q ?? ""} />
        {!isNarrowed && (
          <p className="text-sm text-muted max-lg:hidden">
            {say(
              "Type a treatment, the name of a med spa, a city or a ZIP code, all at once if you like: “botox irvine under 500 open saturday”.",
            )}
          </p>
        )}
      </div>
      <SearchResults
        path={path}
        heading={
          <SearchHeading
            isNarrowed={isNarrowed}
            asked={query.q}
            city={city}
            name={nameOf(subject)}
          />
        }
        query={query}
        found={found}
        ad={ad}
        tiles={tiles}
      >
        {!isNarrowed && <PopularSearches />}
      </SearchResults>
    </div>
  );
}

type HeadingProps = {
  isNarrowed: boolean;
  asked: string | undefined;
  /** The page is about this city alone. */
  city: { slug: string; name: string } | null;
  name: string | null;
};

function SearchHeading({ isNarrowed, asked, city, name }: HeadingProps) {
  return (
    <>
      <Heading level={1} size="xl" className="mt-3 break-words">
        {asked
          ? say("Search Results for “{asked}”", { asked })
          : (name ?? (isNarrowed ? say("Search Results") : say("Search Med Spas & Treatments")))}
      </Heading>
      {city && (
        <p className="order-last text-sm">
          <TextLink href={`/city/${city.slug}`}>
            {say("All about med spas in {city}", { city: city.name })}
          </TextLink>
        </p>
      )}
    </>
  );
}

/**
 * Shows popular searches in the row of filters, so that the first provider stays on the first
 * screen.
 */
function PopularSearches() {
  return popularSearches.slice(0, popularShown).map(({ name, query, treatment }) => (
    <a
      key={query}
      href={to(`${path}?${new URLSearchParams({ q: query })}`)}
      data-treatment={treatment}
      className="pill bg-sage"
    >
      {sayStored(name)}
    </a>
  ));
}
