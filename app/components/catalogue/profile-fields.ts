import type { ListingProfile } from "#domain/catalogue/listings/find-listing.server.ts";

/** Only what the page renders: whole records would cut throughput by a third. */
// biome-ignore format: one line a group reads better than one a field.
export const profileFields = [
  "slug", "name", "isDemo", "city", "category", "rating", "reviewCount", "isPremium", "priceLevel", "establishedYear", "logo", "gallery",
  "description", "detailedDescription", "treatmentPhilosophy", "consultationProcess", "services", "staff", "licenses", "ownership", "isMedical",
  "specialties", "facilityAmenities", "languages", "paymentOptions", "weeklyHours",
  "equipmentTechnology", "safetyProtocols", "certifications", "awards", "financingAvailable", "acceptsInsurance",
  "address", "locality", "zipCode", "latitude", "longitude", "phone", "email", "website", "takesBookings", "bookable", "ownerConfirmedOn",
] as const;

export type ProfileListing = Pick<ListingProfile, (typeof profileFields)[number]>;
