import { toOwnListing } from "#app/own-listing.server.ts";
import type { Route } from "./+types/team-first.ts";

export const loader = (asked: Route.LoaderArgs) =>
  toOwnListing(asked, "run the team", "/owner/team");
