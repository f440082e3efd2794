import { createHash } from "node:crypto";

const digestOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const plain = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/**
 * Renders an email as an email program would. Only its own styles are allowed, by hash; nothing
 * loads, runs, or is submitted. `isFramed`: one of our pages frames it, where links lead nowhere.
 */
export function emailPageResponse(html: string, { isFramed = false } = {}) {
  const styles = [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, style = ""]) =>
    digestOf(style),
  );
  const attributes = new Set(
    [...html.matchAll(/ style="([^"]*)"/g)].map(([, style = ""]) => digestOf(plain(style))),
  );
  const policy = [
    "sandbox",
    "default-src 'none'",
    `style-src 'unsafe-hashes' ${[...styles, ...attributes].join(" ")}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors '${isFramed ? "self" : "none"}'`,
  ];
  return new Response(isFramed ? html.replace("<head>", '<head><base target="_blank">') : html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy.join("; "),
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
      ...(isFramed ? { "x-frame-options": "SAMEORIGIN" } : {}),
    },
  });
}
