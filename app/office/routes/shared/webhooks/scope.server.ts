import { data } from "react-router";
import { readListingParam, withListingParam } from "#app/components/owner/listing-param.ts";
import { notFound, redirectTo } from "#app/http/answers.server.ts";
import { signedIn } from "#app/http/authorize.server.ts";
import { listingContext } from "#app/http/context.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import { type ListingName, nameListings } from "#domain/catalogue/listings/name-listings.server.ts";
import type { ListedEndpoint } from "#domain/webhooks/endpoints.server.ts";
import { isOfAdmin, type SharedArgs } from "../shared-args.ts";

export type EndpointArgs = SharedArgs & { params: { id: string } };

const site = "/admin/integrations/webhooks";

/**
 * Returns the scope of endpoints. `list`: path of their list. `one`: path prefix of an endpoint's
 * page.
 */
const scopeOf = (listing: ListingName | null) => ({
  listingId: listing?.id ?? null,
  listing: listing && { name: listing.name, slug: listing.slug },
  list: listing ? `/owner/settings/${listing.slug}/webhooks` : site,
  one: listing ? "/owner/webhooks" : site,
});

/** Returns the scope of a list: the site, or the listing in the path. */
export const scopeInPath = (args: SharedArgs) =>
  scopeOf(isOfAdmin(args) ? null : args.context.get(listingContext));

/** Loads the scope of a site or listing endpoint. Owner pages need the listing in the URL. */
export async function requireScope(args: SharedArgs, listingId: number | null | undefined) {
  if (isOfAdmin(args) && listingId === null) return scopeOf(null);
  const { services } = signedIn(args);
  const [listing] = listingId && !isOfAdmin(args) ? await nameListings(services, [listingId]) : [];
  if (!listing) throw notFound();
  const { request, url } = args;
  if (request.method === "GET" && readListingParam(url) === null)
    throw redirectTo(withListingParam(url.pathname + url.search, listing.slug));
  return scopeOf(listing);
}

/** Returns a new secret, which only this response shows. */
export const withSecret = (secret: string) =>
  data({ isDone: true as const, secret }, { headers: { "cache-control": "no-store" } });

export function presentEndpoint(
  { createdAt, failingSince, secretBeforeUntil, last, ...endpoint }: ListedEndpoint,
  now: Date,
) {
  return {
    ...endpoint,
    made: momentInWords(createdAt),
    failing: failingSince && momentInWords(failingSince),
    secretBeforeUntil:
      secretBeforeUntil && secretBeforeUntil > now ? momentInWords(secretBeforeUntil) : null,
    last: last && { status: last.status, answer: last.answer, at: momentInWords(last.at) },
  };
}
