import { data } from "react-router";
import { type NotFoundText, unknownAddress } from "#app/components/shell/not-found.tsx";
import { listListings } from "#domain/catalogue/listings/list-listings.server.ts";
import type { ListingCard } from "#domain/catalogue/listings/listing.ts";
import type { Services } from "#domain/services.ts";

const featuredShown = 4;

export type NotFoundData = NotFoundText & { listings: ListingCard[] };

/** Builds the 404 that loaders throw. The root shows the text with suggestions. */
export async function notFoundResponse(
  services: Services,
  { title, text }: NotFoundText = unknownAddress,
) {
  const listings = await listListings(services, {}, { limit: featuredShown });
  return data({ title, text, listings } satisfies NotFoundData, { status: 404 });
}

export const noSuchPage: NotFoundText = {
  title: "Page not found",
  text: "The list has fewer pages. Start again from its first page.",
};
