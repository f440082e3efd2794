import { canonicalBounds } from "#domain/catalogue/reference/bounds.ts";
import { weekdays } from "#shared/hours.ts";
import { slugify } from "#shared/slug.ts";

export const searchSorts = {
  relevance: "Relevance",
  rating: "Highest Rated",
  reviews: "Most Reviewed",
  price: "Price: Low to High",
  name: "Name A-Z",
  distance: "Nearest",
  city: "City",
} as const;
export type SearchSort = keyof typeof searchSorts;

export type SearchPosition = { latitude: number; longitude: number };

export type SearchQuery = {
  q: string;
  /** Slugs. These filters hold several values, separated by commas: see `valuesOf`. */
  city: string;
  category: string;
  treatment: string;
  /** "$" to "$$$$", and ranges of dollars: "200-500", "1000-". */
  price: string;
  /** "1" for now, "evening", or a day: "saturday". */
  open: string;
  rating: number | null;
  language: string;
  amenity: string;
  premier: boolean;
  offers: boolean;
  /** "33.68,-117.79", a ZIP code or a city. */
  near: string;
  radius: number | null;
  /** "south,west,north,east" in degrees: the part of a map. */
  bounds: string;
  sort: SearchSort;
  /** Turns off spelling correction. */
  literal: boolean;
};

export const filterNames = [
  "city",
  "category",
  "treatment",
  "price",
  "open",
  "rating",
  "language",
  "amenity",
  "premier",
  "offers",
] as const;
export type SearchFilterName = (typeof filterNames)[number];

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

const longestText = 200;
const mostValues = 40;
/** In miles. */
export const maxSearchMiles = 60;

export const emptySearch: SearchQuery = {
  q: "",
  city: "",
  category: "",
  treatment: "",
  price: "",
  open: "",
  rating: null,
  language: "",
  amenity: "",
  premier: false,
  offers: false,
  near: "",
  radius: null,
  bounds: "",
  sort: "relevance",
  literal: false,
};

/** The values of a filter that holds several. */
export const valuesOf = (joined = "") => joined.split(",").filter(Boolean);

/** In canonical order, so that each search has one URL. */
export const joinValues = (values: string[]) =>
  [...new Set(values)].filter(Boolean).sort().slice(0, mostValues).join(",");

const plainWords = (text: string) => text.replace(/[\p{C}\s]+/gu, " ").trim();
const readSlug = (text: string) => (/^all( |$)/i.test(text) ? "" : slugify(text));
const readText = (text: string) => text.slice(0, longestText);
const readers = {
  city: readSlug,
  category: readSlug,
  treatment: readSlug,
  price: (text: string) => (readPrice(text) ? text : ""),
  open: (text: string) => (isOpenTime(text) ? text : ""),
  language: readText,
  amenity: readText,
};

/** Reads a filter that holds several values, and ignores those that are not valid. */
export const readValues = (name: keyof typeof readers, given: string) =>
  joinValues(given.split(",").map((value) => readers[name](plainWords(value))));

/** Ignores parameters that are not valid. */
export function readSearch(parameters: URLSearchParams): SearchQuery {
  const text = (name: string) => readText(plainWords(parameters.get(name) ?? ""));
  const values = (name: keyof typeof readers) => readValues(name, parameters.get(name) ?? "");
  const number = (name: string, least: number, most: number) => {
    const value = Number(text(name) || Number.NaN);
    return value >= least && value <= most ? value : null;
  };
  const sort = text("sort");
  return {
    q: text("q"),
    city: values("city"),
    category: values("category"),
    treatment: values("treatment"),
    price: values("price"),
    open: values("open"),
    rating: number("rating", 1, 5),
    language: values("language"),
    amenity: values("amenity"),
    premier: text("premier") === "1",
    offers: text("offers") === "1",
    near: text("near"),
    radius: number("radius", 1, maxSearchMiles),
    bounds: canonicalBounds(text("bounds")),
    sort: isSort(sort) ? sort : "relevance",
    literal: text("literal") === "1",
  };
}

export const isOpenTime = (text: string) =>
  text === "1" || text === "evening" || weekdays.some((day) => day.toLowerCase() === text);

export function isSort(text: string): text is SearchSort {
  return Object.hasOwn(searchSorts, text);
}

/** Canonical URL of a search: omits empty parameters, so that each search has one URL. */
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

/** Parses one price level, or one range of dollars. */
export function readPrice(
  text: string,
): { level: number } | { from: number; to: number | null } | null {
  if (/^\${1,4}$/.test(text)) return { level: text.length };
  const [, from, to] = /^(\d{0,5})-(\d{0,5})$/.exec(text) ?? [];
  if (from === undefined || (from === "" && to === "")) return null;
  const range = { from: Number(from), to: to === "" ? null : Number(to) };
  return range.to === null || range.from <= range.to ? range : null;
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
