import { eq, inArray, sql } from "drizzle-orm";
import { bulkInsert } from "#database/bulk-insert.ts";
import type { Executor } from "#database/database.ts";
import { confirmations } from "#database/schema/catalogue/confirmations.ts";
import { medSpas } from "#database/schema/catalogue/listings.ts";
import { submissions } from "#database/schema/catalogue/submissions.ts";
import { localDay } from "#shared/local-day.ts";
import { brand } from "#site/brand.ts";
import type { FactName } from "./listing-facts.ts";
import type { Source } from "./source.ts";

export type Confirmation = { source: Source; confirmedOn: string };
type Within = { db: Executor; clock: () => Date };

/** Records the source of fields written or confirmed today. */
export async function noteSource(
  { db, clock }: Within,
  medSpaId: number,
  fields: readonly string[],
  source: Source,
) {
  if (fields.length === 0) return;
  const confirmedOn = localDay(clock(), brand.region.timeZone);
  await db
    .insert(confirmations)
    .values(withWhatBelongs(fields).map((field) => ({ medSpaId, field, source, confirmedOn })))
    .onConflictDoUpdate({
      target: [confirmations.medSpaId, confirmations.field],
      set: { source, confirmedOn },
    });
}

/** The same for many listings. */
export async function noteSources(
  { db, clock }: Within,
  noted: { medSpaId: number; fields: string[] }[],
  source: Source,
) {
  const confirmedOn = localDay(clock(), brand.region.timeZone);
  const rows = noted.flatMap(({ medSpaId, fields }) =>
    withWhatBelongs(fields).map((field) => ({ medSpaId, field, source, confirmedOn })),
  );
  await writeAnew(db, rows, rows);
}

/** Restores earlier records of these fields (null: none). */
export async function returnSources(
  { db }: Pick<Within, "db">,
  noted: { medSpaId: number; field: string; was: Confirmation | null }[],
) {
  await writeAnew(
    db,
    noted,
    noted.flatMap(({ medSpaId, field, was }) => (was ? [{ medSpaId, field, ...was }] : [])),
  );
}

/** Recorded sources of many listings' fields, by id. */
export async function sourcesOf({ db }: Pick<Within, "db">, medSpaIds: number[]) {
  const found = new Map<number, Record<string, Confirmation>>();
  if (medSpaIds.length === 0) return found;
  for (const { medSpaId, field, source, confirmedOn } of await db
    .select()
    .from(confirmations)
    .where(inArray(confirmations.medSpaId, medSpaIds)))
    found.set(medSpaId, { ...found.get(medSpaId), [field]: { source, confirmedOn } });
  return found;
}

async function writeAnew(
  db: Executor,
  gone: { medSpaId: number; field: string }[],
  rows: (typeof confirmations.$inferInsert)[],
) {
  if (gone.length === 0) return;
  const keys = JSON.stringify(gone.map(({ medSpaId, field }) => ({ med_spa_id: medSpaId, field })));
  await db.execute(sql`
    delete from confirmations using json_populate_recordset(null::confirmations, ${keys}) gone
    where confirmations.med_spa_id = gone.med_spa_id and confirmations.field = gone.field`);
  await bulkInsert(db, confirmations, rows);
}

/** Fields that make sense only together. */
const together: FactName[][] = [
  ["weeklyHours", "hoursText"],
  ["address", "latitude", "longitude"],
];

export const withWhatBelongs = (fields: readonly string[]) => [
  ...new Set([
    ...fields,
    ...together.filter((facts) => facts.some((fact) => fields.includes(fact))).flat(),
  ]),
];

/**
 * Confirmations by field. `origin`: source of all fields that are unchanged since the listing was
 * added.
 */
export async function readConfirmations({ db }: { db: Executor }, medSpaId: number) {
  const [listing] = await db
    .select({
      isDemo: medSpas.isDemo,
      createdAt: medSpas.createdAt,
      isSubmitted: sql<boolean>`exists (select from ${submissions} where ${submissions.medSpaId} = ${medSpas.id})`,
    })
    .from(medSpas)
    .where(eq(medSpas.id, medSpaId));
  const rows = await db.select().from(confirmations).where(eq(confirmations.medSpaId, medSpaId));
  const source: Source = listing?.isDemo ? "demo" : listing?.isSubmitted ? "submitted" : "import";
  const origin: Confirmation = {
    source,
    confirmedOn: localDay(listing?.createdAt ?? new Date(0), brand.region.timeZone),
  };
  return {
    origin,
    fields: new Map(
      rows.map(({ field, source: from, confirmedOn }): [string, Confirmation] => [
        field,
        { source: from, confirmedOn },
      ]),
    ),
  };
}
