import type { z } from "zod";
import { priceRange } from "#domain/catalogue/listings/listing.ts";
import { priceWithEstimate } from "#domain/catalogue/listings/price-text.ts";
import { filterParameters } from "#domain/search/filters/all-filters.ts";
import { type NameKind, resolveName } from "#domain/search/match-name.ts";
import { suggestInstead } from "#domain/search/no-results.server.ts";
import { findSearchPosition } from "#domain/search/reference.server.ts";
import { type ListingHit, searchListings } from "#domain/search/search-listings.server.ts";
import { isSearchNarrowed, readSearch } from "#domain/search/search-query.ts";
import type { Services } from "#domain/services.ts";
import { pick } from "#shared/pick.ts";
import { brand } from "#site/brand.ts";
import { toolAnswer, toolRefusal } from "./answer.ts";
import type { searchInput, searchOutput } from "./schemas.ts";

type SearchInput = z.infer<typeof searchInput>;

const plurals = { city: "cities", treatment: "treatments", category: "categories" } as const;
const paid = "paid placement" as const;
export const placementOf = ({ isPremium }: { isPremium: boolean }) => (isPremium ? paid : null);
export const profileUrl = (siteUrl: string, slug: string) => `${siteUrl}/listing/${slug}`;

export async function searchProviders(services: Services, input: SearchInput) {
  const { page, pageSize, query = "", radiusMiles, ...filters } = input;
  const reference = await services.reference();
  const parameters = new URLSearchParams({ q: query });
  for (const kind of ["city", "treatment", "category"] as const satisfies NameKind[]) {
    if (!filters[kind]) continue;
    const meant = resolveName(reference, kind, filters[kind]);
    if ("nearest" in meant)
      return toolRefusal(
        `There is no ${kind} called "${filters[kind]}". The nearest ${plurals[kind]}: ${meant.nearest.join(", ")}.`,
      );
    parameters.set(kind, meant.slug);
  }
  const others: Record<string, unknown> = {
    near: filters.near,
    sort: filters.sort,
    radius: radiusMiles,
    ...filterValues(filters),
  };
  for (const [name, value] of Object.entries(others))
    if (value) parameters.set(name, value === true ? "1" : String(value));
  const search = readSearch(parameters);
  if (!isSearchNarrowed(search))
    return toolRefusal(
      "Ask for something: words in query, or a city, treatment, category or other filter.",
    );
  if (search.near && !findSearchPosition(search.near, reference))
    return toolRefusal(
      `"${search.near}" is not a ZIP code or city of ${brand.region.name}, nor latitude,longitude. Distances cannot be measured from it.`,
    );
  const hits = await searchListings(services, search, {
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const instead =
    hits.total === 0 && hits.answers.length === 0 ? await suggestInstead(services, hits) : null;
  const found: z.infer<typeof searchOutput> = {
    providers: hits.listings.map((listing) => present(listing, services.siteUrl)),
    total: hits.total,
    page,
    hasMore: hits.isMore || page * pageSize < hits.total,
    answers: hits.answers.map(({ title, text }) => ({ title, text })),
    understood: hits.understood.pieces.map((piece) => ({
      said: piece.said,
      meant: "name" in piece ? piece.name : piece.said,
    })),
    instead: instead && {
      nearbyCities: instead.nearbyCities.map(({ city, count }) => ({ city, count })),
      popularTreatments: instead.popularTreatments.map(({ name }) => name),
    },
  };
  const near = found.instead?.nearbyCities
    .map(({ city, count }) => `${city} (${count})`)
    .join(", ");
  const counted =
    found.total === 0
      ? `No provider found.${near ? ` Nearby: ${near}.` : ""}`
      : `${found.total} ${found.total === 1 ? "provider" : "providers"}, page ${page}.`;
  return toolAnswer(found, [
    ...hits.answers.map(({ title, text }) => `${title}. ${text}`),
    counted,
    ...found.providers.map(inALine),
  ]);
}

/** Returns the values of the filters that have an input of their own. */
const filterValues = (input: Record<string, unknown>) =>
  Object.fromEntries(
    filterParameters.flatMap(({ name, tool = {} }) =>
      Object.keys(tool).map((key): [string, unknown] => [name, input[key]]),
    ),
  );

function present(
  listing: ListingHit,
  siteUrl: string,
): z.infer<typeof searchOutput>["providers"][number] {
  const { matched } = listing;
  return {
    ...pick(listing, ["slug", "name", "rating", "reviewCount", "isPremium", "isOpenNow"]),
    ...pick(listing, ["takesBookings", "phone", "services"]),
    city: listing.cityName,
    category: listing.categoryName,
    priceRange: priceRange(listing.priceLevel),
    placement: placementOf(listing),
    profileUrl: profileUrl(siteUrl, listing.slug),
    matchedPrice: matched && { service: matched.name, price: priceText(matched) },
    distanceMiles: listing.miles,
  };
}

export const priceText = (entry: Parameters<typeof priceWithEstimate>[0]) =>
  priceWithEstimate(entry) ?? "On request";

function inALine(provider: z.infer<typeof searchOutput>["providers"][number]) {
  const { rating, matchedPrice, distanceMiles } = provider;
  const parts = [
    `${provider.name}, ${provider.city}`,
    rating === null ? "no reviews yet" : `${rating.toFixed(1)} (${provider.reviewCount})`,
    provider.priceRange,
    matchedPrice && `${matchedPrice.service} ${matchedPrice.price}`,
    distanceMiles !== null && `${distanceMiles.toFixed(1)} miles`,
    provider.placement,
  ];
  return `- ${parts.filter(Boolean).join(" · ")} [${provider.slug}]`;
}
