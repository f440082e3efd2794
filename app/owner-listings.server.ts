import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import { requireSignedIn } from "#app/guards.ts";
import { missing } from "#app/missing.server.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { type Action, may, placesOf } from "#domain/accounts/policy.ts";
import { nameListings } from "#domain/catalogue/name-listings.server.ts";
import { readId } from "#shared/read-id.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** The listings that somebody runs, and the one that `?listing=` names: an operator may name any. */
export async function listingsOf({ request, context }: Asked, actor: Actor, deed: Action) {
  const named = new URL(request.url).searchParams.get("listing");
  const asked = named === null ? null : readId(named);
  const own = placesOf(actor, deed);
  const isMine = asked === null || may(actor, deed, { medSpaId: asked });
  const ids = asked !== null && isMine ? [...new Set([...own, asked])] : own;
  const listings = await nameListings(context.get(servicesContext), ids);
  return { listings, named: listings.find(({ id }) => id === asked) ?? null, isUnknown: asked !== null && !listings.some(({ id }) => id === asked) };
}

/** For pages about one listing: the one that is named, else the first. */
export async function requireListing(asked: Asked, deed: Action) {
  const actor = await requireSignedIn(asked);
  const services = asked.context.get(servicesContext);
  const { listings, named, isUnknown } = await listingsOf(asked, actor, deed);
  const listing = isUnknown ? null : (named ?? listings[0]);
  if (!listing) throw await missing(services, noListing);
  return { actor, services, listings, listing };
}

const noListing = { title: "No such listing", text: "It is not one of yours. Start again from your bookings." };
