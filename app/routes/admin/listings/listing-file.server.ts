import type { RouterContextProvider } from "react-router";
import { clientPath } from "#app/components/admin/client-file.tsx";
import { servicesContext } from "#app/http/context.ts";
import { requireAllowed } from "#app/http/guards.ts";
import { missing } from "#app/http/not-found.server.ts";
import { goOn } from "#app/http/redirect.server.ts";
import { findListing } from "#domain/catalogue/listings/name-listings.server.ts";
import { currentSlug } from "#domain/catalogue/slugs/slugs.server.ts";

type Asked = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params: { slug?: string | undefined };
};

/** Loads the listing in the URL, for admins only. */
export async function requireClient(asked: Asked) {
  const actor = await requireAllowed(asked, "listings.manage");
  const services = asked.context.get(servicesContext);
  const listing = await findListing(services, asked.params.slug ?? "");
  if (!listing) {
    const now = await currentSlug(services, asked.params.slug ?? "");
    throw now === asked.params.slug ? await missing(services) : goOn(clientPath(now), []);
  }
  const { slug, name, isPremium, status } = listing;
  return { actor, services, listing, client: { slug, name, isPremium, status } };
}
