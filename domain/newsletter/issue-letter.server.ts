import { desc, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { medSpas } from "#database/schema/catalogue/med-spas.ts";
import { cities } from "#database/schema/catalogue/reference.ts";
import type { IssueLetter } from "#database/schema/newsletter.ts";
import { countSpecials, listSpecials, type Special } from "#domain/specials/list-specials.server.ts";
import { addDays, formatDay } from "#shared/local-day.ts";
import { startOfDay } from "#shared/local-time.ts";
import { formatCents } from "#shared/money.ts";
import { plural } from "#shared/plural.ts";
import { brand } from "#site/brand.ts";
import type { List } from "./subscribe.server.ts";

type Given = { db: Executor; siteUrl: string };

const mostOffers = 12;
const mostPlaces = 8;

/** What a list would get on a day, from the data as they stand; null where there is nothing to tell. */
export function writeIssue(given: Given, list: List, day: string) {
  return list === "offers" ? writeOffers(given, day) : writeNews(given, day);
}

async function writeOffers({ db, siteUrl }: Given, day: string): Promise<IssueLetter | null> {
  const { specials, cities: places, upTo } = await countSpecials({ db }, day);
  if (specials === 0) return null;
  const shown = await listSpecials({ db }, day, {}, { limit: mostOffers, offset: 0 });
  const most = upTo > 0 ? `, up to ${upTo}% off` : "";
  return {
    title: `${plural(specials, "offer")} in ${brand.region.name} this week`,
    paragraphs: [`${plural(specials, "special")} in ${plural(places, "city", "cities")}${most}. The first to end stand first; the places set the prices.`],
    items: shown.map((special) => itemOf(special, siteUrl)),
    action: { text: specials > shown.length ? `See all ${specials} offers` : "See the offers", href: addressed(siteUrl, "/special-offers") },
  };
}

/** Once a month: the places and the offers that have come since. */
async function writeNews({ db, siteUrl }: Given, day: string): Promise<IssueLetter | null> {
  const since = addDays(day, -31);
  const begun = startOfDay(since, brand.region.timeZone);
  const places = await db
    .select({ name: medSpas.name, slug: medSpas.slug, city: cities.name })
    .from(medSpas)
    .innerJoin(cities, sql`${cities.id} = ${medSpas.cityId}`)
    .where(sql`${medSpas.status} = 'active' and ${medSpas.createdAt} >= ${begun}`)
    .orderBy(desc(medSpas.createdAt), medSpas.id)
    .limit(mostPlaces);
  const offers = (await listSpecials({ db }, day)).filter(({ validFrom }) => validFrom > since);
  if (places.length + offers.length === 0) return null;
  return {
    title: `New in ${brand.region.name} med spas`,
    paragraphs: ["What has come to the guide since last month: places first, then their offers."],
    items: [
      ...places.map(({ name, slug, city }) => ({ title: name, lines: [`New in the guide, ${city}`], href: addressed(siteUrl, `/listing/${slug}`) })),
      ...offers.slice(0, mostPlaces).map((special) => itemOf(special, siteUrl)),
    ],
    action: { text: "Browse treatments", href: addressed(siteUrl, "/categories") },
  };
}

function itemOf(
  { title, medSpaName, medSpaCity, medSpaSlug, originalPriceCents, specialPriceCents, discountPercentage, validUntil }: Special,
  siteUrl: string,
) {
  const prices =
    specialPriceCents === null ? "" : formatCents(specialPriceCents) + (originalPriceCents === null ? "" : ` instead of ${formatCents(originalPriceCents)}`);
  const facts = [prices, discountPercentage ? `${discountPercentage}% off` : "", `until ${formatDay(validUntil)}`].filter(Boolean).join(", ");
  return { title, lines: [`${medSpaName}, ${medSpaCity}`, `${facts[0]?.toUpperCase()}${facts.slice(1)}`], href: addressed(siteUrl, `/listing/${medSpaSlug}`) };
}

const addressed = (siteUrl: string, path: string) => siteUrl + path;
