import { describe, expect, test } from "vitest";
import { auditPage } from "./audit-page.server.ts";
import { checkStatus } from "./score.ts";

const siteUrl = "https://guide.example";
const headers = {
  "content-security-policy":
    "default-src 'self'; script-src 'self' 'sha256-x'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=()",
  "cross-origin-opener-policy": "same-origin",
  "strict-transport-security": "max-age=31536000",
};

type Parts = { head?: string; body?: string; with?: Record<string, string>; at?: string };

/** Returns the status of each check for a page built from parts. */
function statuses({ head = "", body = "", with: more = {}, at = siteUrl }: Parts) {
  const html = `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
  return Object.fromEntries(
    auditPage({ html, headers: new Headers({ ...headers, ...more }), siteUrl: at }).map((check) => [
      check.id,
      checkStatus(check),
    ]),
  );
}

const title = (length: number) => `<title>${"t".repeat(length)}</title>`;
const description = (length: number) => `<meta name="description" content="${"d".repeat(length)}">`;
const property = (name: string) => `<meta property="og:${name}" content="x">`;
const images = (count: number, attributes: string) =>
  `<img src="/a.png" ${attributes}>`.repeat(count);
const jsonLd = (value: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

type Case = [what: string, parts: Parts, check: string, status: string];
const cases: Case[] = [
  ["a title of 30", { head: title(30) }, "title", "pass"],
  ["a title of 60", { head: title(60) }, "title", "pass"],
  ["a title of 29", { head: title(29) }, "title", "warning"],
  ["a title of 61", { head: title(61) }, "title", "warning"],
  ["no title", {}, "title", "fail"],
  ["a description of 120", { head: description(120) }, "description", "pass"],
  ["a description of 160", { head: description(160) }, "description", "pass"],
  ["a description of 161", { head: description(161) }, "description", "warning"],
  ["no description", {}, "description", "fail"],
  [
    "all of Open Graph",
    { head: property("title") + property("description") + property("image") },
    "open-graph",
    "pass",
  ],
  [
    "Open Graph without an image",
    { head: property("title") + property("description") },
    "open-graph",
    "warning",
  ],
  ["no Open Graph", {}, "open-graph", "fail"],
  [
    "a viewport",
    { head: '<meta name="viewport" content="width=device-width">' },
    "viewport",
    "pass",
  ],
  ["no viewport", {}, "viewport", "fail"],
  ["a canonical link", { head: '<link href="/x" rel="canonical">' }, "canonical", "pass"],
  ["no canonical link", {}, "canonical", "fail"],
  [
    "a page for search engines",
    { head: '<meta name="robots" content="index, follow">' },
    "indexing",
    "pass",
  ],
  ["a page with noindex", { head: '<meta name="robots" content="noindex">' }, "indexing", "fail"],
  ["a page with noindex in a header", { with: { "x-robots-tag": "noindex" } }, "indexing", "fail"],
  ["structured data", { head: jsonLd({ "@type": "WebPage" }) }, "structured-data", "pass"],
  [
    "structured data that cannot be read",
    { head: '<script type="application/ld+json">{</script>' },
    "structured-data",
    "fail",
  ],
  ["nine images of ten with a text", { body: images(9, 'alt=""') + images(1, "") }, "alt", "pass"],
  [
    "seven images of ten with a text",
    { body: images(7, 'alt="x"') + images(3, "") },
    "alt",
    "warning",
  ],
  ["six images of ten with a text", { body: images(6, 'alt="x"') + images(4, "") }, "alt", "fail"],
  ["no image", { body: "<svg></svg>" }, "alt", "pass"],
  ["seven lazy images of ten", { body: images(7, "loading=lazy") + images(3, "") }, "lazy", "pass"],
  [
    "lazy images below one that is urgent",
    { body: images(1, "fetchpriority=high") + images(3, "loading=lazy") },
    "lazy",
    "pass",
  ],
  [
    "four lazy images of ten",
    { body: images(4, 'loading="lazy"') + images(6, "") },
    "lazy",
    "warning",
  ],
  [
    "three lazy images of ten",
    { body: images(3, 'loading="lazy"') + images(7, "") },
    "lazy",
    "fail",
  ],
  ["one h1 and an h2", { body: "<main><h1>a</h1><h2>b</h2></main>" }, "headings", "pass"],
  ["one h1 alone", { body: "<main><h1>a</h1></main>" }, "headings", "warning"],
  [
    "an h2 of the footer alone",
    { body: "<main><h1>a</h1></main><footer><h2>b</h2></footer>" },
    "headings",
    "warning",
  ],
  ["two h1", { body: "<main><h1>a</h1><h1>b</h1><h2>c</h2></main>" }, "headings", "fail"],
  [
    "a link of our own",
    { body: '<a href="/x">x</a><a href="mailto:a@b.example">y</a>' },
    "links",
    "pass",
  ],
  [
    "more links away than at home",
    { body: '<a href="/x">x</a><a href="https://a.example">y</a><a href="//b.example">z</a>' },
    "links",
    "warning",
  ],
  ["no link", {}, "links", "fail"],
  [
    "a business deep in the data",
    { head: jsonLd({ "@type": "Offer", seller: [{ "@type": ["DaySpa"] }] }) },
    "local-business",
    "pass",
  ],
  ["a list of profiles", { head: jsonLd({ "@type": "ItemList" }) }, "local-business", "pass"],
  [
    "a link to a profile and no business",
    { body: '<a href="/listing/x">x</a>' },
    "local-business",
    "fail",
  ],
  ["a page that shows no business", {}, "local-business", "left out"],
  ["all headers", {}, "headers", "pass"],
  [
    "a policy with unsafe-inline",
    {
      with: {
        "content-security-policy": "default-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
      },
    },
    "headers",
    "warning",
  ],
  ["a policy that says nothing", { with: { "content-security-policy": "" } }, "headers", "warning"],
  [
    "most headers missing",
    {
      with: {
        "content-security-policy": "",
        "x-content-type-options": "",
        "referrer-policy": "unsafe-url",
      },
    },
    "headers",
    "fail",
  ],
  [
    "a short strict transport",
    { with: { "strict-transport-security": "max-age=60" } },
    "headers",
    "warning",
  ],
  [
    "no strict transport without https",
    { with: { "strict-transport-security": "" }, at: "http://guide.example" },
    "headers",
    "pass",
  ],
];

describe("thresholds of each check", () => {
  for (const [what, parts, check, status] of cases)
    test(`${what}: ${check} ${status}`, () => expect(statuses(parts)[check]).toBe(status));
});

test("gives advice for failed checks and none for passed ones", () => {
  const html = "<title>Short</title>";
  for (const check of auditPage({ html, headers: new Headers(), siteUrl })) {
    expect(check.found).not.toBe("");
    expect(`${check.id} ${check.advice !== null}`).toBe(
      `${check.id} ${["warning", "fail"].includes(checkStatus(check))}`,
    );
  }
});
