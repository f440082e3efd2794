import { eq, inArray, sql } from "drizzle-orm";
import { bulkInsert } from "#database/bulk-insert.ts";
import type { Executor } from "#database/database.ts";
import { confirmations } from "#database/schema/catalogue/confirmations.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { submissions } from "#database/schema/catalogue/submissions.ts";
import { localDay } from "#shared/local-day.ts";
import type { FactName } from "./listing-facts.ts";
import type { FactSource } from "./source.ts";

export type FactConfirmation = { source: FactSource; confirmedOn: string };
type Deps = { db: Executor; clock: () => Date };

/** Records the source of fields written or confirmed today. */
export async function recordFieldSources(
  { db, clock }: Deps,
  listingId: number,
  fields: readonly string[],
  source: FactSource,
) {
  if (fields.length === 0) return;
  const confirmedOn = localDay(clock());
  await db
    .insert(confirmations)
    .values(withRelatedFields(fields).map((field) => ({ listingId, field, source, confirmedOn })))
    .onConflictDoUpdate({
      target: [confirmations.listingId, confirmations.field],
      set: { source, confirmedOn },
    });
}

/** Records the sources of many listings' fields. */
export async function recordManyFieldSources(
  { db, clock }: Deps,
  noted: { listingId: number; fields: string[] }[],
  source: FactSource,
) {
  const confirmedOn = localDay(clock());
  const rows = noted.flatMap(({ listingId, fields }) =>
    withRelatedFields(fields).map((field) => ({ listingId, field, source, confirmedOn })),
  );
  await writeAnew(db, rows, rows);
}

/** Restores earlier records of these fields (null: none). */
export async function restoreFieldSources(
  { db }: Pick<Deps, "db">,
  noted: { listingId: number; field: string; was: FactConfirmation | null }[],
) {
  await writeAnew(
    db,
    noted,
    noted.flatMap(({ listingId, field, was }) => (was ? [{ listingId, field, ...was }] : [])),
  );
}

/** Lists recorded sources of many listings' fields, by id. */
export async function listFieldSources({ db }: Pick<Deps, "db">, listingIds: number[]) {
  const found = new Map<number, Record<string, FactConfirmation>>();
  if (listingIds.length === 0) return found;
  for (const { listingId, field, source, confirmedOn } of await db
    .select()
    .from(confirmations)
    .where(inArray(confirmations.listingId, listingIds)))
    found.set(listingId, { ...found.get(listingId), [field]: { source, confirmedOn } });
  return found;
}

async function writeAnew(
  db: Executor,
  gone: { listingId: number; field: string }[],
  rows: (typeof confirmations.$inferInsert)[],
) {
  if (gone.length === 0) return;
  const keys = JSON.stringify(
    gone.map(({ listingId, field }) => ({ listing_id: listingId, field })),
  );
  await db.execute(sql`
    delete from confirmations using json_populate_recordset(null::confirmations, ${keys}) gone
    where confirmations.listing_id = gone.listing_id and confirmations.field = gone.field`);
  await bulkInsert(db, confirmations, rows);
}

/** Fields that make sense only together. */
const together: FactName[][] = [
  ["weeklyHours", "hoursText"],
  ["address", "latitude", "longitude"],
];

export const withRelatedFields = (fields: readonly string[]) => [
  ...new Set([
    ...fields,
    ...together.filter((facts) => facts.some((fact) => fields.includes(fact))).flat(),
  ]),
];

/**
 * Confirmations by field. `origin`: source of all fields that are unchanged since the listing was
 * added.
 */
export async function readConfirmations({ db }: { db: Executor }, listingId: number) {
  const [listing] = await db
    .select({
      isDemo: listings.isDemo,
      createdAt: listings.createdAt,
      isSubmitted: sql<boolean>`exists (select from ${submissions} where ${submissions.listingId} = ${listings.id})`,
    })
    .from(listings)
    .where(eq(listings.id, listingId));
  const rows = await db.select().from(confirmations).where(eq(confirmations.listingId, listingId));
  const source: FactSource = listing?.isDemo
    ? "demo"
    : listing?.isSubmitted
      ? "submitted"
      : "import";
  const origin: FactConfirmation = {
    source,
    confirmedOn: localDay(listing?.createdAt ?? new Date(0)),
  };
  return {
    origin,
    fields: new Map(
      rows.map(({ field, source: from, confirmedOn }): [string, FactConfirmation] => [
        field,
        { source: from, confirmedOn },
      ]),
    ),
  };
}
