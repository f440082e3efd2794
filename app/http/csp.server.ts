import { createHash } from "node:crypto";
import { firstPaintScript } from "../browser/navigation/first-paint.ts";

const ownScript = `'sha256-${createHash("sha256").update(firstPaintScript).digest("base64")}'`;

const maps = ["map", "results-map", "entrance"];

/**
 * Sources from Stripe's security guide. Frames and scripts also come from subdomains of
 * js.stripe.com.
 */
const stripe = {
  own: "https://js.stripe.com https://*.js.stripe.com",
  bank: "https://hooks.stripe.com",
  calls: "https://api.stripe.com",
};

/**
 * Returns the content security policy of a page, so that scripts injected through user text never
 * run. For visitors' pages it is the same for everyone: their one inline script is a constant,
 * allowed by hash. Pages of the back offices have inline data too, allowed by the nonce of that
 * response. `isFramed`: one of our pages frames it. Map tiles are allowed only on pages with a map,
 * the card form only on pages that ask for a card.
 */
export function contentSecurityPolicyFor(
  html: string,
  mapTiles?: string,
  isFramed = false,
  nonce?: string,
) {
  // Quotation marks in text are escaped, so these strings match only markup.
  const asksForCard = html.includes(' data-card-secret="');
  const policy = {
    "default-src": "'self'",
    "script-src": [
      "'self'",
      ownScript,
      ...(nonce ? [`'nonce-${nonce}'`] : []),
      ...(asksForCard ? [stripe.own] : []),
    ].join(" "),
    ...(asksForCard
      ? { "frame-src": `${stripe.own} ${stripe.bank}`, "connect-src": `'self' ${stripe.calls}` }
      : {}),
    "style-src": "'self'",
    "img-src": [
      "'self' data:",
      ...(mapTiles && (nonce || maps.some((map) => html.includes(`<app-island name="${map}"`)))
        ? [new URL(mapTiles).origin]
        : []),
    ].join(" "),
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": isFramed ? "'self'" : "'none'",
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join("; ");
}
