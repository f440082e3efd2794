import type { FilterName } from "./search-query.ts";

/** A choice, and how many listings it would leave: null where there are too many to count. */
export type Choice = { value: string; label: string; count: number | null };
export type Facets = Record<FilterName, Choice[]>;
