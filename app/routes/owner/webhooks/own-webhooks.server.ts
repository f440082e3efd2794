import type { RouterContextProvider } from "react-router";
import { placeIn, withPlace } from "#app/components/owner/with-listing.ts";
import { servicesContext } from "#app/http/context.ts";
import { requireSignedIn } from "#app/http/guards.ts";
import { missing } from "#app/http/not-found.server.ts";
import { goOn } from "#app/http/redirect.server.ts";
import { nameListings } from "#domain/catalogue/listings/name-listings.server.ts";
import type { Services } from "#domain/services.ts";
import { readId } from "#shared/read-id.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider>; params: { id: string } };

export const ownWebhooks = ({ id, slug }: { id: number; slug: string }) => ({
  listingId: id,
  list: `/owner/settings/${slug}/webhooks`,
  one: "/owner/webhooks",
});

export async function askedWebhook(asked: Asked) {
  const actor = await requireSignedIn(asked);
  return { actor, services: asked.context.get(servicesContext), id: readId(asked.params.id) };
}

/**
 * Listing of an endpoint. Site-wide endpoints have other pages. The dashboard needs the listing
 * in the URL.
 */
export async function listingOf(
  services: Services,
  listingId: number | null | undefined,
  request: Request,
) {
  const [listing] = listingId ? await nameListings(services, [listingId]) : [];
  if (!listing) throw await missing(services);
  const { pathname, search } = new URL(request.url);
  if (request.method === "GET" && placeIn(request) === null)
    throw goOn(withPlace(`${pathname}${search}`, listing.slug), []);
  return listing;
}
