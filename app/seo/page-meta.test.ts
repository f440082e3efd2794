import { expect, test } from "vitest";
import { pageMeta } from "./page-meta.ts";

const matches = [undefined, { id: "root", loaderData: { siteUrl: "https://guide.example" } }];
const page = {
  title: "Botox in Irvine, CA",
  description: "Twelve providers.",
  path: "/botox/irvine",
};

test("appends the site name to the title when there is room", () => {
  expect(pageMeta(matches, page)).toContainEqual({
    title: "Botox in Irvine, CA · OC MedSpa Guide",
  });
});

test("never lets the site name push a title past sixty characters", () => {
  const fits = "a".repeat(60 - " · OC MedSpa Guide".length);
  expect(pageMeta(matches, { ...page, title: fits })).toContainEqual({
    title: `${fits} · OC MedSpa Guide`,
  });
  expect(pageMeta(matches, { ...page, title: `${fits}a` })).toContainEqual({ title: `${fits}a` });
});

test("the canonical URL is absolute and equals the shared URL", () => {
  const meta = pageMeta(matches, page);
  expect(meta).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://guide.example/botox/irvine",
  });
  expect(meta).toContainEqual({
    property: "og:url",
    content: "https://guide.example/botox/irvine",
  });
});

test("pages are indexed by default", () => {
  expect(pageMeta(matches, page)).toContainEqual({ name: "robots", content: "index, follow" });
  expect(pageMeta(matches, { ...page, isIndexed: false })).toContainEqual({
    name: "robots",
    content: "noindex",
  });
});

test("structured data declares its schema.org context", () => {
  expect(pageMeta(matches, { ...page, jsonLd: () => [{ "@type": "WebSite" }] })).toContainEqual({
    "script:ld+json": { "@context": "https://schema.org", "@type": "WebSite" },
  });
});

test("uses relative URLs instead of crashing when the root loader failed", () => {
  expect(pageMeta([{ id: "root" }], page)).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "/botox/irvine",
  });
});

test("a shared link shows the page's own image or the default image", () => {
  const image = (of: Parameters<typeof pageMeta>[1]) =>
    pageMeta(matches, of).flatMap((tag) =>
      "property" in tag && tag.property === "og:image" ? tag.content : [],
    );
  expect(image(page)).toEqual(["https://guide.example/share/home.png"]);
  expect(image({ ...page, hasImage: true })).toEqual([
    "https://guide.example/share/botox/irvine.png",
  ]);
  expect(image({ ...page, path: "/med-spas?page=2", hasImage: true })).toEqual([
    "https://guide.example/share/med-spas.png",
  ]);
  expect(pageMeta(matches, page)).toContainEqual({
    name: "twitter:card",
    content: "summary_large_image",
  });
});

test("a page without its own data gets WebPage and breadcrumb data", () => {
  const types = pageMeta(matches, page).flatMap((tag) =>
    "script:ld+json" in tag ? [(tag["script:ld+json"] as { "@type": string })["@type"]] : [],
  );
  expect(types).toEqual(["WebSite", "WebPage", "BreadcrumbList"]);
});
