import { and, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { listings } from "#database/schema/catalogue/listings.ts";
import { websiteReads } from "#database/schema/listing-edits/website-reads.ts";
import { inPlanWith } from "#domain/catalogue/listings/in-plan-with.server.ts";
import type { ListingFacts } from "#domain/catalogue/listings/listing-facts.ts";
import { readMenu } from "#domain/catalogue/listings/menu.server.ts";
import { readListing, type StoredListing } from "#domain/catalogue/listings/read-listing.server.ts";
import { writeWebsiteContent } from "#domain/catalogue/listings/website-content.server.ts";
import { proposeEdit } from "#domain/listing-edits/propose-edit.server.ts";
import type { ReadSite } from "#integrations/website/read-site.ts";
import type { RefresherDeps } from "./deps.ts";

const everyDays = 7;
/** Keeps runs short, because other jobs wait. */
const perRound = 3;

/** Reads the websites of Premier listings weekly, and sooner on request by the team. */
export async function refreshListings(deps: RefresherDeps) {
  const { db, clock } = deps;
  const due = new Date(clock().getTime() - everyDays * 24 * 60 * 60_000);
  const places = await db
    .select({ id: listings.id, website: listings.website })
    .from(listings)
    .leftJoin(websiteReads, eq(websiteReads.listingId, listings.id))
    .where(
      and(
        inPlanWith("website", listings.plan),
        eq(listings.status, "active"),
        eq(listings.isDemo, false),
        isNotNull(listings.website),
        or(
          isNull(websiteReads.readAt),
          lt(websiteReads.readAt, due),
          sql`${websiteReads.askedAt} > ${websiteReads.readAt}`,
        ),
      ),
    )
    .orderBy(sql`${websiteReads.askedAt} desc nulls last, ${websiteReads.readAt} nulls first`)
    .limit(perRound);
  for (const { id, website } of places) if (website) await refreshListing(deps, id, website);
  return places.length;
}

/** Turns differences into a pending edit. Nothing is shown before someone has accepted it. */
async function refreshListing(deps: RefresherDeps, listingId: number, website: string) {
  // Saved first: a site that crashes the process must not be read first after the restart.
  await noteReading(deps, listingId, "unfinished");
  const read = await deps.readSite(website);
  const now = await noteReading(deps, listingId, read.outcome);
  if (read.outcome !== "read") return;
  const listing = await readListing(deps, listingId);
  // The owner may have changed the website in the meantime.
  if (listing?.facts.website !== website) return;
  const { aboutText, services } = read.facts;
  const content = { aboutText: aboutText ?? "", services };
  await deps.db.transaction((tx) =>
    writeWebsiteContent(tx, { id: listingId, slug: listing.slug }, content, now),
  );
  await proposeEdit(deps, null, listingId, await newsOf(deps, listing, read.facts), "website");
}

async function noteReading({ db, clock }: RefresherDeps, listingId: number, outcome: string) {
  const row = { readAt: clock(), outcome };
  await db
    .insert(websiteReads)
    .values({ listingId, ...row })
    .onConflictDoUpdate({ target: websiteReads.listingId, set: row });
  return row.readAt;
}

type WebsiteFacts = Extract<Awaited<ReturnType<ReadSite>>, { outcome: "read" }>["facts"];

/**
 * Lists changes on a website. Never removes anything that a page does not mention: menus and links
 * only grow.
 */
async function newsOf(
  deps: RefresherDeps,
  { facts }: StoredListing,
  found: WebsiteFacts,
): Promise<Partial<ListingFacts>> {
  const known = new Set(
    facts.services.flatMap(({ name, treatment }) => [name.toLowerCase(), treatment]),
  );
  const added = (await readMenu(deps, found.services)).filter(
    ({ name, treatment }) => !known.has(name.toLowerCase()) && !known.has(treatment ?? ""),
  );
  const links = { ...found.socialMediaLinks, ...facts.socialMediaLinks };
  return {
    ...(found.aboutText ? { detailedDescription: found.aboutText } : {}),
    ...(found.weeklyHours ? { weeklyHours: found.weeklyHours } : {}),
    ...(added.length > 0 ? { services: [...facts.services, ...added] } : {}),
    ...(Object.keys(links).length > Object.keys(facts.socialMediaLinks).length
      ? { socialMediaLinks: links }
      : {}),
  };
}
