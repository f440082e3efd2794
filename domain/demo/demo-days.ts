import type { ListingDays } from "#domain/analytics/add-days.server.ts";
import type { TrafficSource } from "#domain/analytics/sources.ts";
import type { ListingDraft } from "#domain/catalogue/listings/listing.ts";
import { addDays } from "#shared/local-day.ts";
import { weekdayOf } from "#shared/local-time.ts";
import { createSeededRandom } from "#shared/seeded.ts";

type DemoListing = Pick<ListingDraft, "slug" | "city" | "categories" | "services" | "plan">;
type DemoDaysInput = {
  drafts: DemoListing[];
  owned: string[];
  premierSince: Map<string, string>;
  today: string;
};

const daysCovered = 365;
const hourlyDays = 90;
/** Weights of list sources. */
const lists: [TrafficSource, number][] = [
  ["search", 0.36],
  ["treatment", 0.18],
  ["city", 0.16],
  ["category", 0.14],
  ["collection", 0.1],
  ["listing", 0.06],
];
const byWeekday = [1.1, 1.15, 1.1, 1.05, 0.95, 0.75, 0.9];
const hosts = [
  "www.google.com",
  "www.bing.com",
  "www.instagram.com",
  "duckduckgo.com",
  "www.yelp.com",
];

/**
 * Invents a year of daily figures before today, deterministic per listing: growth, quiet weekends,
 * and more views with Premier. Listings with a demo account get daily rows by source, others weekly
 * ones.
 */
export function demoDays({ drafts, owned, premierSince, today }: DemoDaysInput): ListingDays[] {
  return drafts.map((draft, index) => {
    const random = createSeededRandom(index);
    const figures: ListingDays = {
      listing: draft.slug,
      days: [],
      searches: [],
      hosts: [],
      hours: [],
    };
    const size = 40 + 60 * random();
    const isOwned = owned.includes(draft.slug);
    const step = isOwned ? 1 : 7;
    const whole = (value: number) => Math.floor(value + random());
    // Weekly rows of different listings end on different days, so that totals show no sawtooth.
    for (let back = daysCovered - (isOwned ? 0 : index % 7); back >= 1; back -= step) {
      const day = addDays(today, -back);
      const isPremium =
        day >= (premierSince.get(draft.slug) ?? (draft.plan === "standard" ? "9" : ""));
      const seen =
        size *
        (isPremium ? 1.6 : 1) *
        (1.15 - (0.35 * back) / daysCovered) *
        (isOwned ? (byWeekday[weekdayOf(day)] ?? 1) : step) *
        (0.75 + 0.5 * random());
      const place = isPremium ? 3 : 8;
      const add = (source: TrafficSource, shown: number, opened: number) => {
        const [impressions, views] = [whole(shown), whole(opened)];
        const row = {
          day,
          source,
          isPremium,
          impressions,
          places: whole(impressions * place * (0.7 + 0.6 * random())),
          views,
        };
        const clicks = {
          calls: whole(views * 0.06),
          emails: whole(views * 0.015),
          directions: whole(views * 0.05),
          websites: whole(views * 0.06),
        };
        figures.days.push({
          ...row,
          ...clicks,
          saves: whole(views * 0.03),
          shares: whole(views * 0.01),
        });
        return views;
      };
      if (!isOwned) {
        add("search", seen, seen * 0.09);
        continue;
      }
      const shares = lists.map(([source, share]) => add(source, seen * share, seen * share * 0.08));
      const views = shares.reduce(
        (sum, count) => sum + count,
        add("direct", 0, seen * 0.015) + add("outside", 0, seen * 0.03),
      );
      if (back <= hourlyDays) addHours(figures, day, views, random);
      if (back % 7 === 1) addNames(figures, draft, day, seen * 7, random);
    }
    return figures;
  });
}

/** Distributes views over the hours: most in the evening, some at lunchtime. */
function addHours(figures: ListingDays, day: string, views: number, random: () => number) {
  const hours = new Map<number, number>();
  for (let view = 0; view < views; view++) {
    const hour =
      random() < 0.3
        ? 11 + Math.floor(3 * random())
        : Math.min(23, 8 + Math.floor(8 * (random() + random())));
    hours.set(hour, (hours.get(hour) ?? 0) + 1);
  }
  for (const [hour, times] of hours) figures.hours.push({ day, hour, times });
}

/** Adds a week's searches and referrers on its last day: the top queries, the rest combined. */
function addNames(
  figures: ListingDays,
  { services, city, categories }: DemoListing,
  day: string,
  seen: number,
  random: () => number,
) {
  const offered = [
    ...new Set(services.flatMap(({ treatment }) => (treatment ? [treatment] : []))),
  ].slice(0, 4);
  const names = [
    ...offered.flatMap((slug) => [`treatment/${slug} city/${city}`, `treatment/${slug}`]),
    `city/${city}`,
    `category/${categories[0]}`,
    "",
  ];
  for (const [index, name] of names.entries()) {
    const times = Math.floor((seen * 0.36 * (0.5 + random())) / (index + 3));
    if (times > 0)
      figures.searches.push({ day, name, times, opens: Math.floor(times * 0.2 * random()) });
  }
  for (const [index, name] of hosts.entries()) {
    const times = Math.floor((seen * 0.03 * (0.5 + random())) / (index + 1));
    if (times > 0) figures.hosts.push({ day, name, times });
  }
}
