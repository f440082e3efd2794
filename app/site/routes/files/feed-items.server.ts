import type { RouterContextProvider } from "react-router";
import { pageContext, servicesContext } from "#app/http/context.ts";
import type { FeedItem } from "#app/seo/feed.ts";
import { listNewest } from "#domain/catalogue/slugs/sitemap.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { listSpecials } from "#domain/specials/list-specials.server.ts";
import { specialsTag } from "#domain/specials/special.ts";
import { formatDay, localDay } from "#shared/local-day.ts";
import { say } from "#shared/say.ts";

const newestShown = 20;

/** Returns current specials and new listings, newest first, shared by all feed formats. */
export async function readFeedItems(context: Readonly<RouterContextProvider>): Promise<FeedItem[]> {
  const services = context.get(servicesContext);
  context.get(pageContext).shows(specialsTag, tags.catalogue);
  const [specials, newest] = await Promise.all([
    listSpecials(services, localDay(services.clock())),
    listNewest(services, newestShown),
  ]);
  const offers = specials.map((special) => ({
    id: `special-${special.id}`,
    title: `${special.title} · ${special.medSpaName}`,
    path: `/listing/${special.medSpaSlug}`,
    text: [
      special.description,
      say("Valid until {day}.", { day: formatDay(special.validUntil) }),
      ...(special.isPremium ? [say("Premier listing, a paid placement.")] : []),
    ].join(" "),
    day: special.validFrom,
  }));
  const listings = newest.map(({ id, slug, name, city, description, addedAt }) => ({
    id: `listing-${id}`,
    title: say("New: {name}, {city}", { name, city }),
    path: `/listing/${slug}`,
    text: description,
    day: localDay(new Date(addedAt)),
  }));
  return [...offers, ...listings].sort((a, b) => b.day.localeCompare(a.day));
}
