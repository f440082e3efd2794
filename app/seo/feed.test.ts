import { expect, test } from "vitest";
import { type FeedItem, jsonFeed, rssFeed } from "./feed.ts";

const site = "https://guide.example";
const items: FeedItem[] = [
  {
    id: "special-1",
    title: "Peel & glow",
    path: "/listing/glow",
    text: "A <b>peel</b>.",
    day: "2026-11-02",
  },
  {
    id: "listing-tide",
    title: "New: Tide",
    path: "/listing/tide",
    text: "Quiet rooms.",
    day: "2026-11-09",
  },
];

test("RSS dates items in California time and includes its own URL and last build date", () => {
  const xml = rssFeed(site, items);
  expect(xml).toContain("<pubDate>Mon, 02 Nov 2026 08:00:00 GMT</pubDate>");
  expect(xml).toContain("<lastBuildDate>Mon, 09 Nov 2026 08:00:00 GMT</lastBuildDate>");
  expect(xml).toContain(
    `<atom:link href="${site}/feed.xml" rel="self" type="application/rss+xml"/>`,
  );
  expect(xml).toContain("tag:guide.example,2026:special-1");
  expect(xml).toContain("Peel &amp; glow");
  expect(xml).toContain("A &lt;b&gt;peel&lt;/b&gt;.");
});

test("drops only the characters that XML does not allow", () => {
  const [item] = items;
  const titled = (title: string) =>
    /<item>.*?<title>(.*?)<\/title>/su.exec(rssFeed(site, item ? [{ ...item, title }] : []))?.[1];
  expect(titled("a\uffffb\ufffec\u0000d\u001be\ud800f")).toBe("abcdef");
  expect(titled("\tÉ\u2028\ufffd\u{1f642}\u{10ffff}")).toBe("\tÉ\u2028\ufffd\u{1f642}\u{10ffff}");
});

test("a feed without items has no date", () => {
  expect(rssFeed(site, [])).not.toContain("lastBuildDate");
});

test("the JSON feed has the same items as plain text", () => {
  const feed = jsonFeed(site, items);
  expect(feed).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    home_page_url: `${site}/`,
    feed_url: `${site}/feed.json`,
  });
  expect(feed.items[0]).toEqual({
    id: "tag:guide.example,2026:special-1",
    url: `${site}/listing/glow`,
    title: "Peel & glow",
    content_text: "A <b>peel</b>.",
    date_published: "2026-11-02T08:00:00.000Z",
  });
});
