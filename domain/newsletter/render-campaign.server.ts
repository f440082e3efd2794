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
import { to } from "#shared/say.ts";
import type { NewsletterDraft } from "./draft.ts";
import { readMarkdown } from "./markdown.server.ts";

type Deps = { db: Executor; siteUrl: string };

const servicesShown = 3;

/**
 * Renders a draft as an email with today's data. Reports lines whose listing or specials are gone.
 */
export async function renderCampaign(
  { db, siteUrl }: Deps,
  { subject, preview, body }: NewsletterDraft,
  day: string,
) {
  const { parts } = readMarkdown(body, siteUrl);
  const listingOf = await findListings(
    db,
    parts.flatMap((part) => (part.kind === "listing" ? part.slug : [])),
  );
  const running = parts.some(({ kind }) => kind === "special")
    ? await listSpecials({ db }, day)
    : [];
  const notes: string[] = [];
  const draw = async (part: (typeof parts)[number]): Promise<EmailSection> => {
    if (part.kind === "listing") {
      const found = listingOf.get(part.slug);
      if (!found) notes.push(`No longer listed, and left out: ${part.slug}.`);
      return { kind: "items", items: found ? [listingItem(found, siteUrl)] : [] };
    }
    if (part.kind !== "special" && part.kind !== "specials") return part;
    const specials =
      part.kind === "special"
        ? running.filter(({ id }) => id === part.id)
        : await listSpecials({ db }, day, part.filter, { limit: part.most, offset: 0 });
    if (specials.length === 0)
      notes.push(
        part.kind === "special"
          ? `Special ${part.id} is no longer running, and left out.`
          : "No special runs there today, so none would be shown.",
      );
    return { kind: "items", items: specials.map((special) => specialItem(special, siteUrl)) };
  };
  const sections: EmailSection[] = [];
  // One by one, because a transaction has one connection.
  for (const part of parts) {
    const section = await draw(part);
    if (section.kind !== "items" || section.items.length > 0) sections.push(section);
  }
  const content: EmailContent = {
    title: subject,
    ...(preview ? { preview } : {}),
    paragraphs: [],
    sections,
  };
  return { content, notes, hasWords: sections.some(({ kind }) => kind !== "divider") };
}

async function findListings(db: Executor, slugs: string[]) {
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
  return new Map(rows.map((row) => [row.slug, row]));
}

type FoundListing = NonNullable<ReturnType<Awaited<ReturnType<typeof findListings>>["get"]>>;

const listingItem = ({ slug, name, city, services }: FoundListing, siteUrl: string): EmailItem => ({
  title: name,
  lines: [city, services.map((service) => service.name).join(", ")].filter(Boolean),
  href: siteUrl + to(listingPath(slug)),
});

function specialItem(
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
