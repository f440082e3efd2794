import { noSuchPage, notFound } from "#app/http/not-found.ts";
import { pageSize, pageWindow, readPageNumber } from "#app/http/pagination.ts";
import { pageOfCards } from "#domain/search/list-cards.server.ts";
import type { Services } from "#domain/services.ts";

/** Data for `ListingList`: the first few, or the full paginated list with ?view=all. */
export async function loadListingPage(
  services: Services,
  request: Request,
  filter: Parameters<typeof pageOfCards>[1],
  firstShown: number,
) {
  const isWhole = new URL(request.url).searchParams.get("view") === "all";
  const page = isWhole ? readPageNumber(request) : 1;
  const { listings, total } = await pageOfCards(
    services,
    filter,
    isWhole ? pageWindow(page) : { limit: firstShown },
  );
  if (page > 1 && listings.length === 0) throw notFound(noSuchPage);
  return { listings, total, page, pages: Math.ceil(total / pageSize), isWhole };
}
