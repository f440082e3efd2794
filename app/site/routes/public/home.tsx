import { AdSlot } from "#app/components/advertising/ad-slot.tsx";
import { ListingGrid } from "#app/components/catalogue/listing-card.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { EnglishNote } from "#app/components/ui/english-note.tsx";
import { Heading, TitledSection } from "#app/components/ui/heading.tsx";
import { RichText } from "#app/components/ui/rich-text.tsx";
import { Section } from "#app/components/ui/section.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { pageContext, servicesContext } from "#app/http/context.ts";
import { listJsonLd } from "#app/seo/json-ld.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { Tiles } from "#app/site/components/catalogue/tiles.tsx";
import { NewsletterBox, OffersForm } from "#app/site/components/forms/subscribe-form.tsx";
import { Hero } from "#app/site/components/home/hero.tsx";
import { HowItWorks } from "#app/site/components/home/how-it-works.tsx";
import { ListingPromo } from "#app/site/components/home/listing-promo.tsx";
import { ReviewQuotes } from "#app/site/components/home/review-quotes.tsx";
import { searchFor } from "#app/site/components/home/search-for.ts";
import type { LoaderArgs, MetaArgs, PageProps } from "#app/site/page.ts";
import {
  chooseFeatured,
  fewestReviews,
  lowestRating,
} from "#domain/catalogue/listings/choose-featured.ts";
import { listListings } from "#domain/catalogue/listings/list-listings.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { reviewsTag } from "#domain/reviews/tags.ts";
import { searchListings } from "#domain/search/search-listings.server.ts";
import { emptySearch } from "#domain/search/search-query.ts";
import { plural, say, sayStored, to } from "#shared/say.ts";
import { brand } from "#site/brand.ts";
import { popularSearches } from "#site/popular-searches.ts";
import { loadAd } from "./ads.server.ts";

// One minute, because cards show who is open now.
export const handle = { cache: { query: [], seconds: 60 } };

const featuredShown = 6;
const premierShown = 6;
const categoriesShown = 10;

export async function loader({ context }: LoaderArgs) {
  const services = context.get(servicesContext);
  context.get(pageContext).shows(tags.catalogue, reviewsTag);
  const [overview, found, premier, highlights, ad] = await Promise.all([
    services.overview.read(),
    searchListings(services, { ...emptySearch, sort: "rating" }, { limit: 10 * featuredShown }),
    listListings(services, { premier: true }, { limit: premierShown + featuredShown }),
    services.highlights.read(),
    loadAd(context, "home"),
  ]);
  const { featured, isEarned } = chooseFeatured(found.listings, featuredShown);
  return {
    ...overview,
    ad,
    reviews: highlights.share,
    quotes: highlights.reviews,
    featured,
    isEarned,
    premier: premier
      .filter(({ slug }) => !featured.some((each) => each.slug === slug))
      .slice(0, premierShown),
  };
}

type Data = PageProps<typeof loader>["loaderData"];

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const { listings = 0, cities = 0 } = loaderData?.totals ?? {};
  const description =
    listings > 0
      ? say(
          "{providers} across {cities} in {region}: reviews, ratings, treatments with prices, and online booking.",
          {
            providers: plural(
              listings,
              "med spa and wellness provider",
              "med spas and wellness providers",
            ),
            cities: plural(cities, "city", "cities"),
          },
        )
      : sayStored(brand.description);
  return pageMeta(matches, {
    title: sayStored(brand.tagline),
    description,
    path: "/",
    jsonLd: (siteUrl) => [
      listJsonLd(siteUrl, say("Featured providers"), loaderData?.featured ?? []),
    ],
  });
}

export default function Home({ loaderData }: PageProps<typeof loader>) {
  const { categories, featured, cities, premier, totals } = loaderData;
  return (
    <>
      <Hero totals={totals} reviews={loaderData.reviews} />
      <div className="wrap">
        <Section
          title={say("Explore Treatment Categories")}
          more={{ href: "/categories", text: say("View All Categories") }}
        >
          {categories.length === 0 ? (
            <p className="text-muted">{say("No categories found.")}</p>
          ) : (
            <Tiles
              tiles={categories
                .slice(0, categoriesShown)
                .map((category) => ({
                  ...category,
                  name: sayStored(category.name),
                  pictures: [`category/${category.slug}`],
                  href: `/category/${category.slug}`,
                  detail: plural(category.listingCount, "provider"),
                }))}
            />
          )}
        </Section>
        <Section
          title={say("Featured Providers")}
          more={
            featured.length > 0
              ? {
                  href: "/search",
                  text: say("View All {count} Providers", {
                    count: totals.listings.toLocaleString("en-US"),
                  }),
                }
              : undefined
          }
        >
          {featured.length === 0 ? (
            <p className="text-muted">{say("No med spas found.")}</p>
          ) : (
            <>
              {loaderData.isEarned && (
                <p className="-mt-3 mb-4 text-sm text-muted">
                  {say(
                    "Rated {rating} or higher in at least {count} verified reviews. No one paid to be here.",
                    { rating: lowestRating, count: fewestReviews },
                  )}
                </p>
              )}
              <ListingGrid listings={featured} isRow />
            </>
          )}
        </Section>
        <HowItWorks totals={loaderData.assurances} reviewCount={totals.reviews} />
        <ReviewQuotes reviews={loaderData.quotes} />
        <Section
          title={say("Featured Orange County Locations")}
          more={{ href: "/locations", text: say("All cities") }}
        >
          {cities.length === 0 ? (
            <p className="text-muted">{say("No locations found.")}</p>
          ) : (
            <Tiles
              columns={4}
              tiles={cities.map((city) => ({
                ...city,
                pictures: [`city/${city.slug}`],
                href: `/search?city=${city.slug}`,
                detail: plural(city.listingCount, "provider"),
              }))}
            />
          )}
        </Section>
        <AdSlot offer={loaderData.ad} className="mt-12" />
        <Section title={say("Featured Premier Medical Spas")}>
          {premier.length > 0 ? (
            <>
              <p className="-mt-3 mb-4 text-sm text-muted">
                {say("Sponsored: these providers pay for their placement.")}
              </p>
              <ListingGrid listings={premier} isRow />
              <EnglishNote of="names" className="mt-4" />
            </>
          ) : (
            <EmptyState
              title={say("No Premier Listings Yet")}
              text={say(
                "Premier listings come before Standard ones in every city and treatment they serve when sorted by relevance, and are labeled as paid placement.",
              )}
            >
              <ButtonLink href="/add-listing">{say("List Your Med Spa")}</ButtonLink>
            </EmptyState>
          )}
        </Section>
        <Popular links={loaderData.links} linkCount={loaderData.linkCount} />
        <ByEmail />
        <ListingPromo />
      </div>
    </>
  );
}

function Popular({ links, linkCount }: Pick<Data, "links" | "linkCount">) {
  return (
    <aside
      aria-label={say("Popular and new")}
      className="grid gap-x-14 gap-y-8 pt-12 *:min-w-0 lg:grid-cols-[1fr_1.5fr]"
    >
      <TitledSection id="popular-title" title={say("Popular Treatments")}>
        <ul className="mt-3 flex gap-2 max-md:-mx-5 max-md:overflow-x-auto max-md:px-5 max-md:[scrollbar-width:none] md:flex-wrap">
          {popularSearches.map(({ name, query, treatment }) => (
            <li key={query}>
              <a href={searchFor(query)} data-treatment={treatment} className="pill">
                {sayStored(name)}
              </a>
            </li>
          ))}
        </ul>
      </TitledSection>
      {links.length > 0 && (
        <TitledSection id="links-title" title={say("Treatments by city")}>
          <ul className="mt-2 columns-2 gap-x-6 text-sm lg:columns-3">
            {links.map(({ treatment, city }) => (
              <li key={`${treatment.slug}/${city.slug}`}>
                <a
                  href={to(`/${treatment.slug}/${city.slug}`)}
                  className="block py-1.5 text-muted hover:text-ink hover:underline"
                >
                  {say("{treatment} in {city}", {
                    treatment: sayStored(treatment.name),
                    city: city.name,
                  })}
                </a>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-muted">
            {say("Showing {count} of {total} locations", {
              count: links.length,
              total: linkCount.toLocaleString("en-US"),
            })}
            . <TextLink href="/locations">{say("Choose a city to see its treatments")}</TextLink>
          </p>
        </TitledSection>
      )}
    </aside>
  );
}

function ByEmail() {
  return (
    <div className="mt-12 grid gap-x-14 gap-y-10 rounded-card bg-sage p-6 *:min-w-0 md:grid-cols-2 md:p-10">
      <section id="newsletter" aria-labelledby="newsletter-title">
        <Heading size="xl" id="newsletter-title">
          {say("Newsletter")}
        </Heading>
        <p className="mt-2 mb-5">{say("Deals, new providers and treatment tips, now and then.")}</p>
        <NewsletterBox />
      </section>
      <TitledSection id="offers-title" title={say("Subscribe to discount offers")} size="xl">
        <p className="mt-2 mb-5">
          <RichText
            text="<a>This week’s specials</a> from across the county, by email."
            parts={{ a: "/special-offers" }}
          />
        </p>
        <OffersForm />
      </TitledSection>
    </div>
  );
}
