import { notFound, redirectTo } from "#app/http/answers.server.ts";
import { type RouteArgs, signedIn } from "#app/http/authorize.server.ts";
import { adminListingPath } from "#app/office/components/admin/listing-file.tsx";
import { findListing } from "#domain/catalogue/listings/name-listings.server.ts";
import { currentSlug } from "#domain/catalogue/slugs/slugs.server.ts";

type PageArgs = RouteArgs & { params: { slug?: string | undefined } };

/** Loads the listing in the URL, for admins only. */
export async function requireAdminListing(args: PageArgs) {
  const { actor, services } = signedIn(args);
  const listing = await findListing(services, args.params.slug ?? "");
  if (!listing) {
    const now = await currentSlug(services, args.params.slug ?? "");
    throw now === args.params.slug ? notFound() : redirectTo(adminListingPath(now));
  }
  const { slug, name, isPremium, status } = listing;
  return { actor, services, listing, summary: { slug, name, isPremium, status } };
}
