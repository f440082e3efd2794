import { filters } from "../filters/all-filters.ts";
import type { TokenSource } from "./search-listing.ts";

/**
 * Lists the tokens that find and count a listing: see catalogue/facet-tokens.ts and the filters.
 */
export const tokensOf = (listing: TokenSource) => [
  // A comma would end the value in a URL.
  ...listing.tokens.replaceAll(",", "").split(" "),
  ...filters.flatMap(({ tokens }) => tokens?.(listing) ?? []),
];
