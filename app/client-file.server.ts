import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import { requireAllowed } from "#app/guards.ts";
import { missing } from "#app/missing.server.ts";
import { findListing } from "#domain/catalogue/name-listings.server.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider>; params: { slug?: string | undefined } };

/** The listing of the address, for the operator alone. */
export async function requireClient(asked: Asked) {
  const actor = await requireAllowed(asked, "manage clients");
  const services = asked.context.get(servicesContext);
  const listing = await findListing(services, asked.params.slug ?? "");
  if (!listing) throw await missing(services);
  const { slug, name, isPremium, status } = listing;
  return { actor, services, listing, client: { slug, name, isPremium, status } };
}
