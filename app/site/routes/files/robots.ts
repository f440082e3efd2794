import { pageContext } from "#app/http/context.ts";
import type { LoaderArgs } from "#app/site/page.ts";

/** Disallows admin data, API responses, and audits: there would be one for every URL. */
export function loader({ context }: LoaderArgs) {
  const { siteUrl } = context.get(pageContext);
  const rules = [
    "User-agent: *",
    "Allow: /",
    "Allow: /api/docs",
    "Disallow: /api/",
    "Disallow: /metrics",
    "Disallow: /seo-audit?",
  ];
  return new Response(`${rules.join("\n")}\n\nSitemap: ${siteUrl}/sitemap.xml\n`, {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=86400",
    },
  });
}
