import { pageContext, servicesContext } from "#app/context.ts";
import { escapeXml, xmlAnswer } from "#app/seo/sitemap.ts";
import { listNewest } from "#domain/catalogue/sitemap.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { listSpecials } from "#domain/specials/list-specials.server.ts";
import { specialsTag } from "#domain/specials/special.ts";
import { formatDay, localDay } from "#shared/local-day.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/feed.ts";

export const handle = { cache: { query: [], seconds: 600 } };

const newestShown = 20;

/** Current offers and new listings, for feed readers. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { siteUrl, shows } = context.get(pageContext);
  shows(specialsTag, tags.catalogue);
  const [specials, newest] = await Promise.all([listSpecials(services, localDay(services.clock(), brand.region.timeZone)), listNewest(services, newestShown)]);
  const items = [
    ...specials.map((special) => ({
      id: `special-${special.id}`,
      title: `${special.title} · ${special.medSpaName}`,
      link: `/listing/${special.medSpaSlug}`,
      text: `${special.description} Valid until ${formatDay(special.validUntil)}.`,
    })),
    ...newest.map((listing) => ({
      id: `listing-${listing.slug}`,
      title: `New: ${listing.name}, ${listing.city}`,
      link: `/listing/${listing.slug}`,
      text: listing.description,
    })),
  ];
  const xml = items.map(
    ({ id, title, link, text }) =>
      `<item><guid isPermaLink="false">${escapeXml(id)}</guid><title>${escapeXml(title)}</title><link>${escapeXml(siteUrl + link)}</link><description>${escapeXml(text)}</description></item>`,
  );
  return xmlAnswer(
    `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>${brand.name}</title><link>${siteUrl}/</link><description>${escapeXml(brand.description)}</description>${xml.join("")}</channel></rss>`,
    "application/rss+xml",
  );
}
