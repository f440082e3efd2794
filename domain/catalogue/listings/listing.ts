import type { StoredPhoto } from "#domain/uploads/photo.ts";
import type { LicenseKind, Ownership } from "#shared/credential-kinds.ts";
import type { MinuteRanges } from "#shared/hours.ts";
import type { ListingFieldValues } from "#shared/listing-fields.ts";
import type { ListingPlan } from "#site/plans.ts";
import type { CheckedLicense } from "../licenses/license-check.ts";

export type ListingCard = {
  id: number;
  slug: string;
  name: string;
  cityName: string;
  citySlug: string;
  categoryName: string;
  categorySlug: string;
  /** Null if not stated; the same applies below. */
  priceLevel: number | null;
  rating: number | null;
  reviewCount: number;
  isPremium: boolean;
  /** A Premier profile that is updated from the provider's website. */
  isEnhanced: boolean;
  /** Most recently checked license, while the check is valid. */
  licenseCheck: CheckedLicense | null;
  /** Null if the hours are unknown. */
  isOpenNow: boolean | null;
  /** Today's hours in minutes; null if the weekly hours are unknown. */
  today: MinuteRanges | null;
  takesBookings: boolean;
  /** Premier only. */
  logo: StoredPhoto | null;
  cover: StoredPhoto | null;
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
  /** Three, those that the list is about first, and the total count. */
  services: string[];
  serviceCount: number;
  /** Of a treatment that the list is about; in other lists, the first on the menu. */
  price: ListedPrice | null;
  /** Set if the list is about a treatment: the one on this menu, to book it. */
  wantedTreatment?: string | null;
};

const servicesNamed = 3;

/** A card with its menu in the owner's order, from which a list takes the price to show. */
export type CardWithMenu = ListingCard & { menu: ListedPrice[] };

/** Finds the first priced entry. */
export const priceIn = (menu: ListedPrice[]) =>
  menu.find(({ priceMinCents }) => priceMinCents !== null) ?? null;

/** Lists the names of the first entries, for a card. */
export const servicesIn = (menu: ListedPrice[]) =>
  menu.slice(0, servicesNamed).map(({ name }) => name);

/** A menu entry. */
export type ListedPrice = {
  name: string;
  treatment: string | null;
  priceMinCents: number | null;
  priceMaxCents: number | null;
  priceUnit: string | null;
};

export type MapPoint = Pick<
  ListingCard,
  "slug" | "name" | "isPremium" | "rating" | "reviewCount"
> & { city: string; latitude: number; longitude: number };

/** A new listing from any source, with city, categories, and treatments as slugs. */
export type ListingDraft = ListingFieldValues & {
  slug: string;
  name: string;
  status: "pending" | "active";
  isDemo: boolean;
  city: string;
  categories: [main: string, ...others: string[]];
  address: string;
  /** Community in the address if it is not a listed city. Shown instead of the city. */
  locality: string | null;
  zipCode: string;
  /** Position of the entrance; null if unknown. */
  latitude: number | null;
  longitude: number | null;
  phone: string;
  email: string;
  website: string | null;
  description: string;
  ownership: Ownership | null;
  hoursText: string;
  weeklyHours: MinuteRanges;
  plan: ListingPlan;
  services: ListingService[];
  /** `performs`: treatments by slug. */
  staff: (Omit<StaffMember, "isUnlicensed"> & {
    /** Of a person that the listing already has. */
    id?: number | undefined;
    isUnlicensed?: boolean | undefined;
    performs?: string[] | undefined;
  })[];
  licenses: Omit<License, "checkedOn">[];
};

export type ListingService = {
  treatment: string | null;
  name: string;
  description: string;
  priceMinCents: number | null;
  priceMaxCents: number | null;
  priceUnit: string | null;
  pricedOn: string | null;
  minutes: number | null;
};

export type SlugAndName = { slug: string; name: string };
/** `isUnlicensed`: not a licensed healing arts practitioner. */
export type StaffMember = {
  name: string;
  title: string;
  certifications: string[];
  isUnlicensed: boolean;
};
export type Practitioner = StaffMember & { performs: SlugAndName[] };
/** `checkedOn`: set only after an admin has looked the number up. */
export type License = {
  kind: LicenseKind;
  holder: string;
  number: string;
  checkedOn: string | null;
};

const priceLevels = ["$", "$$", "$$$", "$$$$"] as const;

export type ListingPriceLevel = (typeof priceLevels)[number];

export function priceRange(level: number): ListingPriceLevel;
export function priceRange(level: number | null): ListingPriceLevel | null;
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

export type ScoredProfile = Pick<
  ListingDraft,
  "detailedDescription" | "treatmentPhilosophy" | "consultationProcess" | "website"
> & { services: Pick<ListingService, "priceMinCents">[] } & Record<
    "staff" | "weeklyHours" | "facilityAmenities" | "safetyProtocols" | "licenses",
    readonly unknown[]
  >;

const longDescription = 50;
const longMenu = 3;

/** Parts of a complete profile, worded as on /how-we-rank, with the field of each. */
export const profileParts: [
  name: string,
  isThere: (profile: ScoredProfile) => boolean,
  fact: keyof ScoredProfile,
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
  ["a license", ({ licenses }) => licenses.length > 0, "licenses"],
];

export const completeness = (profile: ScoredProfile) =>
  profileParts.filter(([, isThere]) => isThere(profile)).length / profileParts.length;

/** Points of the rank. /how-we-rank shows them to visitors. */
export const rankWeights = { reviews: 540, completeness: 360, freshness: 100 } as const;

/** Prior for the rating: it counts as much as this many reviews. */
export const ratingPrior = { rating: 3.5, reviews: 10 } as const;

/** Freshness decays in equal steps to zero. */
export const freshnessSteps = { steps: 12, daysOfStep: 30 } as const;

/**
 * Returns freshness points for days since the last confirmation. Keep in sync with the SQL in
 * `refreshRanks`.
 */
export function freshnessPoints(days: number) {
  const left = Math.max(
    0,
    1 - Math.floor(Math.max(0, days) / freshnessSteps.daysOfStep) / freshnessSteps.steps,
  );
  return Math.round(left * rankWeights.freshness);
}

/**
 * Computes the time-independent part of the rank, 0 to 900. Reviews weigh most, shrunk towards 3.5
 * while there are few; then the completeness of the profile. Payment is not included: Premier sorts
 * first by its own column and is labeled.
 */
export function baseScore(of: {
  rating: number | null;
  reviewCount: number;
  completeness: number;
}) {
  const weight = of.reviewCount / (of.reviewCount + ratingPrior.reviews);
  const believed = weight * (of.rating ?? 0) + (1 - weight) * ratingPrior.rating;
  return Math.round(
    ((believed - 1) / 4) * rankWeights.reviews + of.completeness * rankWeights.completeness,
  );
}
