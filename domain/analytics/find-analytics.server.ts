import { eq } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { medSpas } from "#database/schema/catalogue/listings.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { localDay } from "#shared/local-day.ts";
import { brand } from "#site/brand.ts";
import { addUp, noFigures } from "./figures.ts";
import { readDays, readTotals } from "./internal/read-days.server.ts";
import {
  readHours,
  readMedians,
  readNames,
  readPhases,
  readSince,
  readSources,
} from "./internal/read-parts.server.ts";
import type { Days, Range } from "./range.ts";

type Given = { db: Executor; clock: () => Date };
export type Analytics = NonNullable<Awaited<ReturnType<typeof findAnalytics>>>;

/** Analytics of a listing with the previous period. Null without the permission. */
export async function findAnalytics(
  { db, clock }: Given,
  actor: Actor,
  medSpaId: number,
  range: Range,
) {
  const own = await findOwn({ db }, actor, medSpaId);
  if (!own) return null;
  const of = { medSpaId, days: range };
  const days = await readDays(db, medSpaId, range);
  const daysBefore = await readDays(db, medSpaId, range.before);
  const since = await readSince(db, medSpaId);
  return {
    ...own,
    days,
    daysBefore,
    now: addUp(days),
    before: addUp(daysBefore),
    since,
    /** Comparable only if counting had started by then. */
    isComparable: since !== null && since <= range.before.from,
    sources: await readSources(db, of),
    searches: await readNames(db, "listing_search_days", of),
    hosts: await readNames(db, "listing_host_days", of),
    hours: await readHours(db, of),
    medians: await readMedians(db, of),
    phases: await readPhases(db, medSpaId, localDay(clock(), brand.region.timeZone)),
  };
}

export async function findDays(
  { db }: Pick<Given, "db">,
  actor: Actor,
  medSpaId: number,
  days: Days,
) {
  return may(actor, "analytics.read", { medSpaId }) ? readDays(db, medSpaId, days) : null;
}

export async function compareOwn<Listing extends { id: number }>(
  { db }: Pick<Given, "db">,
  actor: Actor,
  listings: Listing[],
  days: Days,
) {
  const seen = listings.filter(({ id }) => may(actor, "analytics.read", { medSpaId: id }));
  const totals = await readTotals(
    db,
    seen.map(({ id }) => id),
    days,
  );
  return seen.map((listing) => ({ ...listing, figures: totals.get(listing.id) ?? noFigures() }));
}

async function findOwn({ db }: Pick<Given, "db">, actor: Actor, medSpaId: number) {
  if (!may(actor, "analytics.read", { medSpaId })) return null;
  const facts = {
    slug: medSpas.slug,
    name: medSpas.name,
    isDemo: medSpas.isDemo,
    isPremium: medSpas.isPremium,
  };
  const [own] = await db.select(facts).from(medSpas).where(eq(medSpas.id, medSpaId));
  return own ?? null;
}
