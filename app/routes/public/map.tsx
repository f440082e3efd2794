import { ActiveFilters } from "#app/components/catalogue/active-filters.tsx";
import { filterOptions } from "#app/components/catalogue/filter-bar.tsx";
import {
  activeFilters,
  type CatalogueFilters,
  isAnyChosen,
  legacyCityParam,
  readFilters,
  toListingFilter,
} from "#app/components/catalogue/filters.ts";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { PillSelect } from "#app/components/ui/field.tsx";
import { Section } from "#app/components/ui/section.tsx";
import { pageContext, servicesContext } from "#app/http/context.ts";
import stylesheet from "#app/islands/map/map.css?url";
import MapExplorerIsland from "#app/islands/map/map.island.tsx";
import { initialListCount } from "#app/islands/map/point-list.tsx";
import SearchBoxIsland from "#app/islands/search-box/search-box.island.tsx";
import { breadcrumbJsonLd, listJsonLd } from "#app/seo/json-ld.ts";
import { pageMeta, siteUrlFrom } from "#app/seo/page-meta.ts";
import { applyFilters } from "#domain/catalogue/listings/browse-listings.server.ts";
import { listMapPoints } from "#domain/catalogue/listings/map-points.server.ts";
import { fromPrice, listedPrice } from "#domain/catalogue/listings/price-text.ts";
import { readBounds } from "#domain/catalogue/reference/bounds.ts";
import { listCities } from "#domain/catalogue/reference/cities-and-categories.server.ts";
import { areaOfCity } from "#domain/catalogue/reference/city-area.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { pageOfCards } from "#domain/search/list-cards.server.ts";
import { findListingIds } from "#domain/search/search-listings.server.ts";
import { photoUrl } from "#domain/uploads/photo.ts";
import { plural } from "#shared/plural.ts";
import { say, sayStored } from "#shared/say.ts";
import { to } from "#shared/to.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/map.ts";

export const handle = {
  cache: { query: ["q", "city", legacyCityParam, "category", "treatment", "bounds"], seconds: 120 },
};

const path = "/map";
const title = () => say("Interactive Map");
const crumbs = () => [
  { name: say("Home"), path: "/" },
  { name: title(), path },
];

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  page.shows(tags.catalogue, tags.reference);
  const services = context.get(servicesContext);
  const filters = readFilters(request, ["q", "city", "category", "treatment"]);
  const bounds = readBounds(new URL(request.url).searchParams.get("bounds") ?? "");
  const said = filters.q ? { ids: await findListingIds(services, filters.q) } : {};
  const [{ points, total }, found, { names }] = await Promise.all([
    listMapPoints(
      services,
      applyFilters(said, toListingFilter({ ...filters, q: "" }), services.clock()),
      {
        bounds,
        limit: initialListCount,
      },
    ),
    listCities(services),
    services.reference(),
  ]);
  const { listings } = await pageOfCards(
    services,
    { slugs: points.map(({ slug }) => slug), treatment: filters.treatment || undefined },
    { limit: initialListCount },
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
  const chosen = (all: { slug: string; name: string }[], slug: string) =>
    all.flatMap((each) => (each.slug === slug ? [{ slug, name: each.name }] : []));
  const [treatments, categories] = [
    chosen(names.treatments, filters.treatment),
    chosen(names.categories, filters.category),
  ];
  const city = found.find(({ slug }) => slug === filters.city);
  const cities = found
    .map(({ slug, name, latitude, longitude, listingCount }) => ({
      slug,
      name,
      latitude,
      longitude,
      listingCount,
    }))
    .sort((a, b) => b.listingCount - a.listingCount);
  return {
    filters,
    bounds,
    points,
    rows,
    total,
    cities,
    area: city ? { name: city.name, ring: areaOfCity(city) } : null,
    treatments,
    categories,
    tiles: page.mapTiles,
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const siteUrl = siteUrlFrom(matches);
  return pageMeta(matches, {
    title: say("Map of med spas in {region}", { region: sayStored(brand.region.name) }),
    description: say(
      "An interactive map of the med spas and wellness providers in {region}, {state}: find who is near you, or go through its cities one by one.",
      {
        region: sayStored(brand.region.name),
        state: brand.region.state,
      },
    ),
    path,
    isIndexed: loaderData ? !isAnyChosen(loaderData.filters) && !loaderData.bounds : false,
    jsonLd: [
      breadcrumbJsonLd(siteUrl, crumbs()),
      listJsonLd(siteUrl, title(), loaderData?.points ?? []),
    ],
  });
}

export default function MapPage({ loaderData }: Route.ComponentProps) {
  const { filters, cities, treatments, categories } = loaderData;
  const byName = [...cities].sort((a, b) => a.name.localeCompare(b.name, "en"));
  return (
    <div className="wrap searches-here wrap-wide">
      <Breadcrumbs crumbs={crumbs()} />
      <div className="mt-1 mb-4 flex flex-wrap items-center gap-3">
        <h1 className="text-xl md:text-2xl">{title()}</h1>
        <div className="w-full max-w-xl">
          <SearchBoxIsland variant="hero" path={path} query={filters.q} />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <CityForm filters={filters} cities={byName} />
          <ActiveFilters
            active={activeFilters(path, filters, { cities, treatments, categories })}
            clearHref={path}
          />
        </div>
      </div>
      <MapExplorerIsland data={loaderData} />
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
    </div>
  );
}

function CityForm({
  filters,
  cities,
}: {
  filters: CatalogueFilters;
  cities: { slug: string; name: string; listingCount: number }[];
}) {
  const options = filterOptions(
    say("All Cities"),
    cities.map(({ slug, name, listingCount }) => ({ slug, name, count: listingCount })),
    filters.city,
  );
  return (
    <form action={to(path)} data-keeps-place className="flex items-center gap-2">
      <PillSelect label={say("City")} name="city" options={options} defaultValue={filters.city} />
      {(["q", "category", "treatment"] as const).map(
        (name) =>
          filters[name] && <input key={name} type="hidden" name={name} value={filters[name]} />,
      )}
      <Button look="quiet" className="without-script">
        {say("Show on map")}
      </Button>
    </form>
  );
}
