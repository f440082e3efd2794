/** The markup without the random nonce of its response, to compare pages. */
export const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]+"/g, "");

/** A page without JavaScript. Patterns suffice, because the markup is our own and well-formed. */
export function readPage(html: string) {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
  return {
    html,
    titles: all(html, /<title>(.*?)<\/title>/gs),
    headings: all(html, /<h1[^>]*>(.*?)<\/h1>/gs).map(textOf),
    canonical: attribute(html, /<link rel="canonical" href="([^"]*)"/),
    description: attribute(html, /<meta name="description" content="([^"]*)"/),
    robots: attribute(html, /<meta name="robots" content="([^"]*)"/),
    jsonLd: all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).map(
      (text) => JSON.parse(text) as Record<string, unknown>,
    ),
    /** Executable scripts, without structured data. */
    inlineScripts: [
      ...html.matchAll(
        /<script(?![^>]*(?:\ssrc=|\stype="application\/ld\+json"))[^>]*>(.*?)<\/script>/gs,
      ),
    ].map(([, script = ""]) => script),
    links: all(main, /<a [^>]*?href="([^"]*)"/g),
    listings: [...new Set(all(main, /<a [^>]*?href="\/listing\/([^"/?#]*)/g))],
    text: textOf(main),
  };
}

function all(html: string, pattern: RegExp) {
  return [...html.matchAll(pattern)].map(([, found = ""]) => decode(found));
}

function attribute(html: string, pattern: RegExp) {
  const found = pattern.exec(html)?.[1];
  return found === undefined ? null : decode(found);
}

function textOf(html: string) {
  const visible = html.replace(/<!--.*?-->/gs, "").replace(/<(svg|script)\b.*?<\/\1>/gs, " ");
  return decode(visible.replace(/<[^>]+>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
}

function decode(text: string) {
  const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };
  return text.replace(/&(?:#x([0-9a-f]+)|(\w+));/gi, (all, hex, name) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (named[name] ?? all),
  );
}
