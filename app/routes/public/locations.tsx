import { Tiles } from "#app/components/catalogue/tiles.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { pageContext, servicesContext } from "#app/context.ts";
import { breadcrumbJsonLd } from "#app/seo/json-ld.ts";
import { pageMeta, siteUrlFrom } from "#app/seo/page-meta.ts";
import { listCities } from "#domain/catalogue/places.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { plural } from "#shared/plural.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/locations.ts";

export const handle = { cache: { query: [], seconds: 600 } };

const crumbs = [
  { name: "Home", path: "/" },
  { name: "Locations", path: "/locations" },
];

export async function loader({ context }: Route.LoaderArgs) {
  context.get(pageContext).shows(tags.catalogue);
  const cities = await listCities(context.get(servicesContext));
  return { cities: cities.map(({ slug, name, listingCount }) => ({ slug, name, listingCount })) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: `Med spas by city in ${brand.region.name}`,
    description: `The ${loaderData?.cities.length ?? ""} cities of ${brand.region.name}, ${brand.region.state}, with the med spas and wellness providers listed in each of them.`,
    path: "/locations",
    jsonLd: [breadcrumbJsonLd(siteUrlFrom(matches), crumbs)],
  });
}

export default function Locations({ loaderData: { cities } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mt-6 mb-8 text-3xl md:text-4xl">{brand.region.name} cities</h1>
      <h2 className="sr-only">Cities</h2>
      {cities.length === 0 ? (
        <p>No locations found.</p>
      ) : (
        <Tiles tiles={cities.map((city) => ({ ...city, category: "", href: `/city/${city.slug}`, detail: plural(city.listingCount, "listing") }))} />
      )}
    </div>
  );
}
