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

/**
 * Directions to the address, never to a pin that may be off. Android opens its maps app for this
 * link; app/browser/widgets/directions.ts converts it for Apple devices.
 */
export function directionsUrl(of: AddressParts & { name: string }) {
  const url = new URL("https://www.google.com/maps/dir/?api=1");
  url.searchParams.set(
    "destination",
    of.address ? addressLine(of) : `${of.name}, ${addressLine(of)}`,
  );
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
