import { type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "#app/http/context.ts";
import { requireSignedIn } from "#app/http/guards.ts";
import { notFoundResponse } from "#app/http/not-found.server.ts";
import type { Permission } from "#domain/accounts/policy/permissions.ts";
import { listingsWith, may } from "#domain/accounts/policy/policy.ts";
import { findListing, nameListings } from "#domain/catalogue/listings/name-listings.server.ts";

type RouteArgs = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params: { slug?: string | undefined };
};

/** Loads the listing in the URL. Without the permission, the page is a 404. */
export async function requireOwnListing(asked: RouteArgs, permission: Permission) {
  const actor = await requireSignedIn(asked);
  const services = asked.context.get(servicesContext);
  const listing = await findListing(services, asked.params.slug ?? "");
  if (!listing || !may(actor, permission, { listingId: listing.id }))
    throw await notFoundResponse(services);
  return { actor, services, listing };
}

/**
 * Redirects to the first listing where the owner has the permission, or else to what they may do
 * at all.
 */
export async function redirectToOwnListing(asked: RouteArgs, permission: Permission, path: string) {
  const actor = await requireSignedIn(asked);
  const [first] = await nameListings(
    asked.context.get(servicesContext),
    listingsWith(actor, permission),
  );
  return redirect(first ? `${path}/${first.slug}` : "/client-admin");
}
