import { Heading } from "#app/components/ui/heading.tsx";
import { Section } from "#app/components/ui/section.tsx";
import { pageContext, servicesContext } from "#app/http/context.ts";
import SearchBoxIsland from "#app/islands/search-box/search-box.island.tsx";
import { placesJsonLd } from "#app/seo/json-ld.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { IndexHero } from "#app/site/components/catalogue/index-hero.tsx";
import { FactList, SideNote } from "#app/site/components/catalogue/side-note.tsx";
import { Illustration } from "#app/site/components/photos/illustration.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "#app/site/page.ts";
import type { SlugAndName } from "#domain/catalogue/listings/listing.ts";
import {
  findNotableCities,
  listCities,
} from "#domain/catalogue/reference/cities-and-categories.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { firstSentence } from "#shared/first-sentence.ts";
import { cityPath } from "#shared/paths.ts";
import { plural, say, sayStored, to } from "#shared/say.ts";
import { brand } from "#site/brand.ts";
import { locationsGuide } from "#site/locations-guide.ts";

export const handle = { cache: { query: [], seconds: 600 } };

const featuredShown = 6;

const crumbs = () => [{ name: say("Locations"), path: "/locations" }];

export async function loader({ context }: LoaderArgs) {
  context.get(pageContext).shows(tags.catalogue);
  const services = context.get(servicesContext);
  const [found, notable] = await Promise.all([listCities(services), findNotableCities(services)]);
  const cities = found.map(({ slug, name, listingCount }) => ({ slug, name, listingCount }));
  const featured = found
    .filter(({ listingCount }) => listingCount > 0)
    .sort((a, b) => b.listingCount - a.listingCount || a.name.localeCompare(b.name, "en"))
    .slice(0, featuredShown)
    .map(({ slug, name, listingCount, description }) => ({
      slug,
      name,
      listingCount,
      description: firstSentence(sayStored(description)),
    }));
  return { cities, featured, notable };
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const cities = loaderData?.cities ?? [];
  return pageMeta(matches, {
    title: say("Med spas by city in {region}"),
    description: say(
      "The {count} cities of {region}, {state}, with the med spas and wellness providers listed in each of them.",
      { count: cities.length, state: brand.region.state },
    ),
    path: "/locations",
    hasImage: true,
    crumbs: crumbs(),
    jsonLd: (siteUrl) => [
      placesJsonLd(
        siteUrl,
        say("Cities of {region}"),
        cities.map(({ slug, name }) => ({ path: `/city/${slug}`, name })),
      ),
    ],
  });
}

export default function Locations({ loaderData }: PageProps<typeof loader>) {
  const { cities, featured } = loaderData;
  return (
    <>
      <IndexHero
        crumbs={crumbs()}
        title={say("{region} cities")}
        text={say("Med spas and wellness providers from the coast to the hills. Choose your city.")}
      >
        <SearchBoxIsland variant="hero" />
      </IndexHero>
      <div className="wrap">
        <Section title={say("Featured {region} Cities")} isFirst>
          {featured.length === 0 ? (
            <p>{say("No locations found.")}</p>
          ) : (
            <CityCards featured={featured} />
          )}
        </Section>
        <div className="grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <div>
            <Section title={say("All cities")}>
              <ul className="columns-2 gap-x-8 md:columns-3">
                {cities.map(({ slug, name, listingCount }) => (
                  <li key={slug} className="break-inside-avoid">
                    <a
                      href={to(`/city/${slug}`)}
                      className="flex min-h-11 flex-col justify-center border-b border-line py-2 hover:text-lagoon"
                    >
                      <span className="font-medium">{name}</span>{" "}
                      <span className="text-sm text-muted">{plural(listingCount, "provider")}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </Section>
            <Section title={say("Where to look")}>
              <div className="measure grid gap-4">
                {locationsGuide.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{sayStored(paragraph)}</p>
                ))}
              </div>
            </Section>
            <PopularAreas cities={cities} />
          </div>
          <aside
            aria-label={say("Figures and directions")}
            className="grid content-start gap-10 pt-14 md:pt-20"
          >
            <QuickStats {...loaderData} />
            <SideNote title={say("Getting Around")}>
              <dl className="grid gap-5">
                {locationsGuide.gettingAround.map(({ title, text }) => (
                  <div key={title}>
                    <dt className="font-semibold">{sayStored(title)}</dt>
                    <dd className="mt-1">{sayStored(text)}</dd>
                  </div>
                ))}
              </dl>
            </SideNote>
          </aside>
        </div>
      </div>
    </>
  );
}

function QuickStats({
  cities,
  featured: [fullest],
  notable: { popular, newest },
}: PageProps<typeof loader>["loaderData"]) {
  const facts = [
    { name: say("Total cities"), value: cities.length },
    ...(popular
      ? [{ name: say("Most Popular"), value: <CityLink {...popular} />, note: reasonFor(popular) }]
      : []),
    ...(fullest
      ? [
          {
            name: say("Most Listings"),
            value: <CityLink {...fullest} />,
            note: plural(fullest.listingCount, "provider"),
          },
        ]
      : []),
    ...(newest
      ? [
          {
            name: say("Newest Addition"),
            value: <CityLink {...newest} />,
            note: say("has the latest listing"),
          },
        ]
      : []),
  ];
  return (
    <SideNote title={say("Quick Stats")}>
      <FactList facts={facts} />
    </SideNote>
  );
}

function reasonFor({ reviews, treatments }: { reviews: number; treatments: number }) {
  return reviews > 0
    ? say("{reviews}, the most", { reviews: plural(reviews, "review") })
    : say("{treatments}, the widest choice", { treatments: plural(treatments, "treatment") });
}

function PopularAreas({ cities }: { cities: SlugAndName[] }) {
  return (
    <Section title={say("Popular Areas")}>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {locationsGuide.areas.map(({ name, text, cities: slugs }) => (
          <li key={name} className="border-t border-line pt-4">
            <Heading level={3}>{sayStored(name)}</Heading>
            <p className="mt-2">{sayStored(text)}</p>
            <p className="mt-3 flex flex-wrap gap-x-4">
              {cities
                .filter(({ slug }) => slugs.includes(slug))
                .map((city) => (
                  <CityLink key={city.slug} {...city} className="py-1 text-lagoon" />
                ))}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function CityLink({ slug, name, className = "" }: SlugAndName & { className?: string }) {
  return (
    <a href={to(`/city/${slug}`)} className={`hover:text-lagoon hover:underline ${className}`}>
      {name}
    </a>
  );
}

function CityCards({ featured }: Pick<PageProps<typeof loader>["loaderData"], "featured">) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {featured.map(({ slug, name, description, listingCount }) => (
        <li
          key={slug}
          className="relative flex flex-col overflow-hidden rounded-card border border-line bg-surface transition-shadow duration-200 hover:raised"
        >
          <div className="aspect-[5/2] pictured-when-near overflow-hidden bg-sage">
            <Illustration
              names={[`city/${slug}`]}
              sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 46vw, 92vw"
            />
          </div>
          <div className="p-5">
            <Heading level={3}>
              <a
                href={to(cityPath(slug))}
                className="after:absolute after:inset-0 after:rounded-card"
              >
                {name}
              </a>
            </Heading>
            <p className="mt-1 text-sm text-muted">{plural(listingCount, "provider")}</p>
            <p className="mt-3">{sayStored(description)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
