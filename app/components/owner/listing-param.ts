export function readListingParam({ url }: Pick<Request, "url">) {
  return new URL(url).searchParams.get("place") || null;
}

export function withListingParam(path: string, slug: string | null) {
  return slug === null
    ? path
    : `${path}${path.includes("?") ? "&" : "?"}place=${encodeURIComponent(slug)}`;
}
