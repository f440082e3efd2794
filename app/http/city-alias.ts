import { redirect } from "react-router";
import { searchParameters } from "#domain/search/search-query.ts";
import { slugify } from "#shared/slug.ts";

/** Other name of `city` in links. Pages list it in `handle`, so that the cache lets it through. */
export const cityAlias = "location";

/**
 * Cache of pages that list providers: one minute, because cards show who is open now. Filters in
 * their URLs lead to the search.
 */
export const listPageCache = {
  query: [...searchParameters, cityAlias, "view", "page"],
  seconds: 60,
};

export function redirectCityAlias({ pathname, search }: URL) {
  const searchParams = new URLSearchParams(search);
  const city = searchParams.get(cityAlias);
  if (city === null) return;
  searchParams.delete(cityAlias);
  if (city && !searchParams.has("city")) searchParams.set("city", slugify(city));
  const path = pathname.replace(/^\/+/, "/");
  throw redirect(searchParams.size > 0 ? `${path}?${searchParams}` : path, 301);
}
