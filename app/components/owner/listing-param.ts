import { useLocation } from "react-router";

export function readListingParam({ url }: Pick<Request, "url">) {
  return new URL(url).searchParams.get("place") || null;
}

export function withListingParam(path: string, slug: string | null) {
  return slug === null
    ? path
    : `${path}${path.includes("?") ? "&" : "?"}place=${encodeURIComponent(slug)}`;
}

/** A path about the same listing as the request. */
export const keepListing = (path: string, request: Pick<Request, "url">) =>
  withListingParam(path, readListingParam(request));

/** Keeps the selected listing in the URLs of owner pages. */
export function useListingParam() {
  const slug = new URLSearchParams(useLocation().search).get("place") || null;
  return (path: string) => withListingParam(path, slug);
}
