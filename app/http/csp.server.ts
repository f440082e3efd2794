import { createHash } from "node:crypto";
import { firstPaintScript } from "../browser/first-paint.ts";

const ownScript = `'sha256-${createHash("sha256").update(firstPaintScript).digest("base64")}'`;

const maps = ["map", "results-map", "door"];

/** What Stripe asks for in its security guide; its frames and scripts come from names below js.stripe.com, too. */
const stripe = {
  own: "https://js.stripe.com https://*.js.stripe.com",
  bank: "https://hooks.stripe.com",
  calls: "https://api.stripe.com",
};

/**
 * The policy of one page, the same for all who get it: its one inline script is a constant and trusted by its hash, so a script that came in
 * with somebody's text never is.
 * `isFramed`: a page of ours shows it in a frame. The map's pictures are allowed where a map is shown, and the provider's card form where a card is asked for.
 */
export function policyOf(html: string, mapTiles?: string, isFramed = false) {
  // A quotation mark in a text is written otherwise, so these stand in the markup alone.
  const asksForCard = html.includes(' data-card-secret="');
  const policy = {
    "default-src": "'self'",
    "script-src": ["'self'", ownScript, ...(asksForCard ? [stripe.own] : [])].join(" "),
    ...(asksForCard
      ? { "frame-src": `${stripe.own} ${stripe.bank}`, "connect-src": `'self' ${stripe.calls}` }
      : {}),
    "style-src": "'self'",
    "img-src": [
      "'self' data:",
      ...(mapTiles && maps.some((map) => html.includes(`<live-part of="${map}"`))
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
