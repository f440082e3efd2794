import { load } from "cheerio/slim";
import { truncateHtml } from "./shortened.ts";

const longestLink = 2000;

export function linksOf(html: string, from: URL, kinds: RegExp[]) {
  const page = load(truncateHtml(html));
  const links = page("a[href]")
    .map((_, element) => ({ href: page(element).attr("href") ?? "", words: page(element).text() }))
    .get()
    .filter(({ href }) => href.length <= longestLink && URL.canParse(href, from))
    .map(({ href, words }) => ({ url: new URL(href, from), words }))
    .filter(
      ({ url }) =>
        url.origin === from.origin && !/\.(pdf|jpe?g|png|webp|zip|docx?)$/i.test(url.pathname),
    );
  const chosen = kinds.map((kind) =>
    links.find(({ url, words }) => kind.test(words) || kind.test(url.pathname)),
  );
  const addresses = chosen.flatMap((link) => {
    if (!link) return [];
    link.url.hash = "";
    return [link.url.href];
  });
  return [...new Set(addresses)].filter((address) => address !== from.href);
}
