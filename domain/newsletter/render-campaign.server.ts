import { and, eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { jsonRows } from "#database/json-rows.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { cities } from "#database/schema/catalogue/reference.ts";
import { listSpecials, type Special } from "#domain/specials/list-specials.server.ts";
import { capitalize } from "#shared/capitalize.ts";
import type { EmailContent, EmailItem, EmailSection } from "#shared/email-parts.ts";
import { formatDay } from "#shared/local-day.ts";
import { formatCents } from "#shared/money.ts";
import { listingPath } from "#shared/paths.ts";
import { plural, to } from "#shared/say.ts";
import type { NewsletterBlock } from "./blocks.ts";
import { addressFrom, readMarkup } from "./markup.ts";

type Deps = { db: Executor; siteUrl: string };
type RenderedBlock = { section: EmailSection | null; note?: string };

const servicesShown = 3;

/**
 * Renders blocks as an email with today's data. Reports blocks whose listing or specials are
 * gone.
 */
export async function renderCampaign(
  deps: Deps,
  { subject, preview, blocks }: { subject: string; preview: string; blocks: NewsletterBlock[] },
  day: string,
) {
  const drawn = await Promise.all(blocks.map((block) => draw(deps, block, day)));
  const sections = drawn.flatMap(({ section }) => section ?? []);
  const content: EmailContent = {
    title: subject,
    ...(preview ? { preview } : {}),
    paragraphs: [],
    sections,
  };
  return {
    content,
    notes: drawn.map(({ note }) => note ?? null),
    hasWords: sections.some(({ kind }) => kind !== "divider"),
  };
}

async function draw(
  { db, siteUrl }: Deps,
  block: NewsletterBlock,
  day: string,
): Promise<RenderedBlock> {
  if (block.kind === "heading") return { section: block.text ? block : null };
  if (block.kind === "divider") return { section: block };
  if (block.kind === "text") {
    const paragraphs = readMarkup(block.text, siteUrl);
    return { section: paragraphs.length > 0 ? { kind: "text", paragraphs } : null };
  }
  if (block.kind === "button") {
    const href = addressFrom(block.href, siteUrl);
    return { section: href && block.text ? { kind: "button", text: block.text, href } : null };
  }
  return block.kind === "listings"
    ? drawListings({ db, siteUrl }, block.slugs)
    : drawSpecials({ db, siteUrl }, block, day);
}

const section = (items: EmailItem[]): EmailSection | null =>
  items.length > 0 ? { kind: "items", items } : null;

async function drawListings({ db, siteUrl }: Deps, slugs: string[]): Promise<RenderedBlock> {
  const found = await findListingNames({ db }, slugs);
  const items = found.map(({ slug, name, city, services }) => ({
    title: name,
    lines: [city, services.map((service) => service.name).join(", ")].filter(Boolean),
    href: siteUrl + to(listingPath(slug)),
  }));
  const gone = slugs.filter((slug) => !found.some((listing) => listing.slug === slug));
  if (gone.length === 0) return { section: section(items) };
  return { section: section(items), note: `No longer listed, and left out: ${gone.join(", ")}.` };
}

export async function findListingNames({ db }: Pick<Deps, "db">, slugs: string[]) {
  if (slugs.length === 0) return [];
  const rows = await db
    .select({
      slug: listings.slug,
      name: listings.name,
      city: cities.name,
      services: jsonRows<{ name: string }>(
        sql`select s.name from services s where s.listing_id = ${listings.id} order by s.position limit ${sql.raw(String(servicesShown))}`,
      ),
    })
    .from(listings)
    .innerJoin(cities, eq(cities.id, listings.cityId))
    .where(and(inArray(listings.slug, slugs), eq(listings.status, "active")));
  return rows.toSorted((one, other) => slugs.indexOf(one.slug) - slugs.indexOf(other.slug));
}

type SpecialsBlock = Extract<NewsletterBlock, { kind: "specials" }>;

async function drawSpecials(
  { db, siteUrl }: Deps,
  { ids, category, city, most }: SpecialsBlock,
  day: string,
): Promise<RenderedBlock> {
  const filter = ids.length > 0 ? {} : { category: category || undefined, city: city || undefined };
  const live = await listSpecials({ db }, day, filter);
  const shown = ids.length > 0 ? live.filter(({ id }) => ids.includes(id)) : live.slice(0, most);
  const gone = ids.length - shown.length;
  const note =
    shown.length === 0
      ? "No such special is running today, so this would be left out."
      : `${plural(gone, "chosen special")} no longer running: left out.`;
  return {
    section: section(shown.map((special) => itemOf(special, siteUrl))),
    ...(shown.length === 0 || (ids.length > 0 && gone > 0) ? { note } : {}),
  };
}

function itemOf(
  {
    title,
    medSpaName,
    medSpaCity,
    medSpaSlug,
    originalPriceCents,
    specialPriceCents,
    discountPercentage,
    validUntil,
  }: Special,
  siteUrl: string,
): EmailItem {
  const prices =
    specialPriceCents === null
      ? ""
      : formatCents(specialPriceCents) +
        (originalPriceCents === null ? "" : ` instead of ${formatCents(originalPriceCents)}`);
  const facts = [
    prices,
    discountPercentage ? `${discountPercentage}% off` : "",
    `until ${formatDay(validUntil)}`,
  ]
    .filter(Boolean)
    .join(", ");
  return {
    title,
    lines: [`${medSpaName}, ${medSpaCity}`, capitalize(facts)],
    href: siteUrl + to(listingPath(medSpaSlug)),
  };
}
