import { redirect } from "react-router";
import { servicesContext } from "#app/http/context.ts";
import type { LoaderArgs } from "#app/site/page.ts";
import { findCard } from "#domain/catalogue/listings/list-listings.server.ts";
import { appleDirectionsUrl, directionsUrl } from "#shared/outbound-url.ts";

/** Leads to the maps app: a short link on every card instead of a long one. */
export async function loader({ params, url, context }: LoaderArgs<"slug">) {
  const listing = await findCard(context.get(servicesContext), params.slug);
  if (!listing) throw new Response(null, { status: 404 });
  const wantsApple = url.searchParams.get("maps") === "apple";
  const to = { ...listing, city: listing.cityName };
  throw redirect(wantsApple ? appleDirectionsUrl(to) : directionsUrl(to));
}
