import { authorize } from "#app/http/authorize.server.ts";
import { redirectToOwnListing } from "#app/routes/owner/listing-in-path.server.ts";
import type { Route } from "./+types/first-listing.ts";

export const middleware = [authorize("listings.list")];

export function loader(args: Route.LoaderArgs) {
  return redirectToOwnListing(args, "listings.edit", "/owner/profile");
}
