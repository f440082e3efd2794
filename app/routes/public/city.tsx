import { ListingList } from "#app/components/catalogue/listing-list.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { Section } from "#app/components/ui/section.tsx";
import { pageContext, servicesContext } from "#app/context.ts";
import { readListing } from "#app/listing-page.server.ts";
import { missing } from "#app/missing.ts";
import { breadcrumbJsonLd, listJsonLd } from "#app/seo/json-ld.ts";
import { pageMeta, siteUrlFrom } from "#app/seo/page-meta.ts";
import { findCity } from "#domain/catalogue/places.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { listTreatmentsInCity } from "#domain/catalogue/treatments.server.ts";
import { plural } from "#shared/plural.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/city.ts";

export const handle = { cache: { query: ["view", "page"], seconds: 600 } };

const firstShown = 8;
const treatmentsShown = 12;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const city = await findCity(services, params.city);
  if (!city) throw missing("City not found", `We list providers in the cities of ${brand.region.name}. Choose one of them, or start from the home page.`);
  context.get(pageContext).shows(tags.city(city.slug));
  const [listing, treatments] = await Promise.all([
    readListing(services, request, { city: city.slug }, firstShown),
    listTreatmentsInCity(services, city, treatmentsShown),
  ]);
  return { city: { slug: city.slug, name: city.name, description: city.description, zipCodes: city.zipCodes }, listing, treatments };
}

const crumbsTo = (city: { name: string; slug: string }) => [
  { name: "Home", path: "/" },
  { name: "Locations", path: "/locations" },
  { name: city.name, path: `/city/${city.slug}` },
];

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { city, listing } = loaderData;
  const siteUrl = siteUrlFrom(matches);
  return pageMeta(matches, {
    title: `Med spas in ${city.name}, ${brand.region.stateCode}`,
    description: `${plural(listing.total, "med spa and wellness provider", "med spas and wellness providers")} in ${city.name}, ${brand.region.name}: treatments with prices, opening hours and credentials.`,
    path: `/city/${city.slug}`,
    isIndexed: !listing.isWhole,
    jsonLd: [breadcrumbJsonLd(siteUrl, crumbsTo(city)), listJsonLd(siteUrl, `Med spas in ${city.name}`, listing.medSpas)],
  });
}

export default function City({ loaderData: { city, listing, treatments } }: Route.ComponentProps) {
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
            <dd className="font-semibold">{plural(listing.total, "provider")}</dd>
          </div>
          <div className="flex justify-between gap-4">
            <dt className="text-muted">ZIP codes</dt>
            <dd className="text-right">{city.zipCodes.join(", ")}</dd>
          </div>
        </dl>
      </div>
      {treatments.length > 0 && (
        <Section title="Popular treatments">
          <ul className="grid grid-cols-2 gap-x-8 md:grid-cols-3 lg:grid-cols-4">
            {treatments.map(({ slug, name, count }) => (
              <li key={slug} className="border-b border-line">
                <a href={`/${slug}/${city.slug}`} className="flex justify-between gap-3 py-3 hover:text-lagoon">
                  {name} <span className="text-muted">{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={`Providers in ${city.name}`}>
        {listing.total === 0 ? (
          <p className="text-muted">No providers are listed in {city.name} yet. The cities around it have some.</p>
        ) : (
          <ListingList listing={listing} path={`/city/${city.slug}`} firstShown={firstShown} />
        )}
      </Section>
    </div>
  );
}
