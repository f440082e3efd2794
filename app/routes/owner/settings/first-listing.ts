import { redirectToOwnListing } from "#app/routes/owner/listing-in-path.server.ts";
import type { Route } from "./+types/first-listing.ts";

export const loader = (asked: Route.LoaderArgs) =>
  redirectToOwnListing(asked, "ownerSettings.read", "/owner/settings");
