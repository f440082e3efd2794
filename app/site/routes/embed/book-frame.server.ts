import { createHash } from "node:crypto";
import type { BadgeLook } from "#app/components/owner/badge-look.ts";
import { brand } from "#site/brand.ts";

const colors = {
  light: { ground: "#0e5a5a", over: "#0b4747", ink: "#fff" },
  dark: { ground: "#5cc2b8", over: "#79d0c7", ink: "#0c1d1e" },
};

const styleOf = ({ ground, over, ink }: (typeof colors)["light"]) =>
  `*{box-sizing:border-box}html,body{margin:0;background:transparent}body{padding:3px}a{display:flex;flex-direction:column;align-items:center;justify-content:center;min-height:60px;padding:6px 18px;border-radius:10px;background:${ground};color:${ink};font:500 16px/1.3 system-ui,-apple-system,"Segoe UI",sans-serif;text-align:center;text-decoration:none}a:hover{background:${over}}a:focus-visible{outline:2px solid ${ground};outline-offset:1px}small{font-size:12px;font-weight:400}`;

/**
 * Returns the policy for a frame on any site: it loads nothing, runs nothing, and submits nothing.
 */
const policyOf = (style: string) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors *",
  ].join("; ");

const escaped = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

type BookFrame = {
  status: 200 | 404;
  title: string;
  href: string;
  text: string;
  note: string;
  look: BadgeLook;
};

/**
 * Renders the booking button as a page of a few hundred bytes: one link that opens next to the
 * owner's page.
 */
export function bookButtonResponse({ status, title, href, text, note, look }: BookFrame) {
  const style = styleOf(colors[look]);
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${style}</style></head><body><main><a href="${escaped(href)}" target="_blank" rel="noopener">${escaped(text)}<small>${escaped(note)}</small></a></main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policyOf(style),
      "cache-control": status === 200 ? "public, max-age=600, s-maxage=600" : "no-store",
    },
  });
}

export const onSiteText = `on ${brand.name}`;
