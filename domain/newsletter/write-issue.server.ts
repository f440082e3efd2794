import { desc, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { countSpecials, listSpecials } from "#domain/specials/list-specials.server.ts";
import { addDays } from "#shared/local-day.ts";
import { startOfDay } from "#shared/local-time.ts";
import {
  categoriesPath,
  claimDealPath,
  dealsPath,
  listingPath,
  specialOffersPath,
} from "#shared/paths.ts";
import { plural } from "#shared/say.ts";
import { brand } from "#site/brand.ts";
import type { NewsletterDraft } from "./draft.ts";
import { maxSpecials } from "./markdown.server.ts";
import type { NewsletterList } from "./subscribe.server.ts";

type Deps = { db: Executor };

const maxListings = 8;

/** Writes a list's issue for a day from current data; null if there is no news. */
export const writeIssue = (deps: Deps, list: NewsletterList, day: string) =>
  list === "offers" ? writeSpecialsIssue(deps, day) : writeNewsIssue(deps, day);

async function writeSpecialsIssue({ db }: Deps, day: string): Promise<NewsletterDraft | null> {
  const { specials, cities, upTo } = await countSpecials({ db }, day);
  if (specials === 0) return null;
  const most = upTo > 0 ? `, up to ${upTo}% off` : "";
  const shown = `${plural(specials, "special")} in ${plural(cities, "city", "cities")}${most}.`;
  return {
    subject: `${plural(specials, "offer")} in ${brand.region.name} this week`,
    preview: shown,
    body: [
      `${shown} Those that end soonest come first; the providers set the prices.`,
      dealsPath(maxSpecials),
      `[${specials > maxSpecials ? `See all ${specials} offers` : "See the offers"}](${specialOffersPath})`,
    ].join("\n\n"),
  };
}

/** Writes the monthly newsletter: new listings and specials since the last one. */
async function writeNewsIssue({ db }: Deps, day: string): Promise<NewsletterDraft | null> {
  const since = addDays(day, -31);
  const begun = startOfDay(since);
  const newListings = await db
    .select({ slug: listings.slug })
    .from(listings)
    .where(sql`${listings.status} = 'active' and ${listings.createdAt} >= ${begun}`)
    .orderBy(desc(listings.createdAt), listings.id)
    .limit(maxListings);
  const newSpecials = (await listSpecials({ db }, day))
    .filter(({ validFrom }) => validFrom > since)
    .slice(0, maxListings);
  if (newListings.length + newSpecials.length === 0) return null;
  const part = (heading: string, lines: string[]) =>
    lines.length > 0 ? [`## ${heading}`, lines.join("\n")] : [];
  return {
    subject: `New in ${brand.region.name} med spas`,
    preview: "",
    body: [
      "New in the guide since last month: providers first, then their specials.",
      ...part(
        "New providers",
        newListings.map(({ slug }) => listingPath(slug)),
      ),
      ...part(
        "New specials",
        newSpecials.map(({ id }) => claimDealPath(id)),
      ),
      `[Browse treatments](${categoriesPath})`,
    ].join("\n\n"),
  };
}
