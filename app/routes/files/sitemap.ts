import { pageContext, servicesContext } from "#app/context.ts";
import { sitemap, sitemapKinds, xmlAnswer } from "#app/seo/sitemap.ts";
import { listSitemap } from "#domain/catalogue/sitemap.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import type { Route } from "./+types/sitemap.ts";

export const handle = { cache: { query: [], seconds: 600 } };

export async function loader({ params, context }: Route.LoaderArgs) {
  const kind = sitemapKinds.find((known) => `${known}.xml` === params.file);
  if (!kind) throw new Response(null, { status: 404 });
  const page = context.get(pageContext);
  page.shows(tags.catalogue, tags.reference);
  const entries = await listSitemap(context.get(servicesContext), kind);
  return xmlAnswer(sitemap(entries.map(({ path, changed }) => ({ address: `${page.siteUrl}${path}`, changed }))));
}
