import { createHash, randomBytes } from "node:crypto";

export function createNonce() {
  return randomBytes(16).toString("base64url");
}

/** What Stripe asks for in its security guide; its frames and scripts come from names below js.stripe.com, too. */
const stripe = { own: "https://js.stripe.com https://*.js.stripe.com", bank: "https://hooks.stripe.com", calls: "https://api.stripe.com" };

/**
 * The policy of one page: its inline scripts by their hashes, so that the page can be kept and sent to many.
 * Only scripts that carry this render's nonce are trusted; one that came in with somebody's text cannot know it.
 * `isFramed`: a page of ours shows it in a frame. The map's pictures are allowed where a map is shown, and the provider's card form where a card is asked for.
 */
export function sealScripts(html: string, nonce: string, mapTiles?: string, isFramed = false) {
  const mark = ` nonce="${nonce}"`;
  const inline = new RegExp(`<script(?![^>]*\\ssrc=)[^>]*${mark}[^>]*>([\\s\\S]*?)</script>`, "g");
  const hashes = [...html.matchAll(inline)].map(([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  const asksForCard = /<form[^>]* data-card-secret="/.test(html);
  const policy = {
    "default-src": "'self'",
    "script-src": ["'self'", ...new Set(hashes), ...(asksForCard ? [stripe.own] : [])].join(" "),
    ...(asksForCard ? { "frame-src": `${stripe.own} ${stripe.bank}`, "connect-src": `'self' ${stripe.calls}` } : {}),
    "style-src": "'self'",
    "img-src": ["'self' data:", ...(mapTiles && /<live-part of="((results-)?map|door)"/.test(html) ? [new URL(mapTiles).origin] : [])].join(" "),
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": isFramed ? "'self'" : "'none'",
  };
  return {
    html: html.replaceAll(mark, ""),
    policy: Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join("; "),
  };
}
