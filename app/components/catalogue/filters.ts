import { redirect } from "react-router";
import type { BrowseFilter } from "#domain/catalogue/listings/browse-listings.server.ts";
import { say, sayStored } from "#shared/say.ts";
import { slugify } from "#shared/slug.ts";
import { treatmentFilterAt } from "#site/treatment-groups.ts";

/** URL parameters of a list. Every link uses this order, so one selection has one URL. */
const names = ["q", "city", "category", "treatment", "price", "open", "sort"] as const;
/** Sort orders of a list. The first is the usual one, "" in the filters. */
export const listSorts = ["relevance", "rating", "reviews", "name"] as const;
export type CatalogueFilterName = (typeof names)[number];

/** Validated URL values; "" means not selected. */
export type CatalogueFilters = Record<CatalogueFilterName, string>;

const readers: Record<CatalogueFilterName, (given: string) => string> = {
  q: (given) =>
    given
      .replace(/[\p{C}\s]+/gu, " ")
      .trim()
      .slice(0, 100),
  city: slugify,
  category: slugify,
  treatment: slugify,
  price: (given) => (/^\${1,4}$/.test(given) ? given : ""),
  open: (given) => (given === "1" ? given : ""),
  sort: (given) => (listSorts.slice(1).some((sort) => sort === given) ? given : ""),
};

/** Former name of `city`. Pages list it in `handle`, so that the cache lets it through. */
export const legacyCityParam = "location";

export function redirectLegacyCity(request: Request) {
  const { pathname, searchParams } = new URL(request.url);
  const city = searchParams.get(legacyCityParam);
  if (city === null) return;
  searchParams.delete(legacyCityParam);
  if (city && !searchParams.has("city")) searchParams.set("city", slugify(city));
  const path = pathname.replace(/^\/+/, "/");
  throw redirect(searchParams.size > 0 ? `${path}?${searchParams}` : path, 301);
}

/** Accepts cities, categories, and treatments by slug or name. */
export function readFilters(
  request: Request,
  understood: readonly CatalogueFilterName[],
): CatalogueFilters {
  if (understood.includes("city")) redirectLegacyCity(request);
  const { searchParams } = new URL(request.url);
  const read = (name: CatalogueFilterName) =>
    understood.includes(name) ? readers[name](searchParams.get(name) ?? "").slice(0, 100) : "";
  return {
    q: read("q"),
    city: read("city"),
    category: read("category"),
    treatment: read("treatment"),
    price: read("price"),
    open: read("open"),
    sort: read("sort"),
  };
}

export function toListingFilter({
  q,
  city,
  category,
  treatment,
  price,
  open,
}: CatalogueFilters): BrowseFilter {
  return {
    text: q || undefined,
    city: city || undefined,
    category: category || undefined,
    treatment: treatment || undefined,
    price: price.length || undefined,
    isOpen: open === "1",
  };
}

export function isAnyChosen(filters: CatalogueFilters) {
  return names.some((name) => filters[name] !== "");
}

export function filterPath(
  path: string,
  filters: Partial<CatalogueFilters>,
  { view = "", page = 1 } = {},
) {
  const query = new URLSearchParams(
    names.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])),
  );
  if (view) query.set("view", view);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}

type SlugAndName = { slug: string; name: string };

/** Active filters as text, without the sort order, each with the URL that removes it. */
export function activeFilters(
  path: string,
  filters: CatalogueFilters,
  known: { cities?: SlugAndName[]; categories?: SlugAndName[]; treatments?: SlugAndName[] },
) {
  const named = (of: SlugAndName[] = [], slug: string) =>
    sayStored((of.find((each) => each.slug === slug) ?? treatmentFilterAt(slug))?.name ?? slug);
  const words: CatalogueFilters = {
    q: `“${filters.q}”`,
    city: named(known.cities, filters.city),
    category: named(known.categories, filters.category),
    treatment: named(known.treatments, filters.treatment),
    price: filters.price,
    open: say("Open now"),
    sort: "",
  };
  return names
    .filter((name) => name !== "sort" && filters[name] !== "")
    .map((name) => ({ label: words[name], href: filterPath(path, { ...filters, [name]: "" }) }));
}
