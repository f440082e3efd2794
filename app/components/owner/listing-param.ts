import { useLocation } from "react-router";

export function readListingParam({ searchParams }: URL) {
  return searchParams.get("place") || null;
}

export function withListingParam(path: string, slug: string | null) {
  return slug === null
    ? path
    : `${path}${path.includes("?") ? "&" : "?"}place=${encodeURIComponent(slug)}`;
}

/** Returns a path about the same listing as the URL. */
export const keepListing = (path: string, url: URL) =>
  readListingParam(new URL(path, url)) ? path : withListingParam(path, readListingParam(url));

/** Keeps the selected listing in the URLs of owner pages. */
export function useListingParam() {
  const slug = new URLSearchParams(useLocation().search).get("place") || null;
  return (path: string) => withListingParam(path, slug);
}
