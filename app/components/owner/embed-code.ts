import { brand } from "#site/brand.ts";
import { type BadgeLook, badgeSize, buttonSize } from "./badge-look.ts";

type EmbedListing = { slug: string; name: string };

const escaped = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** HTML for owners to copy: links, images, and a frame. No scripts, tracking, or cookies. */
export function embedCodeFor(
  siteUrl: string,
  { slug, name }: EmbedListing,
  { takesBookings }: { takesBookings: boolean },
) {
  const [profile, booking, embed] = [
    `${siteUrl}/listing/${slug}`,
    `${siteUrl}/booking/${slug}`,
    `${siteUrl}/embed/${slug}`,
  ];
  const alt = escaped(`${name} on ${brand.name}`);
  const size = `width="${badgeSize.width}" height="${badgeSize.height}"`;
  const image = (look: BadgeLook) =>
    `<img src="${embed}/badge.svg?look=${look}" alt="${alt}" ${size} loading="lazy" style="max-width:100%;height:auto">`;
  const link = (inner: string) => `<a href="${profile}">${inner}</a>`;
  const words = escaped(`Book at ${name}`);
  // A frame is transparent only if its color scheme matches the page's.
  const frame = (look: BadgeLook) =>
    `<iframe src="${embed}/book?look=${look}" title="${words}" width="${buttonSize.width}" height="${buttonSize.height}" loading="lazy" style="border:0;max-width:100%;color-scheme:light"></iframe>`;
  const button =
    "display:inline-block;padding:14px 24px;border-radius:10px;background:#0e5a5a;color:#ffffff;font:500 16px/1.25 system-ui,sans-serif;text-decoration:none";
  return {
    badge: { light: link(image("light")), dark: link(image("dark")) },
    badgeByReader: link(
      `<picture><source srcset="${embed}/badge.svg?look=dark" media="(prefers-color-scheme: dark)">${image("light")}</picture>`,
    ),
    button: takesBookings ? `<a href="${booking}" style="${button}">${words}</a>` : null,
    frame: takesBookings ? { light: frame("light"), dark: frame("dark") } : null,
  };
}
