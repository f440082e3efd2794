import { redirect } from "react-router";
import { noSuchPage, notFound } from "#app/http/answers.server.ts";
import { describeNextPage, maxPages, pageSize, readPageNumber } from "#app/http/pagination.ts";
import { joinValues, valuesOf } from "#domain/search/filters/parameter.ts";
import { type ListScope, pageOfCards } from "#domain/search/list-cards.server.ts";
import { isSearchNarrowed, searchUrl } from "#domain/search/search-query.ts";
import type { Services } from "#domain/services.ts";
import { treatmentFilterAt } from "#site/treatment-groups.ts";
import { omitSearchDefaults, readSearchQuery } from "./search.server.ts";

/**
 * The number of the most offered treatments in the menu. The search has all of them, for which the
 * page budget has no room.
 */
const treatmentsShown = 15;

/**
 * Loads a page that lists providers: the first of them and the menus of its filter row. Page N
 * includes all earlier pages. With `firstShown`, there are only so many until ?view=all.
 */
export async function loadListPage(
  services: Services,
  url: URL,
  scope: ListScope,
  firstShown?: number,
) {
  redirectToSearch(url, scope);
  const isWhole = firstShown === undefined || url.searchParams.get("view") === "all";
  const page = isWhole ? readPageNumber(url) : 1;
  if (page > maxPages) throw notFound(noSuchPage);
  const { listings, total, paidFirst, facets } = await pageOfCards(
    services,
    scope,
    isWhole ? pageSize * page : firstShown,
  );
  if (page > 1 && total <= pageSize * (page - 1)) throw notFound(noSuchPage);
  return {
    scope,
    listings,
    total,
    paidFirst,
    page,
    firstShown,
    isWhole,
    facets: { ...facets, treatment: facets.treatment.slice(0, treatmentsShown) },
    ...describeNextPage(page, isWhole && listings.length < total),
  };
}

export type ListPage = Awaited<ReturnType<typeof loadListPage>>;

/** Redirects a narrowed list to the search, which has all filters. */
function redirectToSearch(url: URL, scope: ListScope) {
  const query = readSearchQuery(url);
  if (!isSearchNarrowed(query)) return;
  const treatment = treatmentFilterAt(scope.treatment)
    ? query.treatment || scope.treatment
    : joinValues([scope.treatment ?? "", ...valuesOf(query.treatment)]);
  const search = { ...scope, ...omitSearchDefaults(query), ...(treatment && { treatment }) };
  throw redirect(searchUrl("/search", search), 301);
}
