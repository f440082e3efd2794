import type { MinuteRanges } from "#shared/hours.ts";

/** What a list shows of a med spa. */
export type MedSpaCard = {
  id: number;
  slug: string;
  name: string;
  cityName: string;
  citySlug: string;
  categoryName: string;
  categorySlug: string;
  priceLevel: number;
  rating: number | null;
  reviewCount: number;
  isPremium: boolean;
  /** Premier whose profile was brought up to date from its own website. */
  isEnhanced: boolean;
  /** The operator has looked up a licence. */
  isVerified: boolean;
  isOpenNow: boolean;
  logoUrl: string | null;
  phone: string;
  email: string;
  latitude: number;
  longitude: number;
  /** Three at most. */
  specialties: string[];
  /** The first three and how many there are. */
  services: string[];
  serviceCount: number;
};

/** A new listing as its source knows it: places, categories and treatments by their slugs. */
export type MedSpaDraft = {
  slug: string;
  name: string;
  status: "pending" | "active";
  isDemo: boolean;
  city: string;
  categories: [main: string, ...others: string[]];
  address: string;
  zipCode: string;
  latitude: number;
  longitude: number;
  phone: string;
  email: string;
  website: string | null;
  description: string;
  detailedDescription: string | null;
  treatmentPhilosophy: string | null;
  consultationProcess: string | null;
  establishedYear: number | null;
  priceLevel: number;
  acceptsInsurance: boolean;
  financingAvailable: boolean;
  specialties: string[];
  awards: string[];
  certifications: string[];
  equipmentTechnology: string[];
  facilityAmenities: string[];
  safetyProtocols: string[];
  paymentOptions: string[];
  languages: string[];
  hoursText: string;
  weeklyHours: MinuteRanges;
  isPremium: boolean;
  services: Service[];
  staff: StaffMember[];
  licences: Omit<Licence, "checkedOn">[];
};

/** An entry of the priced menu. */
export type Service = {
  treatment: string | null;
  name: string;
  description: string;
  priceMinCents: number | null;
  priceMaxCents: number | null;
  priceUnit: string | null;
  pricedOn: string | null;
  minutes: number | null;
};

export type Named = { slug: string; name: string };
export type StaffMember = { name: string; title: string; certifications: string[] };
export type Photo = { kind: "facility" | "gallery" | "before" | "after"; pair: number | null; url: string; alt: string; width: number; height: number };
/** `checkedOn` is set only when the operator has looked the number up. */
export type Licence = { kind: "medical director" | "practitioner" | "facility"; holder: string; number: string; checkedOn: string | null };

const priceLevels = ["$", "$$", "$$$", "$$$$"] as const;

export function priceRange(level: number) {
  return priceLevels[level - 1] ?? "$$";
}

/** How much of a profile is filled in, 0 to 1: one part of the rank. */
export function completeness(
  draft: Pick<
    MedSpaDraft,
    | "detailedDescription"
    | "treatmentPhilosophy"
    | "consultationProcess"
    | "website"
    | "services"
    | "staff"
    | "weeklyHours"
    | "facilityAmenities"
    | "safetyProtocols"
    | "licences"
  >,
) {
  const parts = [
    (draft.detailedDescription?.length ?? 0) > 50,
    draft.treatmentPhilosophy,
    draft.consultationProcess,
    draft.website,
    draft.services.length >= 3,
    draft.services.length > 0 && draft.services.every((service) => service.priceMinCents !== null),
    draft.staff.length > 0,
    draft.weeklyHours.length > 0,
    draft.facilityAmenities.length > 0,
    draft.safetyProtocols.length > 0,
    draft.licences.length > 0,
  ];
  return parts.filter(Boolean).length / parts.length;
}

/**
 * Order within a list, 0 to 1000: reviews weigh most, drawn towards 3.5 while they are few, then how complete the profile is.
 * Payment is no part of it: Premier comes first by its own column, with its mark.
 */
export function rankScore(of: { rating: number | null; reviewCount: number; completeness: number }) {
  const weight = of.reviewCount / (of.reviewCount + 10);
  const believed = weight * (of.rating ?? 0) + (1 - weight) * 3.5;
  return Math.round(((believed - 1) / 4) * 600 + of.completeness * 400);
}
