import type { Picture } from "#domain/uploads/photo.ts";
import type { LicenceKind, Ownership } from "#shared/credential-kinds.ts";
import type { MinuteRanges } from "#shared/hours.ts";
import type { CheckedLicence } from "../licenses/license-check.ts";

/** What a list shows of a med spa. */
export type MedSpaCard = {
  id: number;
  slug: string;
  name: string;
  cityName: string;
  citySlug: string;
  categoryName: string;
  categorySlug: string;
  /** Null while nobody has stated it; likewise below. */
  priceLevel: number | null;
  rating: number | null;
  reviewCount: number;
  isPremium: boolean;
  /** Premier whose profile was brought up to date from its own website. */
  isEnhanced: boolean;
  /** The license that was looked up last, while the check holds. */
  licenceCheck: CheckedLicence | null;
  /** Null where the hours are unknown. */
  isOpenNow: boolean | null;
  /** Minutes of today; null where no week is known. */
  today: MinuteRanges | null;
  takesBookings: boolean;
  /** Of Premier alone. */
  logo: Picture | null;
  /** The first photo. */
  cover: Picture | null;
  phone: string;
  email: string;
  website: string | null;
  address: string;
  locality: string | null;
  zipCode: string;
  latitude: number | null;
  longitude: number | null;
  /** Three at most. */
  specialties: string[];
  /** The first three and how many there are. */
  services: string[];
  serviceCount: number;
};

/** What a map shows of a med spa. */
export type MapPoint = Pick<
  MedSpaCard,
  "slug" | "name" | "isPremium" | "rating" | "reviewCount"
> & { city: string; latitude: number; longitude: number };

/** A new listing as its source knows it: places, categories and treatments by their slugs. */
export type MedSpaDraft = {
  slug: string;
  name: string;
  status: "pending" | "active";
  isDemo: boolean;
  city: string;
  categories: [main: string, ...others: string[]];
  address: string;
  /** Where the address names a part of the region that is no listed city: shown in place of the city. */
  locality: string | null;
  zipCode: string;
  /** Null: nobody has stated where the door is. */
  latitude: number | null;
  longitude: number | null;
  phone: string;
  email: string;
  website: string | null;
  description: string;
  detailedDescription: string | null;
  treatmentPhilosophy: string | null;
  consultationProcess: string | null;
  establishedYear: number | null;
  /** Null: not stated; likewise the next two. */
  priceLevel: number | null;
  acceptsInsurance: boolean | null;
  financingAvailable: boolean | null;
  specialties: string[];
  awards: string[];
  certifications: string[];
  ownership: Ownership | null;
  equipmentTechnology: string[];
  facilityAmenities: string[];
  safetyProtocols: string[];
  paymentOptions: string[];
  languages: string[];
  hoursText: string;
  weeklyHours: MinuteRanges;
  isPremium: boolean;
  services: Service[];
  /** `performs`: treatments by their slugs. */
  staff: (Omit<StaffMember, "isUnlicensed"> & {
    isUnlicensed?: boolean | undefined;
    performs?: string[] | undefined;
  })[];
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
/** `isUnlicensed`: not licensed by the state as a healing arts practitioner. */
export type StaffMember = {
  name: string;
  title: string;
  certifications: string[];
  isUnlicensed: boolean;
};
/** With the treatments that somebody performs, where the provider states them. */
export type Practitioner = StaffMember & { performs: Named[] };
/** `checkedOn` is set only when the operator has looked the number up. */
export type Licence = {
  kind: LicenceKind;
  holder: string;
  number: string;
  checkedOn: string | null;
};

const priceLevels = ["$", "$$", "$$$", "$$$$"] as const;

export type PriceRange = (typeof priceLevels)[number];

export function priceRange(level: number): PriceRange;
export function priceRange(level: number | null): PriceRange | null;
export function priceRange(level: number | null) {
  return level === null ? null : (priceLevels[level - 1] ?? null);
}

export function inOrderOf<Row extends { slug: string }>(
  slugs: readonly string[],
  rows: readonly Row[],
): Row[] {
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
}

/** As much of a profile as tells how complete it is. */
export type Profile = Pick<
  MedSpaDraft,
  "detailedDescription" | "treatmentPhilosophy" | "consultationProcess" | "website"
> & {
  services: Pick<Service, "priceMinCents">[];
} & Record<
    "staff" | "weeklyHours" | "facilityAmenities" | "safetyProtocols" | "licences",
    readonly unknown[]
  >;

const longDescription = 50;
const longMenu = 3;

/** What a complete profile has, in the words in which /how-we-rank says it, and the fact that it is about. */
export const profileParts: [
  name: string,
  isThere: (profile: Profile) => boolean,
  fact: keyof Profile,
][] = [
  [
    `a detailed description of more than ${longDescription} characters`,
    ({ detailedDescription }) => (detailedDescription?.length ?? 0) > longDescription,
    "detailedDescription",
  ],
  [
    "how they approach treatment",
    ({ treatmentPhilosophy }) => Boolean(treatmentPhilosophy),
    "treatmentPhilosophy",
  ],
  [
    "what a first visit is like",
    ({ consultationProcess }) => Boolean(consultationProcess),
    "consultationProcess",
  ],
  ["a website", ({ website }) => Boolean(website), "website"],
  [`at least ${longMenu} services`, ({ services }) => services.length >= longMenu, "services"],
  [
    "a price for every service",
    ({ services }) =>
      services.length > 0 && services.every((service) => service.priceMinCents !== null),
    "services",
  ],
  ["who works there", ({ staff }) => staff.length > 0, "staff"],
  ["opening hours", ({ weeklyHours }) => weeklyHours.length > 0, "weeklyHours"],
  ["amenities", ({ facilityAmenities }) => facilityAmenities.length > 0, "facilityAmenities"],
  ["safety measures", ({ safetyProtocols }) => safetyProtocols.length > 0, "safetyProtocols"],
  ["a license", ({ licences }) => licences.length > 0, "licences"],
];

/** How much of a profile is filled in, 0 to 1: one part of the rank. */
export function completeness(profile: Profile) {
  return profileParts.filter(([, isThere]) => isThere(profile)).length / profileParts.length;
}

/** Points of the rank. /how-we-rank tells them to visitors. */
export const rankWeights = { reviews: 540, completeness: 360, freshness: 100 } as const;

/** What a rating is drawn towards while reviews are few; with so many of them it is halfway. */
export const usual = { rating: 3.5, reviews: 10 } as const;

/** What was confirmed this long ago is not fresh at all; in between it loses the same in each step. */
export const freshness = { steps: 12, daysOfStep: 30 } as const;

/** Points for what was last confirmed so many days ago. `refreshRanks` says the same in SQL. */
export function freshnessPoints(days: number) {
  const left = Math.max(
    0,
    1 - Math.floor(Math.max(0, days) / freshness.daysOfStep) / freshness.steps,
  );
  return Math.round(left * rankWeights.freshness);
}

/**
 * The part of the rank that time leaves alone, 0 to 900: reviews weigh most, drawn towards 3.5 while they are few, then how complete the
 * profile is. Payment is no part of it: Premier comes first by its own column, with its mark.
 */
export function baseScore(of: {
  rating: number | null;
  reviewCount: number;
  completeness: number;
}) {
  const weight = of.reviewCount / (of.reviewCount + usual.reviews);
  const believed = weight * (of.rating ?? 0) + (1 - weight) * usual.rating;
  return Math.round(
    ((believed - 1) / 4) * rankWeights.reviews + of.completeness * rankWeights.completeness,
  );
}
