import { z } from "zod";
import { filterNamed } from "#domain/search/filters/all-filters.ts";
import { choicesIn, valuesOf } from "#domain/search/filters/parameter.ts";
import {
  filterNames,
  isSearchNarrowed,
  readSearch,
  type SearchQuery,
  searchUrl,
} from "#domain/search/search-query.ts";
import { groupOf } from "#domain/search/ticks.ts";
import { oneLine } from "#shared/typed-text.ts";

const longestName = 80;

export const savedSearchSchema = z.object({
  name: oneLine("Name the search")
    .min(1, { error: "Name the search", abort: true })
    .max(longestName, `This is longer than ${longestName} characters`),
  alerts: z.string().optional(),
});

/**
 * Extracts the search from a URL in canonical order, so that equal searches compare equal;
 * null for an empty search.
 */
export function searchToSave(parameters: URLSearchParams): { query: string; name: string } | null {
  const query = readSearch(parameters);
  if (!isSearchNarrowed(query)) return null;
  return { query: searchUrl("", query).slice(1), name: nameOf(query).slice(0, longestName) };
}

const words = (slugs: string) =>
  valuesOf(slugs)
    .map((slug) => slug.replaceAll("-", " ").replace(/(^|\s)\S/g, (letter) => letter.toUpperCase()))
    .join(", ");

/** Suggests a name, such as "Botox in Irvine, open now". */
function nameOf(query: SearchQuery) {
  const { q, treatment, category, city } = query;
  const what = [q, words(treatment), words(category)].filter(Boolean).join(", ") || "Med spas";
  const rest = filterNames.flatMap((name) =>
    choicesIn(query[name]).map((value) => filterNamed(groupOf(name, value)).savedAs?.(value)),
  );
  return [city ? `${what} in ${words(city)}` : what, ...rest].filter(Boolean).join(", ");
}
