import { expect, test } from "vitest";
import { pageMeta } from "./page-meta.ts";

const matches = [undefined, { id: "root", loaderData: { siteUrl: "https://guide.example" } }];
const page = {
  title: "Botox in Irvine, CA",
  description: "Twelve providers.",
  path: "/botox/irvine",
};

test("the name of the site follows the title where there is room", () => {
  expect(pageMeta(matches, page)).toContainEqual({
    title: "Botox in Irvine, CA · OC MedSpa Guide",
  });
});

test("a title never grows past sixty characters for the name's sake", () => {
  const fits = "a".repeat(60 - " · OC MedSpa Guide".length);
  expect(pageMeta(matches, { ...page, title: fits })).toContainEqual({
    title: `${fits} · OC MedSpa Guide`,
  });
  expect(pageMeta(matches, { ...page, title: `${fits}a` })).toContainEqual({ title: `${fits}a` });
});

test("the canonical address is whole, and is the one that is shared", () => {
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

test("a page is indexed unless it says otherwise", () => {
  expect(pageMeta(matches, page)).toContainEqual({ name: "robots", content: "index, follow" });
  expect(pageMeta(matches, { ...page, isIndexed: false })).toContainEqual({
    name: "robots",
    content: "noindex",
  });
});

test("structured data says whose vocabulary it speaks", () => {
  expect(pageMeta(matches, { ...page, jsonLd: [{ "@type": "WebSite" }] })).toContainEqual({
    "script:ld+json": { "@context": "https://schema.org", "@type": "WebSite" },
  });
});

test("a page whose root failed has addresses without an origin, not a crash", () => {
  expect(pageMeta([{ id: "root" }], page)).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "/botox/irvine",
  });
});

test("a shared link shows the page's own image, or the site's", () => {
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

test("a page that says nothing of itself is a page with its crumbs", () => {
  const types = pageMeta(matches, page).flatMap((tag) =>
    "script:ld+json" in tag ? [(tag["script:ld+json"] as { "@type": string })["@type"]] : [],
  );
  expect(types).toEqual(["WebSite", "Organization", "WebPage", "BreadcrumbList"]);
});
