import { expect, test } from "vitest";
import { sitemapXml } from "./sitemap.ts";

const site = "https://guide.example";

test("lists a page in two languages twice, with each entry linking both", () => {
  const urls = sitemapXml(site, [{ path: "/", changed: "2026-11-20" }]).match(/<url>.*?<\/url>/g);
  expect(urls).toHaveLength(2);
  for (const [index, address] of [`${site}/`, `${site}/es`].entries()) {
    expect(urls?.[index]).toContain(`<loc>${address}</loc><lastmod>2026-11-20</lastmod>`);
    expect(urls?.[index]?.match(/hreflang="(\w+)" href="[^"]+"/g)).toEqual([
      `hreflang="en" href="${site}/"`,
      `hreflang="es" href="${site}/es"`,
    ]);
  }
});

test("lists an English-only page once", () => {
  expect(sitemapXml(site, [{ path: "/developers", changed: null }])).toContain(
    `<url><loc>${site}/developers</loc></url>`,
  );
});
