import { createHash } from "node:crypto";
import { brand } from "#site/brand.ts";

const style = `*{box-sizing:border-box}html,body{margin:0;background:transparent}body{font:400 13px/1.4 system-ui,-apple-system,"Segoe UI",sans-serif;color:#56686a;padding:3px;text-align:center}a{display:flex;align-items:center;justify-content:center;min-height:50px;padding:8px 18px;border-radius:10px;background:#0e5a5a;color:#fff;font-size:16px;font-weight:500;text-decoration:none}a:hover{background:#0b4747}a:focus-visible{outline:2px solid #0e5a5a;outline-offset:1px}a.quiet{background:#fbf8f3;color:#17282b;border:1px solid #e6dfd4}p{margin:5px 0 0}@media (prefers-color-scheme:dark){body{color:#7d8f8e}a{background:#5cc2b8;color:#0c1d1e}a:hover{background:#79d0c7}a:focus-visible{outline-color:#5cc2b8}a.quiet{background:#172326;color:#eef3f1;border-color:#2a393c}}`;

/** A frame on anybody's page: it loads nothing, runs nothing and sends nothing. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors *",
].join("; ");

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

type Shown = { status: 200 | 404; title: string; href: string; text: string; note: string; isQuiet: boolean };

/** The button as a page of its own, a few hundred bytes: one link, which opens beside the owner's page. */
export function bookFrame({ status, title, href, text, note, isQuiet }: Shown) {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${style}</style></head><body><main><a href="${escaped(href)}" target="_blank" rel="noopener"${isQuiet ? ' class="quiet"' : ""}>${escaped(text)}</a><p>${escaped(note)}</p></main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": status === 200 ? "public, max-age=600, s-maxage=600" : "no-store",
    },
  });
}

export const onOurSite = `on ${brand.name}`;
