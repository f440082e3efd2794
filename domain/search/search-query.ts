import { canonicalBounds } from "#domain/catalogue/reference/bounds.ts";
import { type FilterValues, filterParameters } from "./filters/all-filters.ts";
import { type FilterParameter, plainWords, readNumber, readText } from "./filters/parameter.ts";
import { isSort, type SearchSort } from "./search-sort.ts";

/** Lists of values are separated by commas: see `valuesOf`. */
export type SearchQuery = FilterValues & {
  q: string;
  /** "33.68,-117.79", a ZIP code or a city. */
  near: string;
  radius: number | null;
  /** "south,west,north,east" in degrees: the part of a map. */
  bounds: string;
  sort: SearchSort;
  /** Turns off spelling correction. */
  literal: boolean;
};

export const filterNames = filterParameters.map(({ name }) => name);

/** All URL parameters, in the order that every link uses. */
export const searchParameters = [
  "q",
  ...filterNames,
  "near",
  "radius",
  "bounds",
  "sort",
  "literal",
] as const;

/** Maximum distance in miles. */
export const maxSearchMiles = 60;

const forEachParameter = (valueIn: (parameter: FilterParameter) => unknown) =>
  Object.fromEntries(
    filterParameters.map((parameter): [string, unknown] => [parameter.name, valueIn(parameter)]),
  ) as FilterValues;

export const emptySearch: SearchQuery = {
  q: "",
  ...forEachParameter(({ none }) => none),
  near: "",
  radius: null,
  bounds: "",
  sort: "relevance",
  literal: false,
};

/** Ignores parameters that are not valid. */
export function readSearch(parameters: URLSearchParams): SearchQuery {
  const rawValue = (name: string) => parameters.get(name) ?? "";
  const text = (name: string) => readText(plainWords(rawValue(name)));
  const sort = text("sort");
  return {
    q: text("q"),
    ...forEachParameter(({ name, parse }) => parse(rawValue(name))),
    near: text("near"),
    radius: readNumber(rawValue("radius"), 1, maxSearchMiles),
    bounds: canonicalBounds(text("bounds")),
    sort: isSort(sort) ? sort : "relevance",
    literal: text("literal") === "1",
  };
}

/**
 * Builds the canonical URL of a search: omits empty parameters, so that each search has one URL.
 */
export function searchUrl(path: string, query: Partial<SearchQuery>, page = 1) {
  const parameters = new URLSearchParams();
  for (const name of searchParameters) {
    const value = query[name];
    if (value === undefined || value === emptySearch[name]) continue;
    parameters.set(name, value === true ? "1" : String(value));
  }
  if (page > 1) parameters.set("page", String(page));
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

export function isSearchNarrowed(query: SearchQuery) {
  return (
    query.q !== "" ||
    query.near !== "" ||
    query.bounds !== "" ||
    query.sort !== "relevance" ||
    filterNames.some((name) => query[name] !== emptySearch[name])
  );
}
