import { brand } from "#site/brand.ts";
import { type Addressed, addressLine } from "./address-line.ts";
import { isWebAddress } from "./web-address.ts";

type About = { content?: string; term?: string };

/** Links to other sites say where the visitor came from. Null for what is no address of the web: "javascript:" would run on our page. */
export function outboundUrl(address: string, about: About = {}) {
  return isWebAddress(address) ? withSource(new URL(address), about) : null;
}

/**
 * Directions to the address, never to a pin that may be off. Phones open their own maps app for this link: Android for this one,
 * and Apple devices for the one that app/browser/directions.ts makes of it.
 */
export function directionsUrl(of: Addressed & { name: string }) {
  const url = new URL("https://www.google.com/maps/dir/?api=1");
  url.searchParams.set(
    "destination",
    of.address ? addressLine(of) : `${of.name}, ${addressLine(of)}`,
  );
  return withSource(url, { content: "get-directions" });
}

function withSource(url: URL, { content, term }: About) {
  const parameters = {
    utm_source: brand.productSource,
    utm_medium: "listing",
    utm_campaign: "directory",
    utm_term: term,
    utm_content: content,
  };
  for (const [name, value] of Object.entries(parameters))
    if (value) url.searchParams.set(name, value);
  return url.href;
}
