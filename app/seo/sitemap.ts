import { pathsByLanguage } from "#shared/say.ts";

type SitemapEntry = { address: string; changed: string | null };
type SitemapPage = { path: string; changed: string | null };

/** One sitemap per page type, including the static pages. */
export const sitemapKinds = [
  "pages",
  "listings",
  "categories",
  "cities",
  "treatments",
  "questions",
] as const;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const links = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

export function sitemapIndexXml(entries: SitemapEntry[]) {
  return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex ${namespace}>${entries.map((entry) => `<sitemap>${describe(entry)}</sitemap>`).join("")}</sitemapindex>`;
}

/** Lists pages in all their languages, which link to each other. */
export function sitemapXml(siteUrl: string, pages: SitemapPage[]) {
  const urls = pages.map(({ path, changed }) => {
    const paths = pathsByLanguage(path);
    if (!paths) return `<url>${describe({ address: siteUrl + path, changed })}</url>`;
    const all = paths.map(([code, each]) => alternate(code, siteUrl + each)).join("");
    return paths
      .map(([, each]) => `<url>${describe({ address: siteUrl + each, changed })}${all}</url>`)
      .join("");
  });
  return `<?xml version="1.0" encoding="UTF-8"?><urlset ${namespace} ${links}>${urls.join("")}</urlset>`;
}

const alternate = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`;

export function xmlAnswer(body: string, type = "application/xml") {
  return new Response(body, {
    headers: {
      "content-type": `${type}; charset=utf-8`,
      "cache-control": "public, max-age=0, s-maxage=600",
    },
  });
}

/**
 * Characters that XML 1.0 does not allow, even escaped. A single one makes the file unreadable.
 */
const noXml = /[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export function escapeXml(text: string) {
  return text
    .replace(noXml, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

function describe({ address, changed }: SitemapEntry) {
  return `<loc>${escapeXml(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}`;
}
