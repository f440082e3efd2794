import { redirectToOwnListing } from "#app/routes/owner/listing-in-path.server.ts";
import type { Route } from "./+types/first-listing.ts";

export function loader(args: Route.LoaderArgs) {
  return redirectToOwnListing(args, "listings.edit", "/owner/profile");
}
