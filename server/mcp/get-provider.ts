import type { z } from "zod";
import { findBookable } from "#domain/bookings/find-bookable.server.ts";
import { findListingProfile } from "#domain/catalogue/listings/find-listing.server.ts";
import { priceRange } from "#domain/catalogue/listings/listing.ts";
import { hoursByDay, isOpenOn } from "#domain/catalogue/listings/opening.ts";
import { isListingPublished } from "#domain/catalogue/slugs/slugs.server.ts";
import { suggestSearches } from "#domain/search/suggest.server.ts";
import type { Services } from "#domain/services.ts";
import { addressLine } from "#shared/address-line.ts";
import { pick } from "#shared/pick.ts";
import { slugify } from "#shared/slug.ts";
import { brand } from "#site/brand.ts";
import { toolAnswer, toolRefusal } from "./answer.ts";
import type { providerOutput } from "./schemas.ts";
import { placementOf, priceText, profileUrl } from "./search-providers.ts";

// biome-ignore format: one line reads better than one a field.
const shownAsItIs = [
  "slug", "name", "rating", "reviewCount", "isPremium", "phone", "address", "zipCode", "latitude", "longitude", "website", "description", "specialties", "languages",
  "paymentOptions",
] as const;

/** Returns public data without people: only the listing's page shows staff and license holders. */
export async function getProvider(services: Services, { slug: typedSlug }: { slug: string }) {
  const slug = await resolveProviderSlug(services, typedSlug);
  const [profile, booking] = await Promise.all([
    findListingProfile(services, slug),
    findBookable(services, slug),
  ]);
  if (!profile) return providerNotFound(services, slug);
  const { timeZone } = brand.region;
  const bookable = booking?.treatments ?? [];
  const found: z.infer<typeof providerOutput> = {
    ...pick(profile, shownAsItIs),
    city: profile.city.name,
    category: profile.category.name,
    priceRange: priceRange(profile.priceLevel),
    placement: placementOf(profile),
    isOpenNow: isOpenOn(profile, services.clock(), timeZone),
    takesBookings: bookable.length > 0,
    profileUrl: profileUrl(services.siteUrl, slug),
    hours: hoursByDay(profile.weeklyHours),
    timeZone,
    services: profile.services.map((service) => ({
      ...pick(service, ["name", "description", "pricedOn"]),
      price: priceText(service),
    })),
    bookable: bookable.map((treatment) => ({
      treatment: treatment.slug,
      name: treatment.name,
      minutes: treatment.minutes,
      price: priceText({ ...treatment, treatment: treatment.slug }),
    })),
    amenities: profile.facilityAmenities,
    bookingUrl: bookable.length > 0 ? `${services.siteUrl}/booking/${slug}` : null,
  };
  const rated =
    found.rating === null
      ? "No reviews yet."
      : `Rated ${found.rating.toFixed(1)} in ${found.reviewCount} reviews.`;
  return toolAnswer(found, [
    `${found.name}, ${addressLine({ ...found, locality: profile.locality })}. ${found.phone ? `${found.phone}. ` : ""}${rated} ${found.placement ? "Paid placement." : ""}`.trim(),
    found.description,
    ...found.services.map(({ name, price }) => `- ${name}: ${price}`),
    found.bookingUrl ? `Book: ${found.bookingUrl}` : `Profile: ${found.profileUrl}`,
  ]);
}

/** Models pass profile URLs or display names. */
export async function resolveProviderSlug(services: Services, typedSlug: string) {
  const slug = slugify(
    typedSlug.replace(/^https?:\/\/[^/]+\/listing\//, "").split(/[/?#]/)[0] ?? "",
  );
  if (await isListingPublished(services, slug)) return slug;
  const named = (await suggestSearches(services, typedSlug)).filter(
    ({ type, title }) =>
      type === "med_spa" && title.toLowerCase() === typedSlug.trim().toLowerCase(),
  );
  return named.length === 1 ? (named[0]?.url.split("/").at(-1) ?? typedSlug) : typedSlug;
}

export async function providerNotFound(services: Services, slug: string) {
  const alike = (await suggestSearches(services, slug.replace(/-/g, " ")))
    .filter(({ type }) => type === "med_spa")
    .map(({ url }) => url.split("/").at(-1));
  const nearest =
    alike.length > 0 ? ` The nearest: ${alike.join(", ")}.` : " Look it up with search_providers.";
  return toolRefusal(`No published provider has the slug "${slug}".${nearest}`);
}
