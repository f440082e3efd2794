import type { z } from "@hono/zod-openapi";
import type { ListingRecord } from "#domain/catalogue/listings/export-listings.server.ts";
import type { ListingProfile } from "#domain/catalogue/listings/find-listing.server.ts";
import { type ListingService, priceRange } from "#domain/catalogue/listings/listing.ts";
import { hoursByDay, isOpenOn } from "#domain/catalogue/listings/opening.ts";
import { listedPrice } from "#domain/catalogue/listings/price-text.ts";
import { visitPrice } from "#domain/catalogue/reference/visit-price.ts";
import type { ShownPair } from "#domain/photos/list-pairs.server.ts";
import { resultsVaryText } from "#domain/photos/photos.ts";
import { photoUrl } from "#domain/uploads/photo.ts";
import { listingFieldsWith } from "#shared/listing-fields.ts";
import { directionsUrl } from "#shared/outbound-url.ts";
import { pick } from "#shared/pick.ts";
import type { enhancedListingSchema, listingSchema } from "./catalogue-schemas.ts";

// biome-ignore format: one line a group reads better than one a field.
const sharedFields = [
  "id", "slug", "name", "description", "address", "locality", "zipCode", "latitude", "longitude", "phone", "email", "website", "rating", "reviewCount", "categoryId",
  "isPremium", "takesBookings", "priceLevel", "socialMediaLinks", "weeklyHours", "hourExceptions",
] as const;

type Listing = z.infer<typeof listingSchema>;

/** Converts a listing to its public API shape. Owner-only fields stay null. */
export function presentListing(
  { priceLevel, weeklyHours, hourExceptions, ...record }: ListingRecord,
  now: Date,
): Listing {
  const { description, address, zipCode, phone, email } = record;
  return {
    ...record,
    description: description || null,
    address: address || null,
    zipCode: zipCode || null,
    phone: phone || null,
    email: email || null,
    isActive: true,
    paidPlacement: record.isPremium,
    directionsUrl: directionsUrl(record),
    isOpenNow: isOpenOn({ weeklyHours, hourExceptions }, now),
    premiumExpiresAt: null,
    bookingEmail: null,
    priceRange: priceRange(priceLevel),
    beforeAfterPhotos: [],
    treatmentGallery: [],
  };
}

export function presentProfile(
  profile: ListingProfile,
  pairs: ShownPair[],
  now: Date,
): z.infer<typeof enhancedListingSchema> {
  const { city, category, categories, services, gallery, logo, createdAt } = profile;
  const addresses = gallery.map((picture) => photoUrl(picture, "large", "webp"));
  const record = {
    ...pick(profile, sharedFields),
    ...pick(profile, listingFieldsWith({ api: "listing" })),
    logoUrl: logo && photoUrl(logo, "large", "webp"),
    profileImageUrl: addresses[0] ?? null,
    city: city.name,
    categoryName: category.name,
    categories: categories.map(({ slug }) => slug),
    services: services.map(({ name }) => name),
    createdAt: createdAt.toISOString(),
  };
  return {
    ...presentListing(record, now),
    ...pick(profile, ["ownership", "scrapedContent"]),
    ...pick(profile, listingFieldsWith({ api: "profile" })),
    licences: profile.licenses,
    beforeAfterPhotos: pairs.flatMap(({ before, after }) =>
      [before, after].map((picture) => photoUrl(picture, "large", "webp")),
    ),
    beforeAfterNote: pairs.length > 0 ? resultsVaryText : null,
    treatmentGallery: addresses,
    yearsInBusiness:
      profile.establishedYear === null ? null : now.getUTCFullYear() - profile.establishedYear,
    staffCredentials: profile.staff,
    pricingInfo: services.map((service) => ({
      service: service.name,
      description: service.description,
      price: listedPrice(service) ?? "On request",
      visit: visitOf(service),
      pricedOn: service.pricedOn,
    })),
    businessHours: hoursByDay(profile.weeklyHours),
    lastWebsiteScrape: profile.lastWebsiteScrape?.toISOString() ?? null,
  };
}

function visitOf(service: ListingService) {
  const visit = visitPrice(service);
  return (
    visit && { minUsd: visit.minCents / 100, maxUsd: visit.maxCents / 100, assumes: visit.amount }
  );
}
