export function readListingParam({ url }: Pick<Request, "url">) {
  return new URL(url).searchParams.get("place") || null;
}

export function withListingParam(path: string, place: string | null) {
  return place === null
    ? path
    : `${path}${path.includes("?") ? "&" : "?"}place=${encodeURIComponent(place)}`;
}
