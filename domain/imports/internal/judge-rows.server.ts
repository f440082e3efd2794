import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { listFieldSources } from "#domain/catalogue/listings/confirmations.server.ts";
import type { ListingFacts } from "#domain/catalogue/listings/listing-facts.ts";
import {
  lockManyListingFacts,
  readListings,
  type StoredListing,
} from "#domain/catalogue/listings/read-listing.server.ts";
import { mapMovedSlugs } from "#domain/catalogue/slugs/slugs.server.ts";
import { createYielder } from "#platform/yielder.ts";
import type { ImportRules, ImportVerdict } from "../import-fields.ts";
import {
  createDuplicateIndex,
  type ListingOrRow,
  type ListingSigns,
} from "./known-listings.server.ts";
import { type MergedFacts, mergeFacts } from "./merge-facts.server.ts";
import type { FieldNotes, ParsedImportRow } from "./parse-import-row.server.ts";
import type { ParsedRow } from "./row-reader.server.ts";

type ImportPlan = { columns: string[]; rules: ImportRules };
export type JudgedRow = MergedFacts & {
  position: number;
  verdict: ImportVerdict;
  listingId: number | null;
  sameAs: number | null;
  because: string | null;
  problems: FieldNotes;
  warnings: FieldNotes;
  /** Keeps a new listing hidden from visitors, regardless of the rules. */
  isHidden: boolean;
  facts: Partial<ListingFacts>;
  held: StoredListing | null;
  confirmations: Record<string, { source: string; confirmedOn: string }>;
};

type Target = {
  read: ParsedImportRow;
  position: number;
  holder: ListingOrRow | null;
  because: string | null;
  problems: FieldNotes;
};

/**
 * Judges rows in file order, batch by batch. Deterministic: the same file and listings give the
 * same verdicts in a check and in a run.
 */
export async function createJudge(
  { db }: { db: Executor },
  { columns, rules }: ImportPlan,
  ownIds: Set<number>,
) {
  const signs = createDuplicateIndex();
  const bySlug = new Map<string, number>();
  const takenBy = new Map<number, number>();
  const rowsBySlug = new Map<string, number>();
  const yieldThread = createYielder();

  for (const { id, slug, ...listing } of await readAllSigns(db)) {
    await yieldThread();
    if (ownIds.has(id)) continue;
    bySlug.set(slug, id);
    signs.add({ listingId: id }, listing);
  }

  return { judge, remember, rememberTaken };

  async function judge(
    tx: Executor,
    rows: ParsedRow[],
    { holds }: { holds: boolean },
  ): Promise<JudgedRow[]> {
    await learnOldSlugs(
      tx,
      rows.flatMap(({ read: { slug } }) => (slug && !bySlug.has(slug) ? [slug] : [])),
    );
    const targets: Target[] = [];
    for (const { position, read } of rows) {
      await yieldThread();
      targets.push(targetOf(position, read));
    }
    const ids = [
      ...new Set(
        targets.flatMap(({ holder }) =>
          holder && "listingId" in holder ? [holder.listingId] : [],
        ),
      ),
    ];
    const listings = new Map(
      (await (holds ? lockManyListingFacts : readListings)({ db: tx }, ids)).map((held) => [
        held.id,
        held,
      ]),
    );
    const sources = await listFieldSources({ db: tx }, ids);
    return targets.map((target) => verdictOf(target, listings, sources));
  }

  /** Returns the target of a row. The first of two rows for one listing wins. */
  function targetOf(position: number, each: ParsedImportRow): Target {
    const { slug, facts } = each;
    const target = (
      holder: ListingOrRow | null,
      because: string | null,
      problems: FieldNotes = {},
    ) => ({ read: each, position, holder, because, problems });
    const known = slug ? bySlug.get(slug) : undefined;
    const match = known === undefined ? signs.find(signsOf(facts)) : null;
    const earlier = slug && known === undefined ? rowsBySlug.get(slug) : undefined;
    if (earlier !== undefined) return target({ row: earlier }, "slug");
    const holder: ListingOrRow | null =
      known === undefined ? (match?.holder ?? null) : { listingId: known };
    if (holder && "listingId" in holder) {
      const first = takenBy.get(holder.listingId);
      if (first !== undefined) return target({ row: first }, match?.because ?? "slug");
      takenBy.set(holder.listingId, position);
    }
    if (holder) return target(holder, match?.because ?? null);
    const problems = {
      ...(facts.name || each.problems.row ? {} : { name: ["Business name is required"] }),
      ...each.problems,
    };
    if (Object.keys(problems).length === 0 && each.standing !== "closed") remember(position, each);
    return target(null, null, problems);
  }

  function remember(row: number, { slug, facts }: ParsedImportRow) {
    signs.add({ row }, signsOf(facts));
    if (slug) rowsBySlug.set(slug, row);
  }

  function rememberTaken(position: number, listingId: number) {
    if (!takenBy.has(listingId)) takenBy.set(listingId, position);
  }

  function verdictOf(
    { read: each, position, holder, because, problems }: Target,
    listings: Map<number, StoredListing>,
    sources: Awaited<ReturnType<typeof listFieldSources>>,
  ): JudgedRow {
    const { facts, warnings, standing } = each;
    const ofFile = { facts, warnings, isHidden: standing === "hidden" };
    const row = {
      position,
      because,
      listingId: null,
      sameAs: null,
      problems: {},
      changes: {},
      kept: [],
      ...ofFile,
      held: null,
      confirmations: {},
    };
    if (standing === "closed")
      return {
        ...row,
        verdict: "closed",
        listingId: holder && "listingId" in holder ? holder.listingId : null,
      };
    if (holder && "row" in holder) return { ...row, verdict: "duplicate", sameAs: holder.row };
    const held = holder ? (listings.get(holder.listingId) ?? null) : null;
    if (!held)
      return Object.keys(problems).length > 0
        ? { ...row, verdict: "invalid", problems }
        : { ...row, verdict: "new" };
    const known = { ...row, listingId: held.id, held };
    if (because !== null && rules.duplicates === "skip") return { ...known, verdict: "duplicate" };
    const confirmations = sources.get(held.id) ?? {};
    const owned = new Set(
      Object.entries(confirmations).flatMap(([field, { source }]) =>
        source === "owner" ? [field] : [],
      ),
    );
    const merged = mergeFacts(held, withoutReadHours(facts, held), rules, owned);
    if (because !== null) return { ...known, ...merged, verdict: "duplicate", confirmations };
    return {
      ...known,
      ...merged,
      verdict: Object.keys(merged.changes).length > 0 ? "changed" : "same",
      confirmations,
    };
  }

  /** Drops hours parsed from unchanged words, which are not news. */
  function withoutReadHours(facts: Partial<ListingFacts>, held: StoredListing) {
    if (columns.includes("weeklyHours") || facts.hoursText !== held.facts.hoursText) return facts;
    const { weeklyHours: _weeklyHours, ...others } = facts;
    return others;
  }

  async function learnOldSlugs(tx: Executor, unknown: string[]) {
    for (const [from, to] of await mapMovedSlugs({ db: tx }, unknown)) {
      const id = bySlug.get(to);
      if (id !== undefined) bySlug.set(from, id);
    }
  }

  function signsOf(facts: Partial<ListingFacts>): ListingSigns {
    const {
      name = "",
      city = "",
      phone = "",
      website = null,
      address = "",
      latitude = null,
      longitude = null,
    } = facts;
    return {
      name,
      city,
      phone,
      website,
      address,
      pin: latitude === null || longitude === null ? null : { latitude, longitude },
    };
  }
}

type ListingSignsRow = ListingSigns & { id: number; slug: string };

async function readAllSigns(db: Executor) {
  const { rows } = await db.execute<ListingSignsRow>(sql`
    select m.id, m.slug, m.name, c.slug as city, m.phone, m.website, m.address,
      case when m.latitude is not null then json_build_object('latitude', m.latitude, 'longitude', m.longitude) end as pin
    from listings m join cities c on c.id = m.city_id order by m.status <> 'active', m.id`);
  return rows;
}
