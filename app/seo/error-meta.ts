import type { Location, MetaDescriptor } from "react-router";
import { failure, notFoundText } from "#app/components/shell/page-error.tsx";
import { sayStored, to } from "#shared/say.ts";
import { brand } from "#site/brand.ts";
import { siteUrlFrom } from "./page-meta.ts";

/**
 * Returns the title and description of an error page. `other`: those of all errors except a missing
 * page.
 */
export function errorMeta(
  error: unknown,
  { pathname }: Pick<Location, "pathname">,
  matches: Parameters<typeof siteUrlFrom>[0],
  other = failure,
): MetaDescriptor[] {
  const { title, text } = notFoundText(error) ?? other;
  return [
    { title: `${sayStored(title)} · ${brand.name}` },
    { name: "description", content: sayStored(text) },
    { name: "robots", content: "noindex" },
    { tagName: "link", rel: "canonical", href: siteUrlFrom(matches) + to(pathname) },
  ];
}
