import { redirect } from "react-router";
import { adFor } from "#app/ads.server.ts";
import { AwaitedCards } from "#app/components/catalogue/awaited-cards.tsx";
import { FilterBar, optionsOf } from "#app/components/catalogue/filter-bar.tsx";
import { ActiveFilters, FilterChips } from "#app/components/catalogue/filter-chips.tsx";
import { ListingList } from "#app/components/catalogue/listing-list.tsx";
import { PlaceHero } from "#app/components/catalogue/place-hero.tsx";
import { TreatmentTiles } from "#app/components/catalogue/treatment-tiles.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Section } from "#app/components/ui/section.tsx";
import { pageContext, servicesContext } from "#app/context.ts";
import { activeFilters, addressOf, chosenBy, isAnyChosen, readFilters } from "#app/filters.ts";
import { readListing } from "#app/listing-page.server.ts";
import { missing } from "#app/missing.server.ts";
import { breadcrumbJsonLd, listJsonLd } from "#app/seo/json-ld.ts";
import { pageMeta, siteUrlFrom } from "#app/seo/page-meta.ts";
import { countChoices, narrow } from "#domain/catalogue/browse-med-spas.server.ts";
import { priceRange } from "#domain/catalogue/med-spa.ts";
import { figuresOfCity, findCity, listNearbyCities } from "#domain/catalogue/places.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { listTreatmentsInCity } from "#domain/catalogue/treatments.server.ts";
import { plural } from "#shared/plural.ts";
import { slugify } from "#shared/slug.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/city.ts";

// A minute: cards say who is open now.
export const handle = { cache: { query: ["q", "category", "treatment", "view", "page"], seconds: 60 } };

const firstShown = 8;
const tilesShown = 12;
const pillsShown = 6;
const placeholders = 6;
const nearbyShown = 5;

export async function loader({ params, request, context }: Pick<Route.LoaderArgs, "params" | "request" | "context">) {
  const services = context.get(servicesContext);
  const city = await findCity(services, slugify(params.city));
  if (!city)
    throw await missing(services, {
      title: "City not found",
      text: `We list providers in the cities of ${brand.region.name}. Choose one of them, or start from the home page.`,
    });
  if (city.slug !== params.city) throw redirect(`/city/${city.slug}`, 301);
  context.get(pageContext).shows(tags.city(city.slug));
  const filters = readFilters(request, ["q", "category", "treatment"]);
  const scope = { city: city.slug };
  const chosen = chosenBy(filters);
  const [listing, choices, treatments, figures, nearby, ad] = await Promise.all([
    readListing(services, request, narrow(scope, chosen, services.clock()), firstShown),
    countChoices(services, scope, chosen, ["categories", "treatments"]),
    listTreatmentsInCity(services, city),
    city.listingCount > 0 ? figuresOfCity(services, city) : null,
    city.listingCount > 0 ? [] : listNearbyCities(services, city, nearbyShown),
    adFor(context, "city", { city: city.slug, category: filters.category }),
  ]);
  const { slug, name, description, zipCodes, listingCount } = city;
  return { city: { slug, name, description, zipCodes, listingCount }, filters, listing, choices, treatments, figures, nearby, ad };
}

type Data = Route.ComponentProps["loaderData"];

const crumbsTo = (city: { name: string; slug: string }) => [
  { name: "Home", path: "/" },
  { name: "Locations", path: "/locations" },
  { name: city.name, path: `/city/${city.slug}` },
];

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { city, filters, listing } = loaderData;
  const siteUrl = siteUrlFrom(matches);
  return pageMeta(matches, {
    title: `Med spas in ${city.name}, ${brand.region.stateCode}`,
    description: `${plural(city.listingCount, "med spa and wellness provider", "med spas and wellness providers")} in ${city.name}, ${brand.region.name}: treatments with prices, opening hours and credentials.`,
    path: `/city/${city.slug}`,
    hasImage: true,
    isIndexed: !listing.isWhole && !isAnyChosen(filters),
    jsonLd: [breadcrumbJsonLd(siteUrl, crumbsTo(city)), listJsonLd(siteUrl, `Med spas in ${city.name}`, listing.medSpas)],
  });
}

export function City({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const { city, treatments, nearby } = loaderData;
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbsTo(city)} />
      <PlaceHero title={`Med spas in ${city.name}`} text={city.description} picture={{ city: city.slug, seed: city.slug }} facts={factsOf(loaderData)} />
      <p className="mt-4 text-sm text-muted">ZIP codes: {city.zipCodes.join(", ")}</p>
      {city.listingCount === 0 ? (
        <Section title={`Providers in ${city.name}`}>
          <EmptyState title={`No providers are listed in ${city.name} yet.`} text={nearby.length > 0 ? "The nearest cities that have some:" : ""}>
            {nearby.map(({ slug, name, listingCount }) => (
              <ButtonLink key={slug} look="quiet" href={`/city/${slug}`}>
                {name} ({listingCount})
              </ButtonLink>
            ))}
            <ButtonLink look="quiet" href="/locations">
              All cities
            </ButtonLink>
          </EmptyState>
        </Section>
      ) : (
        <Providers {...loaderData} />
      )}
      {treatments.length > 0 && (
        <Section title={`Treatments in ${city.name}`}>
          <ul className="grid grid-cols-2 gap-x-8 text-sm md:grid-cols-3 lg:grid-cols-4">
            {treatments.map(({ slug, name, count }) => (
              <li key={slug}>
                <a href={`/${slug}/${city.slug}`} className="flex justify-between gap-3 py-1.5 hover:text-lagoon hover:underline">
                  {name} <span className="text-muted">{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

function factsOf({ city, figures, treatments }: Data) {
  const [from, to] = figures?.priceLevels ?? [];
  return [
    { name: "Listed here", value: plural(city.listingCount, "provider") },
    ...(treatments.length > 0 ? [{ name: "On their menus", value: plural(treatments.length, "treatment") }] : []),
    ...(from && to ? [{ name: "Price levels", value: from === to ? priceRange(from) : `${priceRange(from)} to ${priceRange(to)}` }] : []),
    ...(figures?.rating ? [{ name: "Average rating", value: figures.rating.toFixed(1), note: `from ${plural(figures.reviewCount, "review")}` }] : []),
  ];
}

function Providers({ city, filters, listing, choices, ad }: Data) {
  const path = `/city/${city.slug}`;
  const toggle = (name: "category" | "treatment", slug: string) => {
    const isOn = filters[name] === slug;
    return { isOn, href: addressOf(path, { ...filters, [name]: isOn ? "" : slug }) };
  };
  const pills = choices.categories
    .filter(({ slug, count }) => count > 0 || slug === filters.category)
    .sort((a, b) => b.count - a.count)
    .slice(0, pillsShown)
    .map(({ slug, name, count }) => ({ label: name, count, ...toggle("category", slug) }));
  const tiles = choices.treatments
    .filter(({ slug }, index) => index < tilesShown || slug === filters.treatment)
    .map(({ slug, name, count }) => {
      const { isOn, href } = toggle("treatment", slug);
      return { slug, name, count, isOn, href: `${href}#results` };
    });
  return (
    <>
      <Section title="Popular treatments">
        <TreatmentTiles tiles={tiles} />
      </Section>
      <Section title={`Providers in ${city.name}`}>
        <div className="grid gap-5">
          <FilterBar
            path={path}
            label={`Providers in ${city.name}`}
            filters={filters}
            selects={[{ name: "category", label: "Category", options: optionsOf("All Categories", choices.categories, filters.category) }]}
            hidden={["treatment"]}
          />
          <FilterChips label="Categories" chips={pills} />
        </div>
        <div id="results" className="mt-8 mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <p role="status" className="text-muted">
            {plural(listing.total, "provider")} found
          </p>
          <ActiveFilters active={activeFilters(path, filters, choices)} clearHref={path} />
        </div>
        <AwaitedCards count={placeholders}>
          {listing.total === 0 ? (
            <EmptyState title={`No providers found in ${city.name}`} text="Try adjusting your search criteria">
              <ButtonLink look="quiet" href={path}>
                Clear Filters
              </ButtonLink>
            </EmptyState>
          ) : (
            <ListingList listing={listing} path={path} filters={filters} firstShown={firstShown} ad={ad} />
          )}
        </AwaitedCards>
      </Section>
    </>
  );
}

export default City;
