import { toOwnListing } from "#app/own-listing.server.ts";
import type { Route } from "./+types/settings-first.ts";

export const loader = (asked: Route.LoaderArgs) =>
  toOwnListing(asked, "see settings", "/owner/settings");
