import { toOwnListing } from "#app/own-listing.server.ts";
import type { Route } from "./+types/photos-first.ts";

export const loader = (asked: Route.LoaderArgs) =>
  toOwnListing(asked, "run photos", "/owner/photos");
