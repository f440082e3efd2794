import type { ContactDetails } from "#app/http/contact-details.ts";
import type { ListingProfile } from "#domain/catalogue/listings/find-listing.server.ts";
import { type ListingService, priceRange } from "#domain/catalogue/listings/listing.ts";
import type { Special } from "#domain/specials/list-specials.server.ts";
import { photoUrl, type StoredPhoto } from "#domain/uploads/photo.ts";
import { type MinuteRanges, rangesOfDay, weekdays } from "#shared/hours.ts";
import { language } from "#shared/language.ts";
import { say, sayStored, to } from "#shared/say.ts";
import { brand } from "#site/brand.ts";
import { shareImagePath } from "./share/share-text.ts";

export type Crumb = { name: string; path: string };

const businessTypes = ["DaySpa", "MedicalBusiness"];

export function websiteJsonLd(siteUrl: string, { email, phone, social }: ContactDetails) {
  return {
    "@type": "WebSite",
    "@id": `${siteUrl}/#website`,
    name: brand.name,
    url: `${siteUrl}/`,
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${siteUrl}${to("/search")}?q={search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
    publisher: {
      "@type": "Organization",
      "@id": `${siteUrl}/#organization`,
      name: brand.name,
      url: `${siteUrl}/`,
      logo: `${siteUrl}/favicon.svg`,
      ...(social.length > 0 ? { sameAs: social.map(({ url }) => url) } : {}),
      email,
      ...(phone ? { telephone: international(phone) } : {}),
      areaServed: {
        "@type": "AdministrativeArea",
        name: `${brand.region.name}, ${brand.region.state}`,
      },
    },
  };
}

/** Crumbs below the home page. */
export function breadcrumbJsonLd(siteUrl: string, crumbs: Crumb[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: say("Home"), path: "/" }, ...crumbs].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: siteUrl + to(path),
    })),
  };
}

export function pageJsonLd(
  siteUrl: string,
  { title, description, path }: { title: string; description: string; path: string },
) {
  const page = {
    "@type": "WebPage",
    name: title,
    description,
    url: siteUrl + to(path),
    inLanguage: language(),
    isPartOf: { "@id": `${siteUrl}/#website` },
  };
  return [page, breadcrumbJsonLd(siteUrl, [{ name: title, path }])];
}

/** Returns a list that links to the profiles. Their pages describe the businesses. */
export const listJsonLd = (siteUrl: string, name: string, listings: { slug: string }[]) =>
  placesJsonLd(
    siteUrl,
    name,
    listings.map(({ slug }) => ({ path: `/listing/${slug}` })),
  );

/** Includes a rating only with published reviews. */
function businessJsonLd(
  siteUrl: string,
  { slug, name, priceLevel, rating, reviewCount }: Profile,
  city: string,
) {
  return {
    "@type": businessTypes,
    url: siteUrl + to(`/listing/${slug}`),
    name,
    ...(priceLevel === null ? {} : { priceRange: priceRange(priceLevel) }),
    address: `${city}, ${brand.region.stateCode}`,
    ...(rating === null
      ? {}
      : { aggregateRating: { "@type": "AggregateRating", ratingValue: rating, reviewCount } }),
  };
}

export function placesJsonLd(
  siteUrl: string,
  name: string,
  places: { path: string; name?: string }[],
) {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: places.length,
    itemListElement: places.map((place, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: place.name,
      url: siteUrl + to(place.path),
    })),
  };
}

type Profile = Pick<
  ListingProfile,
  | "slug"
  | "name"
  | "description"
  | "phone"
  | "address"
  | "locality"
  | "zipCode"
  | "latitude"
  | "longitude"
  | "priceLevel"
  | "weeklyHours"
  | "rating"
  | "reviewCount"
  | "city"
  | "gallery"
  | "logo"
  | "services"
>;

/** Identifies a business across both languages, its profile, and its specials. */
const idOf = (siteUrl: string, slug: string) => `${siteUrl}/listing/${slug}`;

/** Formats as E.164. Anything but a ten-digit number is left unchanged. */
function international(phone: string) {
  const digits = phone.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  return digits.length === 10 ? `+1${digits}` : phone;
}

const offersShown = 12;
const imagesShown = 3;

export function listingJsonLd(siteUrl: string, listing: Profile) {
  const { gallery, logo, city } = listing;
  const addressIn = (picture: StoredPhoto) => siteUrl + photoUrl(picture, "large", "webp");
  const priced = listing.services
    .filter(({ priceMinCents }) => priceMinCents !== null)
    .slice(0, offersShown);
  return {
    ...businessJsonLd(siteUrl, listing, city.name),
    "@id": idOf(siteUrl, listing.slug),
    ...(listing.phone ? { telephone: international(listing.phone) } : {}),
    image:
      gallery.length > 0
        ? gallery.slice(0, imagesShown).map(addressIn)
        : siteUrl + shareImagePath(`/listing/${listing.slug}`),
    ...(logo ? { logo: addressIn(logo) } : {}),
    ...(listing.description ? { description: listing.description } : {}),
    address: {
      "@type": "PostalAddress",
      ...(listing.address ? { streetAddress: listing.address } : {}),
      addressLocality: listing.locality ?? city.name,
      addressRegion: brand.region.stateCode,
      ...(listing.zipCode ? { postalCode: listing.zipCode } : {}),
      addressCountry: brand.region.country,
    },
    ...(listing.latitude === null
      ? {}
      : {
          geo: {
            "@type": "GeoCoordinates",
            latitude: listing.latitude,
            longitude: listing.longitude,
          },
        }),
    ...(listing.weeklyHours.length > 0
      ? { openingHoursSpecification: openingHours(listing.weeklyHours) }
      : {}),
    ...(priced.length > 0 ? { makesOffer: priced.map(serviceOffer) } : {}),
  };
}

function serviceOffer({ name, priceMinCents, priceMaxCents, priceUnit }: ListingService) {
  const [least, most] = [dollars(priceMinCents ?? 0), dollars(priceMaxCents ?? priceMinCents ?? 0)];
  const price = least === most ? { price: least } : { minPrice: least, maxPrice: most };
  return {
    "@type": "Offer",
    itemOffered: { "@type": "Service", name: sayStored(name) },
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      ...price,
      priceCurrency: "USD",
      ...(priceUnit ? { unitText: sayStored(priceUnit).replace(/^per /, "") } : {}),
    },
  };
}

const dollars = (cents: number) => (cents / 100).toFixed(2);

type Procedure = { name: string; description: string; recovery: string };

export function procedureJsonLd(
  siteUrl: string,
  path: string,
  { name, description, recovery }: Procedure,
) {
  return {
    "@type": "MedicalProcedure",
    "@id": `${siteUrl}${path}#treatment`,
    url: siteUrl + to(path),
    name: sayStored(name),
    description: sayStored(description),
    followup: say("Usual recovery: {recovery}", { recovery: sayStored(recovery) }),
  };
}

export type FaqQuestion = { question: string; answer: string };

/** Returns the FAQ data. It must list only questions that the page shows. */
export function questionsJsonLd(questions: FaqQuestion[]) {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

function openingHours(ranges: MinuteRanges) {
  const clock = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
  return weekdays.flatMap((dayOfWeek, day) =>
    rangesOfDay(ranges, day).map(([opens, closes]) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek,
      opens: clock(opens),
      closes: clock(Math.min(closes, 1439)),
    })),
  );
}

type ShownOffer = Pick<
  Special,
  | "title"
  | "description"
  | "specialPriceCents"
  | "validFrom"
  | "validUntil"
  | "medSpaName"
  | "medSpaSlug"
>;

/** Includes an offer only if it has a price. */
export const offersJsonLd = (siteUrl: string, specials: ShownOffer[]) =>
  specials
    .filter(({ specialPriceCents }) => specialPriceCents !== null)
    .map((special) => ({
      "@type": "Offer",
      name: special.title,
      description: special.description,
      price: dollars(special.specialPriceCents ?? 0),
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
      validFrom: special.validFrom,
      validThrough: special.validUntil,
      priceValidUntil: special.validUntil,
      url: siteUrl + to(`/listing/${special.medSpaSlug}`),
      offeredBy: {
        "@type": businessTypes,
        "@id": idOf(siteUrl, special.medSpaSlug),
        name: special.medSpaName,
      },
    }));
