import { CardSkeletons, useIsSlow } from "#app/components/catalogue/card-skeletons.tsx";
import { FilterBar, optionsOf } from "#app/components/catalogue/filter-bar.tsx";
import { ActiveFilters, FilterChips } from "#app/components/catalogue/filter-chips.tsx";
import { ListingList } from "#app/components/catalogue/listing-list.tsx";
import { TreatmentTiles } from "#app/components/catalogue/treatment-tiles.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Section } from "#app/components/ui/section.tsx";
import { pageContext, servicesContext } from "#app/context.ts";
import { activeFilters, addressOf, chosenBy, isAnyChosen, readFilters } from "#app/filters.ts";
import { readListing } from "#app/listing-page.server.ts";
import { missing } from "#app/missing.ts";
import { breadcrumbJsonLd, listJsonLd } from "#app/seo/json-ld.ts";
import { pageMeta, siteUrlFrom } from "#app/seo/page-meta.ts";
import { countChoices, narrow } from "#domain/catalogue/browse-med-spas.server.ts";
import { findCity } from "#domain/catalogue/places.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { listTreatmentsInCity } from "#domain/catalogue/treatments.server.ts";
import { plural } from "#shared/plural.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/city.ts";

export const handle = { cache: { query: ["q", "category", "treatment", "view", "page"], seconds: 600 } };

const firstShown = 8;
const tilesShown = 12;
const pillsShown = 6;
const placeholders = 6;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const city = await findCity(services, params.city);
  if (!city) throw missing("City not found", `We list providers in the cities of ${brand.region.name}. Choose one of them, or start from the home page.`);
  context.get(pageContext).shows(tags.city(city.slug));
  const filters = readFilters(request, ["q", "category", "treatment"]);
  const scope = { city: city.slug };
  const chosen = chosenBy(filters);
  const [listing, choices, treatments] = await Promise.all([
    readListing(services, request, narrow(scope, chosen, services.clock()), firstShown),
    countChoices(services, scope, chosen, ["categories", "treatments"]),
    listTreatmentsInCity(services, city),
  ]);
  const { slug, name, description, zipCodes, listingCount } = city;
  return { city: { slug, name, description, zipCodes, listingCount }, filters, listing, choices, treatments };
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
    isIndexed: !listing.isWhole && !isAnyChosen(filters),
    jsonLd: [breadcrumbJsonLd(siteUrl, crumbsTo(city)), listJsonLd(siteUrl, `Med spas in ${city.name}`, listing.medSpas)],
  });
}

export default function City({ loaderData }: Route.ComponentProps) {
  const { city, treatments } = loaderData;
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbsTo(city)} />
      <div className="mt-6 grid gap-8 md:grid-cols-[1.6fr_1fr] md:gap-16">
        <div>
          <h1 className="text-3xl md:text-4xl">Med spas in {city.name}</h1>
          <p className="measure mt-5 text-lg text-muted">{city.description}</p>
        </div>
        <dl className="grid content-start gap-4 border-t border-line pt-5 text-sm md:mt-2">
          <div className="flex justify-between gap-4">
            <dt className="text-muted">Listed here</dt>
            <dd className="font-semibold">{plural(city.listingCount, "provider")}</dd>
          </div>
          <div className="flex justify-between gap-4">
            <dt className="text-muted">ZIP codes</dt>
            <dd className="text-right">{city.zipCodes.join(", ")}</dd>
          </div>
        </dl>
      </div>
      {city.listingCount === 0 ? (
        <Section title={`Providers in ${city.name}`}>
          <p className="text-muted">No providers are listed in {city.name} yet. The cities around it have some.</p>
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

function Providers({ city, filters, listing, choices }: Data) {
  const isSlow = useIsSlow();
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
        {isSlow ? (
          <CardSkeletons count={placeholders} />
        ) : listing.total === 0 ? (
          <EmptyState title={`No providers found in ${city.name}`} text="Try adjusting your search criteria">
            <ButtonLink look="quiet" href={path}>
              Clear Filters
            </ButtonLink>
          </EmptyState>
        ) : (
          <ListingList listing={listing} path={path} filters={filters} firstShown={firstShown} />
        )}
      </Section>
    </>
  );
}
