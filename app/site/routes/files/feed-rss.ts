import { pageContext } from "#app/http/context.ts";
import { rssFeed } from "#app/seo/feed.ts";
import { xmlAnswer } from "#app/seo/sitemap.ts";
import type { LoaderArgs } from "#app/site/page.ts";
import { readFeedItems } from "./feed-items.server.ts";

export const handle = { cache: { query: [], seconds: 600 } };

export async function loader({ context }: LoaderArgs) {
  return xmlAnswer(
    rssFeed(context.get(pageContext).siteUrl, await readFeedItems(context)),
    "application/rss+xml",
  );
}
