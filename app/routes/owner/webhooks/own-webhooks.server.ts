import { readListingParam, withListingParam } from "#app/components/owner/listing-param.ts";
import { type RouteArgs, signedIn } from "#app/http/authorize.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { redirectTo } from "#app/http/redirect.server.ts";
import { nameListings } from "#domain/catalogue/listings/name-listings.server.ts";
import type { Services } from "#domain/services.ts";
import { readId } from "#shared/read-id.ts";

type PageArgs = RouteArgs & { params: { id: string } };

export const ownWebhooks = ({ id, slug }: { id: number; slug: string }) => ({
  listingId: id,
  list: `/owner/settings/${slug}/webhooks`,
  one: "/owner/webhooks",
});

export const requireWebhookAccess = (args: PageArgs) => ({
  ...signedIn(args),
  id: readId(args.params.id),
});

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
