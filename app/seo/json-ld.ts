import type { MedSpaProfile } from "#domain/catalogue/find-med-spa.server.ts";
import { priceRange } from "#domain/catalogue/med-spa.ts";
import type { Special } from "#domain/specials/list-specials.server.ts";
import { type MinuteRanges, rangesOfDay, weekdays } from "#shared/hours.ts";
import { brand } from "#site/brand.ts";

export type Crumb = { name: string; path: string };

export function websiteJsonLd(siteUrl: string) {
  return [
    { "@type": "WebSite", name: brand.name, url: `${siteUrl}/`, description: brand.description },
    {
      "@type": "Organization",
      name: brand.name,
      url: `${siteUrl}/`,
      email: brand.contactEmail,
      areaServed: { "@type": "AdministrativeArea", name: `${brand.region.name}, ${brand.region.state}` },
    },
  ];
}

export function breadcrumbJsonLd(siteUrl: string, crumbs: Crumb[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({ "@type": "ListItem", position: index + 1, name, item: `${siteUrl}${path}` })),
  };
}

export function listJsonLd(siteUrl: string, name: string, listings: { name: string; slug: string }[]) {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: listings.length,
    itemListElement: listings.map((listing, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: listing.name,
      url: `${siteUrl}/listing/${listing.slug}`,
    })),
  };
}

/** A rating appears only when there are published reviews behind it. */
export function medSpaJsonLd(
  siteUrl: string,
  medSpa: Pick<
    MedSpaProfile,
    | "slug"
    | "name"
    | "description"
    | "phone"
    | "address"
    | "zipCode"
    | "latitude"
    | "longitude"
    | "priceLevel"
    | "weeklyHours"
    | "rating"
    | "reviewCount"
    | "city"
  >,
) {
  return {
    "@type": ["HealthAndBeautyBusiness", "MedicalBusiness"],
    "@id": `${siteUrl}/listing/${medSpa.slug}`,
    url: `${siteUrl}/listing/${medSpa.slug}`,
    name: medSpa.name,
    description: medSpa.description,
    telephone: medSpa.phone,
    priceRange: priceRange(medSpa.priceLevel),
    address: {
      "@type": "PostalAddress",
      streetAddress: medSpa.address,
      addressLocality: medSpa.city.name,
      addressRegion: brand.region.stateCode,
      postalCode: medSpa.zipCode,
      addressCountry: brand.region.country,
    },
    geo: { "@type": "GeoCoordinates", latitude: medSpa.latitude, longitude: medSpa.longitude },
    openingHoursSpecification: openingHours(medSpa.weeklyHours),
    ...(medSpa.rating === null ? {} : { aggregateRating: { "@type": "AggregateRating", ratingValue: medSpa.rating, reviewCount: medSpa.reviewCount } }),
  };
}

function openingHours(ranges: MinuteRanges) {
  const clock = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
  return weekdays.flatMap((dayOfWeek, day) =>
    rangesOfDay(ranges, day).map(([from, to]) => ({ "@type": "OpeningHoursSpecification", dayOfWeek, opens: clock(from), closes: clock(Math.min(to, 1439)) })),
  );
}

/** An offer only where it has a price. */
export function offersJsonLd(
  siteUrl: string,
  specials: Pick<Special, "title" | "description" | "specialPriceCents" | "validUntil" | "medSpaName" | "medSpaSlug">[],
) {
  return specials
    .filter(({ specialPriceCents }) => specialPriceCents !== null)
    .map(({ title, description, specialPriceCents, validUntil, medSpaName, medSpaSlug }) => ({
      "@type": "Offer",
      name: title,
      description,
      price: ((specialPriceCents ?? 0) / 100).toFixed(2),
      priceCurrency: "USD",
      priceValidUntil: validUntil,
      offeredBy: { "@type": "HealthAndBeautyBusiness", name: medSpaName, url: `${siteUrl}/listing/${medSpaSlug}` },
    }));
}
