import type { ListingProfile } from "#domain/catalogue/listings/find-listing.server.ts";
import { listingFieldNames } from "#shared/listing-fields.ts";

/** Fields that the page renders. Whole records would cut throughput by a third. */
// biome-ignore format: one line a group reads better than one a field.
export const profileFields = [
  "slug", "name", "isDemo", "city", "category", "rating", "reviewCount", "isPremium", "logo", "gallery",
  "description", "services", "staff", "licenses", "ownership", "isMedical",
  "weeklyHours",
  "address", "locality", "zipCode", "latitude", "longitude", "phone", "email", "website", "takesBookings", "bookable", "ownerConfirmedOn",
  ...listingFieldNames,
] as const;

export type ProfileListing = Pick<ListingProfile, (typeof profileFields)[number]>;
