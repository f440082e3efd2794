import { pageContext, servicesContext } from "#app/http/context.ts";
import { sitemapIndexXml, sitemapKinds, xmlAnswer } from "#app/seo/sitemap.ts";
import type { LoaderArgs } from "#app/site/page.ts";
import { latestChange } from "#domain/catalogue/slugs/sitemap.server.ts";
import { tags } from "#domain/catalogue/tags.ts";

export const handle = { cache: { query: [], seconds: 600 } };

export async function loader({ context }: LoaderArgs) {
  const page = context.get(pageContext);
  page.shows(tags.catalogue, tags.reference);
  const changed = await latestChange(context.get(servicesContext));
  return xmlAnswer(
    sitemapIndexXml(
      sitemapKinds.map((kind) => ({ address: `${page.siteUrl}/sitemaps/${kind}.xml`, changed })),
    ),
  );
}
