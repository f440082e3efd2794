import type { MetaDescriptor, MetaFunction, useLoaderData } from "react-router";
import { type ContactDetails, siteContactDetails } from "#app/http/contact-details.ts";
import { locale } from "#shared/language.ts";
import { pathsByLanguage, say, sayStored, to } from "#shared/say.ts";
import { brand } from "#site/brand.ts";
import { fitDescription, fitTitle } from "./fit-text.ts";
import { breadcrumbJsonLd, type Crumb, pageJsonLd, websiteJsonLd } from "./json-ld.ts";
import { shareImagePath, shareSize } from "./share/share-text.ts";

type PageMeta = {
  /** The title without the site name, which is added if there is room. */
  title: string;
  description: string;
  path: string;
  isIndexed?: boolean;
  /** The page has its own image at /share. The default is the home page's. */
  hasImage?: boolean;
  crumbs?: Crumb[];
  /** Structured data that replaces that of a plain page. */
  jsonLd?: (siteUrl: string) => object[];
};
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

export function pageMeta(
  matches: Matches,
  { title, description: text, path, isIndexed = true, hasImage = false, crumbs, jsonLd }: PageMeta,
): MetaDescriptor[] {
  const siteUrl = siteUrlFrom(matches);
  const address = `${siteUrl}${to(path)}`;
  const description = fitDescription(text);
  const image = {
    path: shareImagePath(hasImage ? path : "/"),
    type: "image/png",
    ...shareSize,
    alt: hasImage ? say("{title}, on {brand}", { title }) : sayStored(brand.tagline),
  };
  return [
    { title: fitTitle(title) },
    { name: "description", content: description },
    { name: "robots", content: isIndexed ? "index, follow" : "noindex" },
    { tagName: "link", rel: "canonical", href: address },
    ...(isIndexed ? inOtherLanguages(siteUrl, path) : []),
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:site_name", content: brand.name },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: locale().replace("-", "_") },
    { property: "og:image", content: siteUrl + image.path },
    { property: "og:image:type", content: image.type },
    { property: "og:image:width", content: String(image.width) },
    { property: "og:image:height", content: String(image.height) },
    { property: "og:image:alt", content: image.alt },
    { name: "twitter:card", content: "summary_large_image" },
    ...[
      websiteJsonLd(siteUrl, rootDataOf(matches)?.reach ?? siteContactDetails),
      ...(crumbs ? [breadcrumbJsonLd(siteUrl, crumbs)] : []),
      ...(jsonLd?.(siteUrl) ?? (crumbs ? [] : pageJsonLd(siteUrl, { title, description, path }))),
    ].map((item) => ({ "script:ld+json": { "@context": "https://schema.org", ...item } })),
  ];
}

/**
 * Returns the `meta` of a page that only its user sees: a title, and `noindex` for search engines.
 * Without a title, an error page keeps its own.
 */
export function privatePage<Loader>(
  title: string | ((loaderData: LoaderData<Loader> | undefined) => string | undefined),
  describe = (title: string) => say("{title}: a page of {brand}.", { title }),
): MetaFunction {
  return ({ matches, location, loaderData }) => {
    const text = typeof title === "string" ? title : title(loaderData as LoaderData<Loader>);
    if (!text) return [];
    const address = siteUrlFrom(matches) + to(location.pathname);
    return [
      { title: fitTitle(text) },
      { name: "description", content: describe(text) },
      { name: "robots", content: "noindex" },
      { tagName: "link", rel: "canonical", href: address },
    ];
  };
}

type LoaderData<Loader> = ReturnType<typeof useLoaderData<Loader>>;

/** Returns the hreflang links. */
function inOtherLanguages(siteUrl: string, path: string) {
  return (pathsByLanguage(path) ?? []).map(([hrefLang, address]) => ({
    tagName: "link" as const,
    rel: "alternate",
    hrefLang,
    href: siteUrl + address,
  }));
}

/** Returns the site URL, which is only in the data of the root loader. */
export const siteUrlFrom = (matches: Matches) => rootDataOf(matches)?.siteUrl ?? "";

function rootDataOf(matches: Matches) {
  const root = matches.find((match) => match?.id === "root");
  return root?.loaderData as { siteUrl?: string; reach?: ContactDetails } | undefined;
}
