import { redirect } from "react-router";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { Section } from "#app/components/ui/section.tsx";
import { requireFound } from "#app/http/answers.server.ts";
import { listPageCache } from "#app/http/city-alias.ts";
import { pageContext, servicesContext } from "#app/http/context.ts";
import { listJsonLd } from "#app/seo/json-ld.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { AfterHead, ListHead } from "#app/site/components/catalogue/list-head.tsx";
import { ListingList } from "#app/site/components/catalogue/listing-list.tsx";
import { PriceRange } from "#app/site/components/catalogue/price-range.tsx";
import { FactRow } from "#app/site/components/catalogue/side-note.tsx";
import { SmallMap } from "#app/site/components/catalogue/small-map.tsx";
import { Illustration } from "#app/site/components/photos/illustration.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "#app/site/page.ts";
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
import { plural, say, sayStored, to } from "#shared/say.ts";
import { slugify } from "#shared/slug.ts";
import { brand } from "#site/brand.ts";
import { loadAd } from "./ads.server.ts";
import { loadListPage } from "./list-page.server.ts";

export const handle = { cache: listPageCache };

const firstShown = 8;
const tilesShown = 12;
const nearbyShown = 5;

export async function loader({
  params,
  url,
  context,
}: Pick<LoaderArgs<"city">, "params" | "url" | "context">) {
  const services = context.get(servicesContext);
  const city = requireFound(await findCity(services, slugify(params.city)), {
    title: say("City not found"),
    text: say(
      "We list providers in the cities of {region}. Choose one of them, or start from the home page.",
    ),
  });
  if (city.slug !== params.city) throw redirect(`/city/${city.slug}`, 301);
  context.get(pageContext).shows(tags.city(city.slug));
  const [list, treatments, figures, nearby, positions, ad] = await Promise.all([
    loadListPage(services, url, { city: city.slug }, firstShown),
    listTreatmentsInCity(services, city),
    city.listingCount > 0 ? figuresOfCity(services, city) : null,
    city.listingCount > 0 ? [] : listNearbyCities(services, city, nearbyShown),
    listPositions(await services.reference(), { city: city.id }),
    loadAd(context, "city", { city: city.slug }),
  ]);
  const { slug, name, description, zipCodes, listingCount } = city;
  return {
    city: { slug, name, description, zipCodes, listingCount, area: areaOfCity(city) },
    list,
    treatments,
    figures,
    nearby,
    positions,
    ad,
  };
}

type Data = PageProps<typeof loader>["loaderData"];

const crumbsTo = (city: { name: string; slug: string }) => [
  { name: say("Locations"), path: "/locations" },
  { name: city.name, path: `/city/${city.slug}` },
];

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const { city, list } = loaderData;
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
      },
    ),
    path: `/city/${city.slug}`,
    hasImage: true,
    isIndexed: !list.isWhole,
    crumbs: crumbsTo(city),
    jsonLd: (siteUrl) => [
      listJsonLd(siteUrl, say("Med spas in {place}", { place: city.name }), list.listings),
    ],
  });
}

export default function City({ loaderData }: Pick<PageProps<typeof loader>, "loaderData">) {
  const { city, list, treatments, figures, nearby, positions, ad } = loaderData;
  return (
    <div className="wrap">
      <ListHead
        crumbs={crumbsTo(city)}
        title={say("Med spas in {place}", { place: city.name })}
        found={say("{providers} found", { providers: plural(list.total, "provider") })}
        text={firstSentence(sayStored(city.description))}
      />
      <ListingList
        list={list}
        path={`/city/${city.slug}`}
        label={say("Providers in {city}", { city: city.name })}
        ad={ad}
        empty={
          <EmptyState
            title={say("No providers are listed in {city} yet.", { city: city.name })}
            text={nearby.length > 0 ? say("The nearest cities that have some:") : ""}
          >
            {nearby.map(({ slug, name, listingCount }) => (
              <ButtonLink key={slug} variant="secondary" href={`/city/${slug}`}>
                {name} ({listingCount})
              </ButtonLink>
            ))}
            <ButtonLink variant="secondary" href="/locations">
              {say("All cities")}
            </ButtonLink>
          </EmptyState>
        }
      />
      <FactRow facts={factsOf(loaderData)} />
      <div className="mt-10 grid gap-x-12 gap-y-8 md:grid-cols-[1fr_20rem]">
        <div>
          <Heading size="xl">{say("About {city}", { city: city.name })}</Heading>
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
      {treatments.length > 0 && (
        <Section title={say("Popular Treatments")}>
          <TreatmentLinks city={city} treatments={treatments.slice(0, tilesShown)} />
          {treatments.length > tilesShown && (
            <details>
              <summary className="text-link mt-4 inline-block py-1.5">
                {say("All {count} treatments", { count: treatments.length })}
              </summary>
              <TreatmentLinks city={city} treatments={treatments.slice(tilesShown)} />
            </details>
          )}
        </Section>
      )}
    </div>
  );
}

function TreatmentLinks({ city, treatments }: Pick<Data, "city" | "treatments">) {
  return (
    <ul className="grid grid-cols-2 gap-x-8 wrap-anywhere hyphens-auto md:grid-cols-3 lg:grid-cols-4">
      {treatments.map(({ slug, name, count }) => (
        <li key={slug} className="border-b border-line">
          <a
            href={to(`/${slug}/${city.slug}`)}
            className="flex justify-between gap-3 py-3 hover:text-lagoon"
          >
            {sayStored(name)} <span className="text-muted">{count}</span>
          </a>
        </li>
      ))}
    </ul>
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
