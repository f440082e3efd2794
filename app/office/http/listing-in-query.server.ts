import { readListingParam } from "#app/components/owner/listing-param.ts";
import { notFound, requireFound } from "#app/http/answers.server.ts";
import { type RouteArgs, signedIn } from "#app/http/authorize.server.ts";
import { listingPermissionContext } from "#app/http/context.ts";
import { listingsWith, may } from "#domain/accounts/policy/policy.ts";
import { findListing, nameListings } from "#domain/catalogue/listings/name-listings.server.ts";

/**
 * Returns all listings for which the actor has the permission of the route, and the one that
 * `?place=` names.
 */
export async function requireListingOrAll({ url, context }: Pick<RouteArgs, "context" | "url">) {
  const { actor, services } = signedIn({ context });
  const permission = context.get(listingPermissionContext);
  const own = await nameListings(services, listingsWith(actor, permission));
  const listingSlug = readListingParam(url);
  if (listingSlug === null) return { actor, services, listings: own, named: null };
  const named =
    own.find(({ slug }) => slug === listingSlug) ?? (await findListing(services, listingSlug));
  if (!named || !may(actor, permission, { listingId: named.id })) throw notFound(noListing);
  const listings = own.some(({ id }) => id === named.id) ? own : [...own, named];
  return { actor, services, listings, named };
}

/** Returns the listing that the URL names, else the first, for pages about one listing. */
export async function requireListing(args: Pick<RouteArgs, "context" | "url">) {
  const { named, ...found } = await requireListingOrAll(args);
  return { ...found, listing: requireFound(named ?? found.listings[0], noListing) };
}

const noListing = {
  title: "No matching listings",
  text: "Your account does not manage that listing. Choose one in your dashboard.",
};
