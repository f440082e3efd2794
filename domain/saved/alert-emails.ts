import type { EmailContent } from "#shared/email-parts.ts";
import { listingPath, profileSearchesPath, searchPath } from "#shared/paths.ts";
import { plural, say, to } from "#shared/say.ts";

export type SearchAlert = {
  name: string;
  query: string;
  listings: { name: string; city: string; slug: string }[];
  more: number;
};

export function searchAlertEmail(news: SearchAlert[], siteUrl: string): EmailContent {
  const count = news.reduce((sum, { listings, more }) => sum + listings.length + more, 0);
  return {
    title: `${plural(count, "new provider matches", "new providers match")} ${news.length === 1 ? `“${news[0]?.name}”` : say("your searches")}`,
    paragraphs: [say("New since last time:")],
    items: news.flatMap(({ name, query, listings, more }) => [
      ...listings.map((place) => ({
        title: place.name,
        lines: [place.city, say("Matches “{name}”", { name })],
        href: siteUrl + to(listingPath(place.slug)),
      })),
      ...(more > 0
        ? [
            {
              title: say("{more} more", { more }),
              lines: [say("Match “{name}”", { name })],
              href: siteUrl + to(`${searchPath}?${query}`),
            },
          ]
        : []),
    ]),
    action: { text: say("Your saved searches"), href: siteUrl + to(profileSearchesPath) },
  };
}
