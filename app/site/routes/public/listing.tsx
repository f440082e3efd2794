import { ListingGrid } from "#app/components/catalogue/listing-card.tsx";
import type { ProfileTab } from "#app/components/catalogue/listing-tabs.ts";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { Section } from "#app/components/ui/section.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { noSuchListing, requireFound } from "#app/http/answers.server.ts";
import { pageContext, servicesContext } from "#app/http/context.ts";
import { listingJsonLd, offersJsonLd } from "#app/seo/json-ld.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ProfileHeadline } from "#app/site/components/catalogue/listing-headline.tsx";
import { ProfilePhotoHeader } from "#app/site/components/catalogue/listing-photo-header.tsx";
import {
  ProfileBottomBar,
  ProfileSidebar,
} from "#app/site/components/catalogue/listing-sidebar.tsx";
import {
  FacilityTab,
  OverviewTab,
  PricingTab,
  ServicesTab,
} from "#app/site/components/catalogue/listing-tab-panels.tsx";
import { profileFields } from "#app/site/components/catalogue/profile-fields.ts";
import { ProfilePhotos } from "#app/site/components/photos/profile-photos.tsx";
import { ProfileQuestions } from "#app/site/components/questions/profile-questions.tsx";
import { ProfileReviews } from "#app/site/components/reviews/profile-reviews.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "#app/site/page.ts";
import { lastCheck } from "#domain/catalogue/licenses/license-check.ts";
import { findListingProfile } from "#domain/catalogue/listings/find-listing.server.ts";
import {
  listListings,
  listNearestListings,
} from "#domain/catalogue/listings/list-listings.server.ts";
import { openingAt } from "#domain/catalogue/listings/opening.ts";
import { listCountyPrices } from "#domain/catalogue/reference/treatments.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { isListingUnowned } from "#domain/listing-claims/find-listing.server.ts";
import { listPairs } from "#domain/photos/list-pairs.server.ts";
import { listQuestions } from "#domain/questions/list-questions.server.ts";
import { findReviews } from "#domain/reviews/list-reviews.server.ts";
import { listSpecials } from "#domain/specials/list-specials.server.ts";
import { language } from "#shared/language.ts";
import { localDay } from "#shared/local-day.ts";
import { pick } from "#shared/pick.ts";
import { say, sayStored } from "#shared/say.ts";
import { hasFeature } from "#site/plans.ts";
import { loadListingReviews } from "./load-reviews.server.ts";

/** One minute, because the page shows whether the provider is open now. */
export const handle = {
  cache: { query: ["tab", "stars", "treatment", "sort", "page"], seconds: 60 },
};

const similarShown = 3;
const questionsShown = 3;
const questionsInTab = 10;
const reviewsShown = 3;
const treatmentsNamed = 3;

const tabs = [
  { id: "overview", name: "Overview", Part: OverviewTab },
  { id: "services", name: "Services", Part: ServicesTab },
  { id: "facility", name: "Facility", Part: FacilityTab },
  { id: "pricing", name: "Pricing", Part: PricingTab },
  { id: "photos", name: "Photos", Part: ProfilePhotos },
  { id: "reviews", name: "Reviews", Part: ProfileReviews },
  { id: "questions", name: "Questions", Part: NothingElse },
] as const satisfies { id: ProfileTab; name: string; Part: unknown }[];

export async function loader({ params, url, context }: LoaderArgs<"slug">) {
  const services = context.get(servicesContext);
  const listing = requireFound(await findListingProfile(services, params.slug), noSuchListing);
  const { slug, city, category } = listing;
  const inCity = await listListings(
    services,
    { city: city.slug, category: category.slug },
    { limit: similarShown + 1 },
  );
  const neighbors = inCity.filter((other) => other.slug !== slug).slice(0, similarShown);
  const isFull = neighbors.length === similarShown;
  const nearest = isFull
    ? []
    : await listNearestListings(
        services,
        { ...listing, category: category.slug },
        2 * similarShown,
      );
  const known = new Set(neighbors.map((neighbor) => neighbor.slug));
  const similar = [...neighbors, ...nearest.filter((other) => !known.has(other.slug))].slice(
    0,
    similarShown,
  );
  context
    .get(pageContext)
    .shows(
      tags.listing(slug),
      tags.city(city.slug),
      ...(isFull ? [] : [tags.category(category.slug)]),
    );
  const tab = url.searchParams.get("tab") ?? "overview";
  const opening = openingAt(listing, services.clock());
  const lastUpdated = listing.lastWebsiteScrape && localDay(listing.lastWebsiteScrape);
  const isOverview = !tabs.some(({ id }) => id !== "overview" && id === tab);
  const isQuestions = tab === "questions";
  const questions =
    isOverview || isQuestions
      ? await listQuestions(services, slug, {
          limit: isQuestions ? questionsInTab : questionsShown,
        })
      : null;
  const today = localDay(services.clock());
  const specials = isOverview ? await listSpecials(services, today, { listing: slug }) : [];
  context.get(pageContext).shows(...(questions?.portraitTags ?? []));
  const hoursInWords = listing.weeklyHours.length > 0 ? "" : listing.hoursText;
  return {
    ...pick(listing, profileFields),
    isEnhanced: hasFeature(listing, "website") && listing.lastWebsiteScrape !== null,
    isUnowned: await isListingUnowned(services, listing.id),
    licenseCheck: lastCheck(listing, today),
    tab,
    opening,
    hoursInWords,
    lastUpdated,
    questions,
    today,
    specials,
    county: tab === "pricing" ? await listCountyPrices(services, listing) : [],
    pairs: tab === "photos" ? await listPairs(services, slug) : [],
    reviews:
      tab === "reviews" && listing.reviewCount > 0
        ? await loadListingReviews(services, url, slug)
        : null,
    latestReviews:
      isOverview && listing.reviewCount > 0
        ? await findReviews(services, { listing: slug }, { limit: reviewsShown })
        : [],
    similar,
  };
}

type Profile = PageProps<typeof loader>["loaderData"];

const crumbsTo = ({ name, slug, city }: Profile) => [
  { name: say("Med Spas"), path: "/med-spas" },
  { name: city.name, path: `/city/${city.slug}` },
  { name, path: `/listing/${slug}` },
];

/**
 * Returns the owner's description on English pages. Pages in other languages, and listings without
 * a text, get a generated description.
 */
function describedIn({ name, description, city, category, services }: Profile) {
  if (language() === "en" && description) return description;
  const offered = services.slice(0, treatmentsNamed).map((service) => sayStored(service.name));
  return say("{name} in {city}: {offer}. Address, directions and ways to get in touch.", {
    name,
    city: city.name,
    offer: offered.length > 0 ? offered.join(", ") : sayStored(category.name),
  });
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return pageMeta(matches, {
    title: `${loaderData.name}, ${loaderData.city.name}`,
    // Owner texts are English, so pages in other languages use a generated one.
    description: describedIn(loaderData),
    path: `/listing/${loaderData.slug}`,
    hasImage: true,
    crumbs: crumbsTo(loaderData),
    jsonLd: (siteUrl) => [
      listingJsonLd(siteUrl, loaderData),
      ...offersJsonLd(siteUrl, loaderData.specials),
    ],
  });
}

/** Renders nothing: the questions are below the overview tab, too. */
function NothingElse() {
  return null;
}

export default function Listing({ loaderData: listing }: PageProps<typeof loader>) {
  const { tab, similar } = listing;
  const path = `/listing/${listing.slug}`;
  const { Part } = tabs.find(({ id }) => id === tab) ?? tabs[0];
  return (
    <div className="wrap" data-profile data-slug={listing.slug}>
      <Breadcrumbs crumbs={crumbsTo(listing)} />
      <ProfilePhotoHeader listing={listing} />
      <div className="mt-5 grid gap-x-14 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <ProfileHeadline listing={listing} />
        </div>
        <ProfileSidebar listing={listing} />
        <div className="min-w-0">
          <Tabs
            label={say("Profile")}
            isSticky
            tabs={tabs.map(({ id, name }) => ({
              name: say(name),
              href: `${id === "overview" ? path : `${path}?tab=${id}`}#tabs`,
              isCurrent: id === tab,
            }))}
          />
          <Part listing={listing} />
          {listing.questions && (
            <ProfileQuestions
              slug={listing.slug}
              name={listing.name}
              shown={listing.questions}
              isTab={tab === "questions"}
            />
          )}
        </div>
      </div>
      <ProfileBottomBar listing={listing} />
      {similar.length > 0 && (
        <Section title={say("Similar providers nearby")}>
          <ListingGrid listings={similar} />
        </Section>
      )}
    </div>
  );
}
