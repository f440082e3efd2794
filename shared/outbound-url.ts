import { brand } from "#site/brand.ts";
import { type AddressParts, addressLine } from "./address-line.ts";
import { isWebAddress } from "./web-address.ts";

type UtmParams = { content?: string; term?: string };

/**
 * Adds our source to links to other sites. Null for anything but a web URL: "javascript:" would run
 * on our page.
 */
export function outboundUrl(address: string, about: UtmParams = {}) {
  return isWebAddress(address) ? withSource(new URL(address), about) : null;
}

type Destination = AddressParts & { name: string };

/** Directions to the address, never to a pin that may be off. Android opens its maps app for it. */
export const directionsUrl = (of: Destination) =>
  directionsAt("https://www.google.com/maps/dir/?api=1", "destination", of);

/**
 * Returns the directions in Apple Maps. Apple devices open their maps app only for Apple's own
 * links.
 */
export const appleDirectionsUrl = (of: Destination) =>
  directionsAt("https://maps.apple.com/", "daddr", of);

function directionsAt(address: string, name: string, of: Destination) {
  const url = new URL(address);
  url.searchParams.set(name, of.address ? addressLine(of) : `${of.name}, ${addressLine(of)}`);
  return withSource(url, { content: "get-directions" });
}

function withSource(url: URL, { content, term }: UtmParams) {
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
