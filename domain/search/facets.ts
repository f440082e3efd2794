import type { FilterName } from "./search-query.ts";

/** A choice, and how many listings it would leave. */
export type Choice = { value: string; label: string; count: number };
/** Null: too many to count. */
export type Facets = Record<FilterName, Choice[] | null>;
