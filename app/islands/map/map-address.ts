import { type Bounds, boundsText } from "#domain/catalogue/reference/bounds.ts";
import { type SearchQuery, searchUrl } from "#domain/search/search-query.ts";

/** Query for both the page and its points, so they always cover the same listings as the search. */
export function mapQuery(query: Partial<SearchQuery>, bounds: Bounds | null) {
  const search = searchUrl("", query);
  if (!bounds) return search;
  return `${search || "?"}${search && "&"}${new URLSearchParams({ bounds: boundsText(bounds) })}`;
}
