import type { FilterName } from "./search-query.ts";

/** A filter choice and the number of listings it leaves: null where there are too many to count. */
export type Choice = { value: string; label: string; count: number | null };
export type Facets = Record<FilterName, Choice[]>;
