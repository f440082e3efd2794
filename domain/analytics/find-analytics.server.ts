import { eq } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { localDay } from "#shared/local-day.ts";
import { noFigures, sumFigures } from "./figures.ts";
import { readDays, readTotals } from "./internal/read-days.server.ts";
import {
  readHours,
  readMedians,
  readNames,
  readPhases,
  readSince,
  readSources,
} from "./internal/read-parts.server.ts";
import type { AnalyticsRange, DateRange } from "./range.ts";

type Deps = { db: Executor; clock: () => Date };
export type ListingAnalytics = NonNullable<Awaited<ReturnType<typeof findAnalytics>>>;

/** Analytics of a listing with the previous period. Null without the permission. */
export async function findAnalytics(
  { db, clock }: Deps,
  actor: Actor,
  listingId: number,
  range: AnalyticsRange,
) {
  const own = await findOwn({ db }, actor, listingId);
  if (!own) return null;
  const of = { listingId, days: range };
  return {
    ...own,
    ...(await readPeriod(db, listingId, range)),
    searches: await readNames(db, "listing_search_days", of),
    medians: await readMedians(db, of),
    phases: await readPhases(db, listingId, localDay(clock())),
  };
}

/** Figures of one listing or all, with those of the period before. */
export async function readPeriod(db: Executor, listingId: number | null, range: AnalyticsRange) {
  const of = { listingId, days: range };
  const days = await readDays(db, listingId, range);
  const daysBefore = await readDays(db, listingId, range.before);
  const since = await readSince(db, listingId);
  return {
    days,
    daysBefore,
    now: sumFigures(days),
    /** Complete days, as many as before. */
    complete: sumFigures(days.slice(0, daysBefore.length)),
    before: sumFigures(daysBefore),
    since,
    /** Comparable only if counting had started by then. */
    isComparable: since !== null && daysBefore.length > 0 && since <= range.before.from,
    sources: await readSources(db, of),
    hosts: await readNames(db, "listing_host_days", of),
    hours: await readHours(db, of),
  };
}

export const findDays = async (
  { db }: Pick<Deps, "db">,
  actor: Actor,
  listingId: number,
  days: DateRange,
) => (may(actor, "analytics.read", { listingId }) ? readDays(db, listingId, days) : null);

export async function compareOwnListings<Listing extends { id: number }>(
  { db }: Pick<Deps, "db">,
  actor: Actor,
  listings: Listing[],
  days: DateRange,
) {
  const seen = listings.filter(({ id }) => may(actor, "analytics.read", { listingId: id }));
  const totals = await readTotals(
    db,
    seen.map(({ id }) => id),
    days,
  );
  return seen.map((listing) => ({ ...listing, figures: totals.get(listing.id) ?? noFigures() }));
}

async function findOwn({ db }: Pick<Deps, "db">, actor: Actor, listingId: number) {
  if (!may(actor, "analytics.read", { listingId })) return null;
  const facts = pickColumns(listings, "slug", "name", "isDemo", "isPremium");
  const [own] = await db.select(facts).from(listings).where(eq(listings.id, listingId));
  return own ?? null;
}
