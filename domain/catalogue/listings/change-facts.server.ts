import { and, type Column, eq, getTableColumns, inArray, notInArray, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { licenses, services } from "#database/schema/catalogue/listing-details.ts";
import {
  listingCategories,
  listingDocuments,
  listingTreatments,
} from "#database/schema/catalogue/listing-facets.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { queueWebhookEvents } from "#domain/webhooks/queue-webhooks.server.ts";
import { daysBetween, localDay } from "#shared/local-day.ts";
import { idsBySlug, listingRow, listOfferedTreatments } from "../internal/rows.server.ts";
import { writeLookupRows, writeMenu } from "../internal/write-rows.server.ts";
import { writeStaff } from "../internal/write-staff.server.ts";
import { listListingTags } from "../tags.ts";
import { baseScore, completeness, freshnessPoints, type ListingDraft } from "./listing.ts";
import type { ListingFacts } from "./listing-facts.ts";
import type { StoredListing } from "./read-listing.server.ts";

type Deps = { db: Executor; clock: () => Date };

/**
 * Writes a listing's own data and its search rows, in the transaction that locks the listing. The
 * source confirmed it today, which counts as fresh.
 */
export async function changeFacts(
  within: Deps,
  held: StoredListing,
  changes: Partial<ListingFacts>,
) {
  await changeManyFacts(within, [{ held, changes }]);
  if (held.status !== "active") return;
  const [before, after] = [draftOf(held, held.facts), draftOf(held, { ...held.facts, ...changes })];
  await invalidateTags(within.db, [
    ...new Set(
      [before, after].flatMap((each) =>
        listListingTags({ ...each, treatments: listOfferedTreatments(each) }),
      ),
    ),
  ]);
}

/** `confirmedOn`: day on which the data was correct, if not today. */
export type ListingFactsChange = {
  held: StoredListing;
  changes: Partial<ListingFacts>;
  confirmedOn?: string;
};

/** Changes many listings in a few statements. Callers invalidate caches themselves. */
export async function changeManyFacts({ db, clock }: Deps, changeList: ListingFactsChange[]) {
  if (changeList.length === 0) return;
  const ids = await idsBySlug(db);
  const today = localDay(clock());
  const changed = changeList.map(({ held, changes, confirmedOn = today }) => {
    const facts = { ...held.facts, ...changes };
    const base = baseScore({
      rating: held.rating,
      reviewCount: held.reviewCount,
      completeness: completeness(facts),
    });
    const score = base + freshnessPoints(daysBetween(confirmedOn, today));
    return {
      held,
      changes,
      row: { baseScore: base, confirmedOn, score },
      listed: { id: held.id, draft: draftOf(held, facts), rank: score },
    };
  });
  await writeColumns(
    db,
    changed.map(({ row, listed }) => {
      const {
        slug: _slug,
        status: _status,
        isDemo: _isDemo,
        plan: _plan,
        ...columns
      } = listingRow(listed.draft, ids);
      return { id: listed.id, ...columns, ...row, updatedAt: clock() };
    }),
  );
  const withNew = (part: keyof ListingFacts) =>
    changed.filter(({ changes }) => changes[part]).map(({ listed }) => listed);
  const idsOf = (listed: { id: number }[]) => listed.map(({ id }) => id);
  const [menus, staffs, all] = [
    withNew("services"),
    withNew("staff"),
    changed.map(({ listed }) => listed),
  ];
  if (menus.length > 0) await db.delete(services).where(inArray(services.listingId, idsOf(menus)));
  await writeMenu(db, menus, ids);
  await writeStaff(db, staffs, ids);
  for (const { held, changes } of changed)
    if (changes.licenses) await writeLicenses(db, held.id, held.facts.licenses, changes.licenses);
  for (const table of [listingCategories, listingTreatments, listingDocuments])
    await db.delete(table).where(inArray(table.listingId, idsOf(all)));
  await writeLookupRows(db, all, ids);
  const shown = changeList.flatMap(({ held: { id, slug, status } }) =>
    status === "active" ? [{ id, slug }] : [],
  );
  await queueWebhookEvents(db, "listing.changed", shown);
}

async function writeColumns(db: Executor, rows: (Record<string, unknown> & { id: number })[]) {
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== "id");
  const known: Record<string, Column> = getTableColumns(listings);
  const written = (name: string, value: unknown) =>
    known[name]?.dataType === "custom" ? known[name].mapToDriverValue(value) : value;
  const json = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [columnName(name), written(name, value)]),
    ),
  );
  const sets = sql.raw(
    names.map((name) => `"${columnName(name)}" = row."${columnName(name)}"`).join(", "),
  );
  await db.execute(sql`
    update listings set ${sets} from json_populate_recordset(null::listings, ${JSON.stringify(json)}) row where listings.id = row.id`);
}

const columnName = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function draftOf(
  { slug, status, isDemo, plan }: StoredListing,
  facts: ListingFacts,
): ListingDraft & ListingFacts {
  return { ...facts, slug, status: status === "active" ? status : "pending", isDemo, plan };
}

type Licenses = ListingFacts["licenses"];

/** Writes licenses. An unchanged one keeps its check; a changed one counts as new and unchecked. */
async function writeLicenses(db: Executor, listingId: number, before: Licenses, after: Licenses) {
  const isKept = ({ kind, holder, number }: Licenses[number]) =>
    before.some(
      (known) => known.kind === kind && known.holder === holder && known.number === number,
    );
  const kept = after.filter(isKept).map(({ number }) => number);
  const isIts = eq(licenses.listingId, listingId);
  await db
    .delete(licenses)
    .where(kept.length > 0 ? and(isIts, notInArray(licenses.number, kept)) : isIts);
  const added = after.filter((license) => !isKept(license));
  if (added.length > 0)
    await db
      .insert(licenses)
      .values(added.map(({ kind, holder, number }) => ({ listingId, kind, holder, number })));
}
