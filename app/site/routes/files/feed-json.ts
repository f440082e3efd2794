import { pageContext } from "#app/http/context.ts";
import { jsonFeed } from "#app/seo/feed.ts";
import type { LoaderArgs } from "#app/site/page.ts";
import { readFeedItems } from "./feed-items.server.ts";

export const handle = { cache: { query: [], seconds: 600 } };

export async function loader({ context }: LoaderArgs) {
  const feed = jsonFeed(context.get(pageContext).siteUrl, await readFeedItems(context));
  return new Response(JSON.stringify(feed), {
    headers: {
      "content-type": "application/feed+json; charset=utf-8",
      "cache-control": "public, max-age=0, s-maxage=600",
    },
  });
}
