import { brand } from "#site/brand.ts";

/** Links to other sites say where the visitor came from. */
export function outboundUrl(address: string, { content, term }: { content?: string; term?: string } = {}) {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  const parameters = { utm_source: brand.productSource, utm_medium: "listing", utm_campaign: "directory", utm_term: term, utm_content: content };
  for (const [name, value] of Object.entries(parameters)) if (value) url.searchParams.set(name, value);
  return url.href;
}

/** The way to a place, on a map that asks for no account. */
export function directionsUrl({ latitude, longitude }: { latitude: number; longitude: number }) {
  return outboundUrl(`https://www.openstreetmap.org/directions?to=${latitude},${longitude}`, { content: "get-directions" });
}
