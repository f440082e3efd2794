import { redirect } from "react-router";
import { type RouteArgs, signedIn } from "#app/http/authorize.server.ts";
import { actorContext, listingContext, servicesContext } from "#app/http/context.ts";
import type { Permission } from "#domain/accounts/policy/permissions.ts";
import { listingsWith } from "#domain/accounts/policy/policy.ts";
import { nameListings } from "#domain/catalogue/listings/name-listings.server.ts";

/** The listing in the path, as the route's middleware found it. */
export const ownListing = ({ context }: Pick<RouteArgs, "context">) => ({
  ...signedIn({ context }),
  listing: context.get(listingContext),
});

/**
 * Redirects to the first listing where the owner has the permission, or else to what they may do
 * at all.
 */
export async function redirectToOwnListing(
  { context }: Pick<RouteArgs, "context">,
  permission: Permission,
  path: string,
) {
  const [first] = await nameListings(
    context.get(servicesContext),
    listingsWith(context.get(actorContext), permission),
  );
  return redirect(first ? `${path}/${first.slug}` : "/client-admin");
}
