import { toOwnListing } from "#app/own-listing.server.ts";
import type { Route } from "./+types/of-first.ts";

export function loader(asked: Route.LoaderArgs) {
  return toOwnListing(asked, "edit a listing", "/owner/profile");
}
