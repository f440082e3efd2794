import { type FilterParameterName, filterParameters } from "./filters/all-filters.ts";
import type { FacetChoice } from "./filters/filter.ts";

export type FacetChoices = Record<FilterParameterName, FacetChoice[]>;

export const emptyFacets = () =>
  Object.fromEntries(
    filterParameters.map(({ name }): [string, FacetChoice[]] => [name, []]),
  ) as FacetChoices;
