import { pageContext, servicesContext } from "#app/http/context.ts";
import { sitemapKinds, sitemapXml, xmlAnswer } from "#app/seo/sitemap.ts";
import type { LoaderArgs } from "#app/site/page.ts";
import { listSitemap, maxSitemapUrls } from "#domain/catalogue/slugs/sitemap.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { listAnsweredListings } from "#domain/questions/answered-listings.server.ts";
import type { Services } from "#domain/services.ts";

export const handle = { cache: { query: [], seconds: 600 } };

export async function loader({ params, context }: LoaderArgs<"file">) {
  const kind = sitemapKinds.find((known) => `${known}.xml` === params.file);
  if (!kind) throw new Response(null, { status: 404 });
  const page = context.get(pageContext);
  page.shows(tags.catalogue, tags.reference);
  const services = context.get(servicesContext);
  const entries =
    kind === "questions" ? await listQuestionPages(services) : await listSitemap(services, kind);
  return xmlAnswer(sitemapXml(page.siteUrl, entries));
}

async function listQuestionPages(services: Services) {
  const answered = await listAnsweredListings(services, maxSitemapUrls);
  return answered.map(({ slug, changed }) => ({ path: `/listing/${slug}/questions`, changed }));
}
