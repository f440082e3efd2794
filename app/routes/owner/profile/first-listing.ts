import { redirectToOwnListing } from "#app/routes/owner/listing-in-path.server.ts";
import type { Route } from "./+types/first-listing.ts";

export function loader(asked: Route.LoaderArgs) {
  return redirectToOwnListing(asked, "listings.edit", "/owner/profile");
}
