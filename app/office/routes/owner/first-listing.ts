import { redirect } from "react-router";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { listingsWith } from "#domain/accounts/policy/policy.ts";
import { nameListings } from "#domain/catalogue/listings/name-listings.server.ts";
import type { Route } from "./+types/first-listing.ts";
import { permissionOfPart } from "./nav.server.ts";

export const middleware = [authorize("dashboard.list")];

/**
 * Redirects to the section of the first listing where the owner has its permission, or else to what
 * they may do at all.
 */
export async function loader({ context, pattern }: Route.LoaderArgs) {
  const { actor, services } = signedIn({ context });
  const path = `/${pattern}`;
  const [first] = await nameListings(services, listingsWith(actor, permissionOfPart(path)));
  return redirect(first ? `${path}/${first.slug}` : "/client-admin");
}
