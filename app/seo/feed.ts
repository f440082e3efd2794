import { locale } from "#shared/language.ts";
import { startOfDay } from "#shared/local-time.ts";
import { say, sayStored, to } from "#shared/say.ts";
import { brand } from "#site/brand.ts";
import { escapeXml } from "./sitemap.ts";

/** `day` is YYYY-MM-DD. */
export type FeedItem = { id: string; title: string; path: string; text: string; day: string };

const feedTitle = () => say("{brand}: offers and new listings");
/** Returns the start of the day in the region's time zone, so no item is dated in the future. */
const startOf = (day: string) => startOfDay(day);
/** Returns a globally unique ID that is stable when a listing's slug changes (RFC 4151). */
const idOf = (siteUrl: string, id: string) => `tag:${new URL(siteUrl).hostname},2026:${id}`;

export function rssFeed(siteUrl: string, items: FeedItem[]) {
  const date = (day: string) => startOf(day).toUTCString();
  const entries = items.map(
    ({ id, title: name, path, text, day }) =>
      `<item><guid isPermaLink="false">${escapeXml(idOf(siteUrl, id))}</guid><title>${escapeXml(name)}</title><link>${escapeXml(siteUrl + to(path))}</link><description>${escapeXml(text)}</description><pubDate>${date(day)}</pubDate></item>`,
  );
  const newest = newestDay(items);
  const built = newest ? `<lastBuildDate>${date(newest)}</lastBuildDate>` : "";
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escapeXml(feedTitle())}</title><link>${siteUrl}${to("/")}</link><description>${escapeXml(sayStored(brand.description))}</description><language>${locale().toLowerCase()}</language>${built}<ttl>60</ttl><atom:link href="${siteUrl}${to("/feed.xml")}" rel="self" type="application/rss+xml"/>${entries.join("")}</channel></rss>`;
}

export function jsonFeed(siteUrl: string, items: FeedItem[]) {
  return {
    version: "https://jsonfeed.org/version/1.1",
    title: feedTitle(),
    home_page_url: siteUrl + to("/"),
    feed_url: siteUrl + to("/feed.json"),
    description: sayStored(brand.description),
    icon: `${siteUrl}/share/home.png`,
    favicon: `${siteUrl}/favicon.svg`,
    language: locale(),
    items: items.map(({ id, title: name, path, text, day }) => ({
      id: idOf(siteUrl, id),
      url: siteUrl + to(path),
      title: name,
      content_text: text,
      date_published: startOf(day).toISOString(),
    })),
  };
}

function newestDay(items: FeedItem[]) {
  return items
    .map(({ day }) => day)
    .sort()
    .at(-1);
}
