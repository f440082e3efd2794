import { useLocation } from "react-router";
import { withListingParam } from "./listing-param.ts";

/** Keeps the selected listing in the URLs of owner pages. */
export function useListingParam() {
  const slug = new URLSearchParams(useLocation().search).get("place") || null;
  return (path: string) => withListingParam(path, slug);
}
