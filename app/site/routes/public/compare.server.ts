import {
  type ComparedListing,
  compareListings,
} from "#domain/catalogue/listings/compare-listings.server.ts";
import { compareMenus } from "#domain/catalogue/listings/compare-menus.ts";
import { openingAt } from "#domain/catalogue/listings/opening.ts";
import { currentSlugs } from "#domain/catalogue/slugs/slugs.server.ts";
import { findSearchPosition } from "#domain/search/reference.server.ts";
import type { Services } from "#domain/services.ts";
import { listingFieldsWith } from "#shared/listing-fields.ts";
import { pick } from "#shared/pick.ts";
import { milesBetween } from "#shared/position.ts";

// biome-ignore format: one line a group reads better than one a field.
const shownFields = [
  "slug", "name", "cityName", "categoryName", "categorySlug", "logo", "cover", "isPremium", "rating", "reviewCount", "priceLevel", "takesBookings", "staff", "licenses",
  "languages", "phone", "address", "locality", "zipCode", ...listingFieldsWith({ isCompared: true }),
] as const;

export async function loadComparison(services: Services, query: { slugs: string[]; near: string }) {
  const current = { ...query, slugs: await currentSlugs(services, query.slugs) };
  const found = await compareListings(services, current.slugs);
  const place = current.near ? findSearchPosition(current.near, await services.reference()) : null;
  const now = services.clock();
  const menus = compareMenus(found.map(({ menu }) => menu));
  return {
    listings: found.map((listing) => ({
      ...pick(listing, shownFields),
      price: priceToCompare(listing.menu, menus.common[0]?.name),
      today: todayOf(listing, now),
      miles: milesBetween(place, listing),
    })),
    ...menus,
    isPlaceKnown: place !== null,
    unknown: current.slugs.filter((slug) => !found.some((listing) => listing.slug === slug)),
  };
}

export type Comparison = Awaited<ReturnType<typeof loadComparison>>;

/** Returns the price of the treatment that most of them offer, if it is listed. */
function priceToCompare(menu: ComparedListing["menu"], common: string | undefined) {
  const priced = menu.filter(({ priceMinCents }) => priceMinCents !== null);
  return priced.find(({ treatmentName }) => treatmentName === common) ?? priced[0] ?? null;
}

/** Returns today's hours. Without structured hours, the listing's own text is shown, if any. */
function todayOf(listing: ComparedListing, now: Date) {
  const { isOpen, week } = openingAt(listing, now);
  if (!week) return { isOpen: null, hours: listing.hoursText, note: "" };
  const { hours = "", note = "" } = week.find(({ isToday }) => isToday) ?? {};
  return { isOpen, hours, note };
}
