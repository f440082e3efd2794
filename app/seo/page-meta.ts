import type { MetaDescriptor } from "react-router";
import { brand } from "#site/brand.ts";

type Page = {
  /** Without the name of the site, which is added where there is room. */
  title: string;
  description: string;
  path: string;
  isIndexed?: boolean;
  jsonLd?: object[];
};
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

const longestTitle = 60;

/** Title, description, canonical link, Open Graph and structured data of one page. */
export function pageMeta(matches: Matches, { title, description, path, isIndexed = true, jsonLd = [] }: Page): MetaDescriptor[] {
  const siteUrl = siteUrlFrom(matches);
  const full = `${title} · ${brand.name}`;
  const address = `${siteUrl}${path}`;
  return [
    { title: full.length <= longestTitle ? full : title },
    { name: "description", content: description },
    { name: "robots", content: isIndexed ? "index, follow" : "noindex" },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:site_name", content: brand.name },
    { property: "og:type", content: "website" },
    ...jsonLd.map((item) => ({ "script:ld+json": { "@context": "https://schema.org", ...item } })),
  ];
}

/** Known to the root loader alone. */
export function siteUrlFrom(matches: Matches) {
  const root = matches.find((match) => match?.id === "root");
  return (root?.loaderData as { siteUrl?: string } | undefined)?.siteUrl ?? "";
}
