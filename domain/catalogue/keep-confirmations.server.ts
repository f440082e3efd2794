import { eq, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { confirmations } from "#database/schema/catalogue/confirmations.ts";
import { medSpas } from "#database/schema/catalogue/med-spas.ts";
import { submissions } from "#database/schema/submissions.ts";
import { localDay } from "#shared/local-day.ts";
import { brand } from "#site/brand.ts";
import type { FactName } from "./listing-facts.ts";
import type { Source } from "./source.ts";

type Confirmation = { source: Source; confirmedOn: string };
type Within = { db: Executor; clock: () => Date };

/** These fields of a listing were written, or said to be right, today. */
export async function noteSource({ db, clock }: Within, medSpaId: number, fields: readonly string[], source: Source) {
  if (fields.length === 0) return;
  const confirmedOn = localDay(clock(), brand.region.timeZone);
  await db
    .insert(confirmations)
    .values(withWhatBelongs(fields).map((field) => ({ medSpaId, field, source, confirmedOn })))
    .onConflictDoUpdate({ target: [confirmations.medSpaId, confirmations.field], set: { source, confirmedOn } });
}

/** One says nothing without the other. */
const together: FactName[][] = [
  ["weeklyHours", "hoursText"],
  ["address", "latitude", "longitude"],
];

const withWhatBelongs = (fields: readonly string[]) => [
  ...new Set([...fields, ...together.filter((facts) => facts.some((fact) => fields.includes(fact))).flat()]),
];

/** By field; `origin` is where all comes from that nobody has touched since the listing came. */
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
  const origin: Confirmation = { source, confirmedOn: localDay(listing?.createdAt ?? new Date(0), brand.region.timeZone) };
  return { origin, fields: new Map(rows.map(({ field, source: from, confirmedOn }): [string, Confirmation] => [field, { source: from, confirmedOn }])) };
}
