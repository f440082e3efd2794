type Entry = { address: string; changed: string | null };

/** One file a kind of page; the fixed pages are among them. */
export const sitemapKinds = ["pages", "listings", "categories", "cities", "treatments", "questions"] as const;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export function sitemapIndex(entries: Entry[]) {
  return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex ${namespace}>${entries.map((entry) => `<sitemap>${describe(entry)}</sitemap>`).join("")}</sitemapindex>`;
}

export function sitemap(entries: Entry[]) {
  return `<?xml version="1.0" encoding="UTF-8"?><urlset ${namespace}>${entries.map((entry) => `<url>${describe(entry)}</url>`).join("")}</urlset>`;
}

export function xmlAnswer(body: string, type = "application/xml") {
  return new Response(body, { headers: { "content-type": `${type}; charset=utf-8`, "cache-control": "public, max-age=0, s-maxage=600" } });
}

export function escapeXml(text: string) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

function describe({ address, changed }: Entry) {
  return `<loc>${escapeXml(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}`;
}
