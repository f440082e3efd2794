import { type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "#app/http/context.ts";
import { requireSignedIn } from "#app/http/guards.ts";
import { notFound } from "#app/http/not-found.ts";
import type { Permission } from "#domain/accounts/policy/permissions.ts";
import { listingsWith, may } from "#domain/accounts/policy/policy.ts";
import { findListing, nameListings } from "#domain/catalogue/listings/name-listings.server.ts";

type RouteArgs = {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
  params: { slug?: string | undefined };
};

/** Loads the listing in the URL. Without the permission, the page is a 404. */
export async function requireOwnListing(args: RouteArgs, permission: Permission) {
  const actor = await requireSignedIn(args);
  const services = args.context.get(servicesContext);
  const listing = await findListing(services, args.params.slug ?? "");
  if (!listing || !may(actor, permission, { listingId: listing.id })) throw notFound();
  return { actor, services, listing };
}

/**
 * Redirects to the first listing where the owner has the permission, or else to what they may do
 * at all.
 */
export async function redirectToOwnListing(args: RouteArgs, permission: Permission, path: string) {
  const actor = await requireSignedIn(args);
  const [first] = await nameListings(
    args.context.get(servicesContext),
    listingsWith(actor, permission),
  );
  return redirect(first ? `${path}/${first.slug}` : "/client-admin");
}
