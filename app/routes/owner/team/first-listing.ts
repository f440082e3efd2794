import { authorize } from "#app/http/authorize.server.ts";
import { redirectToOwnListing } from "#app/routes/owner/listing-in-path.server.ts";
import type { Route } from "./+types/first-listing.ts";

export const middleware = [authorize("team.list")];

export const loader = (args: Route.LoaderArgs) =>
  redirectToOwnListing(args, "team.manage", "/owner/team");
