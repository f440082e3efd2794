import { pageContext } from "#app/context.ts";
import type { Route } from "./+types/robots.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(pageContext);
  return new Response(`User-agent: *\nAllow: /\nDisallow: /metrics\n\nSitemap: ${siteUrl}/sitemap.xml\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=86400" },
  });
}
