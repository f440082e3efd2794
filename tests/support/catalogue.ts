import type { Executor } from "#database/database.ts";
import { addListings } from "#domain/catalogue/listings/add-listings.server.ts";
import { emptyListing } from "#domain/catalogue/listings/empty-listing.ts";
import type { ListingDraft, ListingService } from "#domain/catalogue/listings/listing.ts";

/** A complete published listing in Irvine. */
export function draft(changes: Partial<ListingDraft> = {}): ListingDraft {
  return {
    ...emptyListing,
    slug: "glow-studio",
    name: "Glow Studio",
    status: "active",
    city: "irvine",
    categories: ["cosmetic-injectables-fillers"],
    address: "100 Test Street",
    zipCode: "92618",
    latitude: 33.68,
    longitude: -117.79,
    phone: "(949) 555-0100",
    email: "hello@glow.example.com",
    website: "https://glow.example.com/",
    description: "Injectables by nurses, in small rooms.",
    detailedDescription:
      "A small practice with two nurses and a physician who is in the building on most days of the week.",
    establishedYear: 2015,
    priceLevel: 2,
    acceptsInsurance: false,
    financingAvailable: true,
    specialties: ["First-time patients"],
    paymentOptions: ["Visa"],
    languages: ["English"],
    hoursText: "Mon-Fri 9am-6pm",
    weeklyHours: [0, 1, 2, 3, 4].map((day) => [day * 1440 + 540, day * 1440 + 1080]),
    services: [entry()],
    ...changes,
  };
}

export function entry(changes: Partial<ListingService> = {}): ListingService {
  return {
    treatment: "botox",
    name: "Botox",
    description: "",
    priceMinCents: 1400,
    priceMaxCents: 1400,
    priceUnit: "per unit",
    pricedOn: "2026-11-01",
    minutes: 30,
    ...changes,
  };
}

const added = new Date("2026-11-02T20:00:00Z");

export async function addDrafts(db: Executor, ...changes: Partial<ListingDraft>[]) {
  const drafts = changes.map((change) =>
    draft({ slug: (change.name ?? "Glow Studio").toLowerCase().replaceAll(" ", "-"), ...change }),
  );
  await addListings({ db, clock: () => added }, drafts);
  return drafts;
}
