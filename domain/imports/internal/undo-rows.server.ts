import { sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import type { importRows } from "#database/schema/imports.ts";
import {
  changeManyFacts,
  type ListingFactsChange,
} from "#domain/catalogue/listings/change-facts.server.ts";
import {
  restoreFieldSources,
  withRelatedFields,
} from "#domain/catalogue/listings/confirmations.server.ts";
import {
  lockManyListingFacts,
  type StoredListing,
} from "#domain/catalogue/listings/read-listing.server.ts";
import { removeListings } from "#domain/catalogue/listings/remove-listings.server.ts";
import type { FactSource } from "#domain/catalogue/listings/source.ts";
import { recordImportedFacts } from "#domain/listing-edits/record-import.server.ts";
import { writeRowColumns } from "./apply-rows.server.ts";
import { isSameFact } from "./merge-facts.server.ts";

type Deps = { db: Transaction; clock: () => Date };
type ImportRow = typeof importRows.$inferSelect;
type UndoResult = { position: number; did: string; left: string | null };
type RestoredListing = ListingFactsChange & {
  before: Record<string, { before: unknown; after: unknown }>;
  was: NonNullable<ImportRow["was"]>;
};

/**
 * Removes what an import added and reverts what it changed, unless it was edited since.
 * Remaining rows say why.
 */
export async function undoRows(
  within: Deps,
  importId: number,
  rows: ImportRow[],
  by: { userId: number | null; added: "pending" | "active" },
) {
  const held = new Map(
    (
      await lockManyListingFacts(
        { db: within.db },
        rows.flatMap(({ listingId }) => listingId ?? []),
      )
    ).map((each) => [each.id, each]),
  );
  const added = rows.filter(({ did }) => did === "added");
  const touched = await touchesOf(
    within.db,
    // Rows marked as hidden were added as pending, regardless of the rules.
    added.flatMap(({ listingId, warnings }) =>
      listingId === null
        ? []
        : [{ id: listingId, status: warnings?.status ? "pending" : by.added }],
    ),
  );
  const undone: UndoResult[] = [];
  const gone: number[] = [];
  for (const { position, listingId } of added) {
    const why =
      listingId === null || !held.has(listingId) ? "it no longer exists" : touched.get(listingId);
    undone.push({ position, did: why ? "kept" : "removed", left: why ?? null });
    if (listingId !== null && !why) gone.push(listingId);
  }
  const restored: RestoredListing[] = [];
  for (const row of rows.filter(({ did }) => did === "changed")) {
    const listing = row.listingId === null ? undefined : held.get(row.listingId);
    const outcome = listing ? restore(listing, row) : { left: "it no longer exists" };
    if ("due" in outcome && outcome.due) restored.push(outcome.due);
    undone.push({
      position: row.position,
      did: outcome.left ? ("due" in outcome && outcome.due ? "partly" : "kept") : "restored",
      left: outcome.left ?? null,
    });
  }
  await changeManyFacts(within, restored);
  await restoreFieldSources(within, restored.flatMap(sourcesBefore));
  await recordImportedFacts(
    within,
    restored.map(({ held: { id }, before }) => ({ listingId: id, changes: before })),
    by,
  );
  await removeListings(within, gone);
  await writeRowColumns(within.db, importId, undone);
}

function restore(held: StoredListing, row: ImportRow): { due?: RestoredListing; left?: string } {
  const changes = Object.entries(row.changes ?? {});
  const facts: Record<string, unknown> = held.facts;
  const due = changes.filter(([field, { after }]) => isSameFact(field, facts[field], after));
  const since = changes
    .filter(([field, { after }]) => !isSameFact(field, facts[field], after))
    .map(([field]) => field);
  const back = Object.fromEntries(due.map(([field, { before }]) => [field, before]));
  const was = row.was ?? { confirmedOn: held.confirmedOn, confirmations: {} };
  const before = Object.fromEntries(
    due.map(([field, change]) => [field, { before: change.after, after: change.before }]),
  );
  return {
    ...(due.length > 0
      ? {
          due: {
            held,
            changes: back,
            before,
            was,
            ...(since.length > 0 ? {} : { confirmedOn: was.confirmedOn }),
          },
        }
      : {}),
    ...(since.length > 0 ? { left: `changed since: ${since.join(", ")}` } : {}),
  };
}

const sourcesBefore = ({ held, changes, was }: RestoredListing) =>
  withRelatedFields(Object.keys(changes)).map((field) => {
    const before = was.confirmations[field];
    return {
      listingId: held.id,
      field,
      was: before ? { source: before.source as FactSource, confirmedOn: before.confirmedOn } : null,
    };
  });

/** Finds later edits of new listings, by id. */
async function touchesOf(db: Transaction, added: { id: number; status: "pending" | "active" }[]) {
  const { rows } = await db.execute<{ id: number; why: string }>(sql`
    select m.id, case
        when m.status::text <> came.status then 'someone decided on it'
        when m.updated_at <> m.created_at then 'it was changed since'
        when exists (select from memberships r where r.listing_id = m.id) then 'it has an owner or a team'
        when exists (select from listing_claims r where r.listing_id = m.id) then 'someone has claimed it'
        when exists (select from plans r where r.listing_id = m.id) then 'it has a plan'
        when exists (select from bookings r where r.listing_id = m.id) then 'it has bookings'
        when exists (select from leads r where r.listing_id = m.id) then 'it has callback requests'
        when exists (select from reviews r where r.listing_id = m.id) then 'it has reviews'
        when exists (select from questions r where r.listing_id = m.id) then 'it has questions'
        when exists (select from specials r where r.listing_id = m.id) then 'it has offers'
        when exists (select from listing_edits r where r.listing_id = m.id) then 'it has proposed changes'
        when exists (select from photo_pairs r where r.listing_id = m.id) then 'it has photos'
        when exists (select from uploads r where r.owner in ('gallery', 'logo') and r.subject_id = m.id) then 'it has photos'
        when exists (select from licenses r where r.listing_id = m.id and r.checked_on is not null) then 'a license was checked'
      end as why
    from listings m join json_to_recordset(${JSON.stringify(added)}::json) as came(id int, status text) on came.id = m.id`);
  return new Map(rows.flatMap(({ id, why }) => (why ? [[id, why] as const] : [])));
}
