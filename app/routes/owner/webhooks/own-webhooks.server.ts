import type { RouterContextProvider } from "react-router";
import { readListingParam, withListingParam } from "#app/components/owner/listing-param.ts";
import { servicesContext } from "#app/http/context.ts";
import { requireSignedIn } from "#app/http/guards.ts";
import { notFound } from "#app/http/not-found.ts";
import { redirectTo } from "#app/http/redirect.server.ts";
import { nameListings } from "#domain/catalogue/listings/name-listings.server.ts";
import type { Services } from "#domain/services.ts";
import { readId } from "#shared/read-id.ts";

type RouteArgs = {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
  params: { id: string };
};

export const ownWebhooks = ({ id, slug }: { id: number; slug: string }) => ({
  listingId: id,
  list: `/owner/settings/${slug}/webhooks`,
  one: "/owner/webhooks",
});

export async function requireWebhookAccess(args: RouteArgs) {
  const actor = await requireSignedIn(args);
  return { actor, services: args.context.get(servicesContext), id: readId(args.params.id) };
}

/**
 * Listing of an endpoint. Site-wide endpoints have other pages. The dashboard needs the listing
 * in the URL.
 */
export async function requireEndpointListing(
  services: Services,
  listingId: number | null | undefined,
  { request, url }: Pick<RouteArgs, "request" | "url">,
) {
  const [listing] = listingId ? await nameListings(services, [listingId]) : [];
  if (!listing) throw notFound();
  if (request.method === "GET" && readListingParam(request) === null)
    throw redirectTo(withListingParam(url.pathname + url.search, listing.slug), []);
  return listing;
}
