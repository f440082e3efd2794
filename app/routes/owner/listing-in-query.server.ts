import { readListingParam } from "#app/components/owner/listing-param.ts";
import { notFound, requireFound } from "#app/http/answers.server.ts";
import { type RouteArgs, signedIn } from "#app/http/authorize.server.ts";
import { servicesContext } from "#app/http/context.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import type { Permission } from "#domain/accounts/policy/permissions.ts";
import { listingsWith, may } from "#domain/accounts/policy/policy.ts";
import { findListing, nameListings } from "#domain/catalogue/listings/name-listings.server.ts";

export async function listSelectableListings(
  { url, context }: RouteArgs,
  actor: Actor,
  permission: Permission,
) {
  const services = context.get(servicesContext);
  const own = await nameListings(services, listingsWith(actor, permission));
  const place = readListingParam(url);
  if (place === null) return { listings: own, named: null, isUnknown: false };
  const named = own.find(({ slug }) => slug === place) ?? (await findListing(services, place));
  if (!named || !may(actor, permission, { listingId: named.id }))
    return { listings: own, named: null, isUnknown: true };
  return {
    listings: own.some(({ id }) => id === named.id) ? own : [...own, named],
    named,
    isUnknown: false,
  };
}

/** For lists across listings: the named one, else all where the owner has the permission. */
export async function requireListingOrAll(args: RouteArgs, permission: Permission) {
  const { actor, services } = signedIn(args);
  const { named, isUnknown } = await listSelectableListings(args, actor, permission);
  if (isUnknown) throw notFound(noListing);
  return { actor, services, listingId: named?.id, place: named?.slug ?? null };
}

/** For pages about one listing: the named one, else the first. */
export async function requireListing(args: RouteArgs, permission: Permission) {
  const { actor, services } = signedIn(args);
  const { listings, named, isUnknown } = await listSelectableListings(args, actor, permission);
  const listing = requireFound(isUnknown ? null : (named ?? listings[0]), noListing);
  return { actor, services, listings, listing };
}

const noListing = {
  title: "No matching listings",
  text: "It is not one of yours. Start again from your dashboard.",
};
