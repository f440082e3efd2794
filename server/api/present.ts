import type { z } from "@hono/zod-openapi";
import type { MedSpaRecord } from "#domain/catalogue/export-med-spas.server.ts";
import type { MedSpaProfile } from "#domain/catalogue/find-med-spa.server.ts";
import { priceRange, type Service } from "#domain/catalogue/med-spa.ts";
import { describeWeek, isOpenAt, minuteOfWeek } from "#shared/hours.ts";
import { formatCentsRange } from "#shared/money.ts";
import { brand } from "#site/brand.ts";
import type { enhancedMedSpaSchema, medSpaSchema } from "./schemas.ts";

type MedSpa = z.infer<typeof medSpaSchema>;

/** The documented form of a listing. What belongs to its owner alone stays null. */
export function presentMedSpa({ priceLevel, weeklyHours, ...record }: MedSpaRecord, now: Date): MedSpa {
  return {
    ...record,
    isActive: true,
    isOpenNow: isOpenAt(weeklyHours, minuteOfWeek(now, brand.region.timeZone)),
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
  const {
    id,
    slug,
    name,
    description,
    address,
    zipCode,
    latitude,
    longitude,
    phone,
    email,
    website,
    rating,
    reviewCount,
    categoryId,
    isPremium,
    logoUrl,
    profileImageUrl,
  } = profile;
  const { specialties, priceLevel, acceptsInsurance, financingAvailable, socialMediaLinks, weeklyHours } = profile;
  const record = {
    id,
    slug,
    name,
    description,
    address,
    zipCode,
    latitude,
    longitude,
    phone,
    email,
    website,
    rating,
    reviewCount,
    categoryId,
    isPremium,
    logoUrl,
    profileImageUrl,
  };
  const more = { specialties, priceLevel, acceptsInsurance, financingAvailable, socialMediaLinks, weeklyHours };
  return {
    ...presentMedSpa(
      {
        ...record,
        ...more,
        city: city.name,
        categoryName: category.name,
        categories: categories.map((each) => each.slug),
        services: services.map((service) => service.name),
        createdAt: createdAt.toISOString(),
      },
      now,
    ),
    beforeAfterPhotos: pictures("before", "after"),
    treatmentGallery: pictures("gallery", "facility"),
    detailedDescription: profile.detailedDescription,
    treatmentPhilosophy: profile.treatmentPhilosophy,
    yearsInBusiness: profile.establishedYear === null ? null : now.getUTCFullYear() - profile.establishedYear,
    consultationProcess: profile.consultationProcess,
    staffCredentials: profile.staff,
    awards: profile.awards,
    certifications: profile.certifications,
    equipmentTechnology: profile.equipmentTechnology,
    facilityAmenities: profile.facilityAmenities,
    safetyProtocols: profile.safetyProtocols,
    pricingInfo: services.map((service) => ({
      service: service.name,
      description: service.description,
      price: priceText(service),
      pricedOn: service.pricedOn,
    })),
    paymentOptions: profile.paymentOptions,
    languages: profile.languages,
    businessHours: Object.fromEntries(describeWeek(weeklyHours).map(({ day, hours }) => [day, hours])),
    licences: profile.licences,
    scrapedContent: profile.scrapedContent,
    lastWebsiteScrape: profile.lastWebsiteScrape?.toISOString() ?? null,
  };
}

function priceText({ priceMinCents, priceMaxCents, priceUnit }: Service) {
  if (priceMinCents === null) return "On request";
  return [formatCentsRange(priceMinCents, priceMaxCents ?? priceMinCents), priceUnit].filter(Boolean).join(" ");
}
