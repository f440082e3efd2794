import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { cityAlias } from "#app/http/city-alias.ts";
import { pageContext, servicesContext } from "#app/http/context.ts";
import mapStyles from "#app/islands/map/map.css?url";
import SearchBoxIsland from "#app/islands/search-box/search-box.island.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { SearchResults } from "#app/site/components/search/search-results.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "#app/site/page.ts";
import { listCityTiles } from "#domain/catalogue/reference/cities-and-categories.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { joinValues, valuesOf } from "#domain/search/filters/parameter.ts";
import {
  isSearchNarrowed,
  type SearchQuery,
  searchParameters,
  searchUrl,
} from "#domain/search/search-query.ts";
import { tickedIn, toggle } from "#domain/search/ticks.ts";
import { say, sayStored, to } from "#shared/say.ts";
import { treatmentFilterAt, treatmentFilters } from "#site/treatment-groups.ts";
import { adTargetFromSearch, loadAd } from "./ads.server.ts";
import { loadSearch, omitSearchDefaults, readSearchQuery } from "./search.server.ts";

// One minute, because cards and filters show who is open now.
export const handle = { cache: { query: [...searchParameters, cityAlias, "page"], seconds: 60 } };

const mapStylesheet = {
  tagName: "link" as const,
  rel: "stylesheet",
  href: mapStyles,
  media: "(min-width: 90rem)",
};

const path = "/enhanced-search";
const citiesShown = 8;

const crumbs = () => [{ name: say("Enhanced search"), path }];

export async function loader({ url, context }: LoaderArgs) {
  const services = context.get(servicesContext);
  const query = readSearchQuery(url);
  context.get(pageContext).shows(tags.catalogue);
  const [found, cities] = await Promise.all([
    loadSearch(services, url, query),
    listCityTiles(services, citiesShown),
  ]);
  const ad = await loadAd(context, "search", adTargetFromSearch(found.searched));
  return {
    query: omitSearchDefaults(query),
    found,
    ad,
    cities,
    isAsked: isSearchNarrowed(query),
    tiles: context.get(pageContext).mapTiles,
  };
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return [
    mapStylesheet,
    ...pageMeta(matches, {
      title: say("Enhanced search"),
      description: say(
        "Every med spa and wellness provider of {region}, narrowed by city, category, treatment, price, rating, language and opening hours.",
      ),
      path,
      isIndexed: !loaderData?.isAsked,
    }),
  ];
}

const pill =
  "pill aria-[current=true]:border-lagoon aria-[current=true]:bg-lagoon aria-[current=true]:text-on-lagoon";
const row = "flex gap-2 max-sm:-mx-5 max-sm:overflow-x-auto max-sm:px-5 sm:flex-wrap";

/** Lists the treatment filters, the broadest first. */
function TreatmentFilters({ query }: { query: Partial<SearchQuery> }) {
  const chosen = valuesOf(query.treatment);
  const others = chosen.filter((slug) => !treatmentFilterAt(slug));
  return (
    <ul aria-label={say("Treatment category")} className={`mt-4 ${row}`}>
      {[{ slug: "", name: "All Treatments" }, ...treatmentFilters].map(({ slug, name }) => (
        <li key={slug}>
          <a
            href={to(
              searchUrl(path, { ...query, treatment: slug && joinValues([...others, slug]) }),
            )}
            data-keeps-place
            aria-current={
              (slug ? chosen.includes(slug) : query.treatment === undefined) || undefined
            }
            className={pill}
          >
            {sayStored(name)}
          </a>
        </li>
      ))}
    </ul>
  );
}

export default function EnhancedSearch({
  loaderData: { query, found, ad, cities, tiles },
}: PageProps<typeof loader>) {
  return (
    <div className="wrap searches-here wrap-wide">
      <Breadcrumbs crumbs={crumbs()} />
      <Heading level={1} size="xl" className="mt-2 mb-3">
        {say("Enhanced search")}
      </Heading>
      <div className="max-w-3xl">
        <SearchBoxIsland
          variant="hero"
          path={path}
          query={query.q ?? ""}
          placeholder={say("Search treatments, spas, locations...")}
        />
      </div>
      <TreatmentFilters query={query} />
      <ul aria-label={say("Popular cities")} className={`mt-2 mb-4 ${row}`}>
        {cities.map(({ slug, name }) => {
          const { pieces } = found.understood;
          const isOn = tickedIn("city", query, pieces).includes(slug);
          return (
            <li key={slug}>
              <a
                href={to(searchUrl(path, toggle({ group: "city", value: slug }, query, pieces)))}
                data-keeps-place
                aria-current={isOn ? "true" : undefined}
                className={pill}
              >
                {name}{" "}
                <span className={isOn ? "" : "text-muted"}>
                  {found.facets.city.find(({ value }) => value === slug)?.count ??
                    (found.instead ? 0 : "")}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
      <SearchResults path={path} query={query} found={found} ad={ad} tiles={tiles} />
    </div>
  );
}
