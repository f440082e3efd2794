import type { z } from "@hono/zod-openapi";
import type { MedSpaRecord } from "#domain/catalogue/export-med-spas.server.ts";
import type { MedSpaProfile } from "#domain/catalogue/find-med-spa.server.ts";
import { priceRange, type Service } from "#domain/catalogue/med-spa.ts";
import { isOpenOn } from "#domain/catalogue/opening.ts";
import { describeWeek } from "#shared/hours.ts";
import { formatCentsRange } from "#shared/money.ts";
import { pick } from "#shared/pick.ts";
import { brand } from "#site/brand.ts";
import type { enhancedMedSpaSchema, medSpaSchema } from "./schemas.ts";

// biome-ignore format: one line a group reads better than one a field.
const sharedFields = [
  "id", "slug", "name", "description", "address", "zipCode", "latitude", "longitude", "phone", "email", "website", "rating", "reviewCount", "categoryId",
  "isPremium", "logoUrl", "profileImageUrl", "specialties", "priceLevel", "acceptsInsurance", "financingAvailable", "socialMediaLinks", "weeklyHours", "hourExceptions",
] as const;

// biome-ignore format: as above.
const profileFields = [
  "detailedDescription", "treatmentPhilosophy", "consultationProcess", "awards", "certifications", "equipmentTechnology", "facilityAmenities",
  "safetyProtocols", "paymentOptions", "languages", "licences", "scrapedContent",
] as const;

type MedSpa = z.infer<typeof medSpaSchema>;

/** The documented form of a listing. What belongs to its owner alone stays null. */
export function presentMedSpa({ priceLevel, weeklyHours, hourExceptions, ...record }: MedSpaRecord, now: Date): MedSpa {
  return {
    ...record,
    isActive: true,
    isOpenNow: isOpenOn({ weeklyHours, hourExceptions }, now, brand.region.timeZone),
    premiumExpiresAt: null,
    bookingEmail: null,
    priceRange: priceRange(priceLevel),
    beforeAfterPhotos: [],
    treatmentGallery: [],
  };
}

export function presentProfile(profile: MedSpaProfile, now: Date): z.infer<typeof enhancedMedSpaSchema> {
  const { city, category, categories, services, photos, createdAt } = profile;
  const pictures = (...kinds: string[]) => photos.filter(({ kind }) => kinds.includes(kind)).map(({ url }) => url);
  const record = {
    ...pick(profile, sharedFields),
    city: city.name,
    categoryName: category.name,
    categories: categories.map(({ slug }) => slug),
    services: services.map(({ name }) => name),
    createdAt: createdAt.toISOString(),
  };
  return {
    ...presentMedSpa(record, now),
    ...pick(profile, profileFields),
    beforeAfterPhotos: pictures("before", "after"),
    treatmentGallery: pictures("gallery", "facility"),
    yearsInBusiness: profile.establishedYear === null ? null : now.getUTCFullYear() - profile.establishedYear,
    staffCredentials: profile.staff,
    pricingInfo: services.map((service) => ({
      service: service.name,
      description: service.description,
      price: priceText(service),
      pricedOn: service.pricedOn,
    })),
    businessHours: Object.fromEntries(describeWeek(profile.weeklyHours).map(({ day, hours }) => [day, hours])),
    lastWebsiteScrape: profile.lastWebsiteScrape?.toISOString() ?? null,
  };
}

function priceText({ priceMinCents, priceMaxCents, priceUnit }: Service) {
  if (priceMinCents === null) return "On request";
  return [formatCentsRange(priceMinCents, priceMaxCents ?? priceMinCents), priceUnit].filter(Boolean).join(" ");
}
