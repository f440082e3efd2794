import { redirect } from "react-router";
import { filterOptions, treatmentSelect } from "#app/components/catalogue/filter-bar.tsx";
import { FilterChoices, FilteredListings } from "#app/components/catalogue/filtered-listings.tsx";
import {
  filterPath,
  isAnyChosen,
  readFilters,
  toListingFilter,
} from "#app/components/catalogue/filters.ts";
import { AfterHead, ListHead } from "#app/components/catalogue/list-head.tsx";
import { PriceRange } from "#app/components/catalogue/price-range.tsx";
import { FactRow } from "#app/components/catalogue/side-note.tsx";
import { SmallMap } from "#app/components/catalogue/small-map.tsx";
import { TreatmentTiles } from "#app/components/catalogue/treatment-tiles.tsx";
import { Illustration } from "#app/components/photos/illustration.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Section } from "#app/components/ui/section.tsx";
import { pageContext, servicesContext } from "#app/http/context.ts";
import { requireFound } from "#app/http/not-found.ts";
import { breadcrumbJsonLd, listJsonLd } from "#app/seo/json-ld.ts";
import { pageMeta, siteUrlFrom } from "#app/seo/page-meta.ts";
import { applyFilters, countChoices } from "#domain/catalogue/listings/browse-listings.server.ts";
import { priceRange } from "#domain/catalogue/listings/listing.ts";
import {
  figuresOfCity,
  findCity,
  listNearbyCities,
} from "#domain/catalogue/reference/cities-and-categories.server.ts";
import { areaOfCity } from "#domain/catalogue/reference/city-area.ts";
import { listTreatmentsInCity } from "#domain/catalogue/reference/treatments.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { listPositions } from "#domain/search/listing-positions.server.ts";
import { firstSentence } from "#shared/first-sentence.ts";
import { plural } from "#shared/plural.ts";
import { say, sayStored } from "#shared/say.ts";
import { slugify } from "#shared/slug.ts";
import { to } from "#shared/to.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/city.ts";
import { loadAd } from "./ads.server.ts";
import { loadListingPage } from "./listing.server.ts";

// One minute, because cards show who is open now.
export const handle = {
  cache: { query: ["q", "category", "treatment", "open", "view", "page"], seconds: 60 },
};

const firstShown = 8;
const tilesShown = 12;
const pillsShown = 6;
const placeholders = 6;
const nearbyShown = 5;

export async function loader({
  params,
  request,
  context,
}: Pick<Route.LoaderArgs, "params" | "request" | "context">) {
  const services = context.get(servicesContext);
  const city = requireFound(await findCity(services, slugify(params.city)), {
    title: say("City not found"),
    text: say(
      "We list providers in the cities of {region}. Choose one of them, or start from the home page.",
      { region: sayStored(brand.region.name) },
    ),
  });
  if (city.slug !== params.city) throw redirect(`/city/${city.slug}`, 301);
  context.get(pageContext).shows(tags.city(city.slug));
  const filters = readFilters(request, ["q", "category", "treatment", "open"]);
  const scope = { city: city.slug };
  const chosen = toListingFilter(filters);
  const [listing, choices, treatments, figures, nearby, positions, ad] = await Promise.all([
    loadListingPage(services, request, applyFilters(scope, chosen, services.clock()), firstShown),
    countChoices(services, scope, chosen, ["categories", "treatments", "open"]),
    listTreatmentsInCity(services, city),
    city.listingCount > 0 ? figuresOfCity(services, city) : null,
    city.listingCount > 0 ? [] : listNearbyCities(services, city, nearbyShown),
    listPositions(await services.reference(), { city: city.id }),
    loadAd(context, "city", { city: city.slug, category: filters.category }),
  ]);
  const { slug, name, description, zipCodes, listingCount } = city;
  return {
    city: { slug, name, description, zipCodes, listingCount, area: areaOfCity(city) },
    filters,
    listing,
    choices,
    treatments,
    figures,
    nearby,
    positions,
    ad,
  };
}

type Data = Route.ComponentProps["loaderData"];

const crumbsTo = (city: { name: string; slug: string }) => [
  { name: say("Locations"), path: "/locations" },
  { name: city.name, path: `/city/${city.slug}` },
];

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { city, filters, listing } = loaderData;
  const siteUrl = siteUrlFrom(matches);
  return pageMeta(matches, {
    title: say("Med spas in {place}", { place: `${city.name}, ${brand.region.stateCode}` }),
    description: say(
      "{providers} in {city}, {region}: treatments with prices, opening hours and credentials.",
      {
        providers: plural(
          city.listingCount,
          "med spa and wellness provider",
          "med spas and wellness providers",
        ),
        city: city.name,
        region: sayStored(brand.region.name),
      },
    ),
    path: `/city/${city.slug}`,
    hasImage: true,
    isIndexed: !listing.isWhole && !isAnyChosen(filters),
    jsonLd: [
      breadcrumbJsonLd(siteUrl, crumbsTo(city)),
      listJsonLd(siteUrl, say("Med spas in {place}", { place: city.name }), listing.listings),
    ],
  });
}

export function City({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const { city, treatments, figures, positions, choices, filters } = loaderData;
  const path = `/city/${city.slug}`;
  return (
    <div className="wrap">
      <ListHead
        crumbs={crumbsTo(city)}
        title={say("Med spas in {place}", { place: city.name })}
        text={firstSentence(sayStored(city.description))}
      />
      <Providers {...loaderData} />
      <FactRow facts={factsOf(loaderData)} />
      <div className="mt-10 grid gap-x-12 gap-y-8 md:grid-cols-[1fr_20rem]">
        <div>
          <h2 className="text-xl md:text-2xl">{say("About {city}", { city: city.name })}</h2>
          <div className="mt-4 aspect-[3/1] overflow-hidden rounded-card bg-sage empty:hidden">
            <Illustration
              names={[`city/${city.slug}`]}
              sizes="(min-width: 64rem) 48rem, 92vw"
              isDescribed
            />
          </div>
          <p className="measure mt-4">
            <AfterHead text={sayStored(city.description)} />
          </p>
          <p className="mt-3 text-sm text-muted">
            {say("ZIP codes: {codes}", { codes: city.zipCodes.join(", ") })}
          </p>
        </div>
        <aside aria-label={say("Good to know")} className="grid content-start gap-5">
          <SmallMap positions={positions} area={city.area} href={`/map?city=${city.slug}`} />
          {figures?.prices && (
            <PriceRange
              title={say("{treatment}: listed prices", {
                treatment: sayStored(figures.prices.treatment),
              })}
              prices={figures.prices}
            />
          )}
        </aside>
      </div>
      {choices.treatments.length > 0 && (
        <Section title={say("Popular Treatments")}>
          <TreatmentTiles
            tiles={choices.treatments
              .filter(({ slug }, index) => index < tilesShown || slug === filters.treatment)
              .map(({ slug, name, count }) => {
                const isOn = filters.treatment === slug;
                const href = filterPath(path, { ...filters, treatment: isOn ? "" : slug });
                return { slug, name, count, isOn, href };
              })}
          />
          {treatments.length > 0 && (
            <details className="mt-4">
              <summary className="text-link inline-block py-1.5">
                {say("All {count} treatments", { count: treatments.length })}
              </summary>
              <ul className="mt-2 grid grid-cols-2 gap-x-8 text-sm wrap-anywhere hyphens-auto md:grid-cols-3 lg:grid-cols-4">
                {treatments.map(({ slug, name, count }) => (
                  <li key={slug}>
                    <a
                      href={to(`/${slug}/${city.slug}`)}
                      className="flex justify-between gap-3 py-1.5 hover:text-lagoon hover:underline"
                    >
                      {sayStored(name)} <span className="text-muted">{count}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </Section>
      )}
    </div>
  );
}

function factsOf({ city, figures, treatments }: Data) {
  const [lowest, highest] = figures?.priceLevels ?? [];
  return [
    { name: say("Providers"), value: city.listingCount },
    ...(treatments.length > 0
      ? [{ name: say("Treatments offered"), value: treatments.length }]
      : []),
    ...(lowest && highest
      ? [
          {
            name: say("Price levels"),
            value:
              lowest === highest
                ? priceRange(lowest)
                : say("{from} to {to}", { from: priceRange(lowest), to: priceRange(highest) }),
          },
        ]
      : []),
    ...(figures?.rating
      ? [
          {
            name: say("Average rating"),
            value: figures.rating.toFixed(1),
            note: say("from {reviews}", { reviews: plural(figures.reviewCount, "review") }),
          },
        ]
      : []),
  ];
}

/** The city has providers, but none match the search. */
const noMatch = ({ name }: { name: string }, { q }: { q: string }) =>
  q
    ? say("No providers match “{words}” in {city}", { words: q, city: name })
    : say("No providers match your filters in {city}", { city: name });

function Providers({ city, filters, listing, choices, nearby, ad }: Data) {
  const path = `/city/${city.slug}`;
  return (
    <FilteredListings
      path={path}
      label={say("Providers in {city}", { city: city.name })}
      filters={filters}
      selects={[
        {
          name: "category",
          label: say("Category"),
          options: filterOptions(say("All Categories"), choices.categories, filters.category),
        },
        treatmentSelect(choices.treatments, filters),
      ]}
      open={choices.open}
      known={choices}
      found={say("{providers} found", { providers: plural(listing.total, "provider") })}
      listing={listing}
      firstShown={firstShown}
      placeholders={placeholders}
      ad={ad}
      noMatch={noMatch(city, filters)}
      empty={
        <EmptyState
          title={say("No providers are listed in {city} yet.", { city: city.name })}
          text={nearby.length > 0 ? say("The nearest cities that have some:") : ""}
        >
          {nearby.map(({ slug, name, listingCount }) => (
            <ButtonLink key={slug} look="quiet" href={`/city/${slug}`}>
              {name} ({listingCount})
            </ButtonLink>
          ))}
          <ButtonLink look="quiet" href="/locations">
            {say("All cities")}
          </ButtonLink>
        </EmptyState>
      }
    >
      <FilterChoices
        title={say("Categories")}
        path={path}
        filters={filters}
        name="category"
        choices={[...choices.categories].sort((a, b) => b.count - a.count).slice(0, pillsShown)}
      />
    </FilteredListings>
  );
}

export default City;
