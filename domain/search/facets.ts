import type { SearchFilterName } from "./search-query.ts";

/** A filter choice and the number of listings it leaves: null where there are too many to count. */
export type FacetChoice = { value: string; label: string; count: number | null };
export type FacetChoices = Record<SearchFilterName, FacetChoice[]>;
