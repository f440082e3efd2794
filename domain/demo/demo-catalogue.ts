import type { readProviders, readSpecials, readTreatments } from "#database/seed/read.ts";
import type { ListingDraft, ListingService } from "#domain/catalogue/listings/listing.ts";
import { discountOf, type SpecialDraft } from "#domain/specials/special.ts";
import { listingFieldNames } from "#shared/listing-fields.ts";
import { addDays } from "#shared/local-day.ts";
import { parseHours } from "#shared/parse-hours.ts";
import { pick } from "#shared/pick.ts";

type Provider = ReturnType<typeof readProviders>[number];
type Treatment = ReturnType<typeof readTreatments>[number];

const northCounty = [
  "anaheim",
  "brea",
  "buena-park",
  "cypress",
  "fountain-valley",
  "fullerton",
  "garden-grove",
  "huntington-beach",
  "la-habra",
  "la-palma",
  "los-alamitos",
  "orange",
  "placentia",
  "santa-ana",
  "seal-beach",
  "stanton",
  "tustin",
  "westminster",
  "yorba-linda",
];
const pricesKnownOn = "2026-11-01";

/** Builds fictional listings: phone numbers reserved for fiction, websites under example.com. */
export function demoListings(providers: Provider[], treatments: Treatment[]): ListingDraft[] {
  const treatmentOf = new Map(treatments.map((treatment) => [treatment.slug, treatment]));
  const phoneOf = fictionalPhones();
  return providers.map((provider, index) => ({
    slug: provider.slug,
    name: provider.name,
    status: "active",
    isDemo: true,
    city: provider.city,
    categories: [provider.category, ...provider.otherCategories],
    address: provider.address,
    locality: null,
    zipCode: provider.zipCode,
    latitude: provider.latitude,
    longitude: provider.longitude,
    phone: phoneOf(provider.city, index),
    email: `hello@${provider.slug}.example.com`,
    website: `https://${provider.slug}.example.com/`,
    description: provider.description,
    ...pick(provider, listingFieldNames),
    ownership: provider.ownership ?? null,
    hoursText: provider.hours,
    weeklyHours: readableHours(provider),
    plan: provider.premier ? "premier" : "standard",
    services: provider.services.map((service) =>
      menuEntry(service, treatmentOf.get(service.treatment)),
    ),
    staff: provider.staff.map(({ unlicensed: isUnlicensed, ...member }) => ({
      ...member,
      isUnlicensed,
    })),
    licenses: [
      ...(provider.medicalDirector
        ? [
            {
              kind: "medical director" as const,
              holder: provider.medicalDirector.name,
              number: provider.medicalDirector.license,
            },
          ]
        : []),
      ...(provider.licenses ?? []),
    ],
  }));
}

function menuEntry(
  service: Provider["services"][number],
  treatment: Treatment | undefined,
): ListingService {
  const [from, to] =
    typeof service.price === "number" ? [service.price, service.price] : service.price;
  return {
    treatment: service.treatment,
    name: service.name ?? treatment?.name ?? service.treatment,
    description: service.description,
    priceMinCents: Math.round(from * 100),
    priceMaxCents: Math.round(to * 100),
    priceUnit: service.unit ?? treatment?.priceUnit ?? null,
    pricedOn: pricesKnownOn,
    minutes: service.minutes,
  };
}

export const demoSpecials = (
  specials: ReturnType<typeof readSpecials>,
  today: string,
): SpecialDraft[] =>
  specials.map(
    ({ listing, treatment, title, description, originalPrice, specialPrice, daysLeft, terms }) => ({
      listing,
      title,
      description,
      originalPriceCents: originalPrice * 100,
      specialPriceCents: specialPrice * 100,
      discountPercentage: discountOf(originalPrice, specialPrice),
      validFrom: addDays(today, -3),
      validTo: addDays(today, daysLeft),
      termsConditions: terms,
      ...(treatment ? { treatment } : {}),
    }),
  );

/**
 * Assigns phone numbers: 555-0100 to 555-0199 are fictional. Listings that share a number would
 * look like duplicates.
 */
function fictionalPhones() {
  const taken = new Set<string>();
  return (city: string, index: number) => {
    for (let number = index; ; number++) {
      const phone = `(${northCounty.includes(city) ? 714 : 949}) 555-01${String(number % 100).padStart(2, "0")}`;
      if (taken.has(phone)) continue;
      taken.add(phone);
      return phone;
    }
  };
}

function readableHours(provider: Provider) {
  const hours = parseHours(provider.hours);
  if (!hours) throw new Error(`${provider.slug}: cannot read the hours "${provider.hours}"`);
  return hours;
}
