import { brand } from "#site/brand.ts";
import { isWebAddress } from "./web-address.ts";

type About = { content?: string; term?: string };

/** Links to other sites say where the visitor came from. Null for what is no address of the web: "javascript:" would run on our page. */
export function outboundUrl(address: string, about: About = {}) {
  return isWebAddress(address) ? withSource(new URL(address), about) : null;
}

/** The way to a place, on a map that asks for no account. */
export function directionsUrl({ latitude, longitude }: { latitude: number; longitude: number }) {
  return withSource(new URL(`https://www.openstreetmap.org/directions?to=${latitude},${longitude}`), { content: "get-directions" });
}

function withSource(url: URL, { content, term }: About) {
  const parameters = { utm_source: brand.productSource, utm_medium: "listing", utm_campaign: "directory", utm_term: term, utm_content: content };
  for (const [name, value] of Object.entries(parameters)) if (value) url.searchParams.set(name, value);
  return url.href;
}
