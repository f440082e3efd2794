import { eq, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { confirmations } from "#database/schema/catalogue/confirmations.ts";
import { medSpas } from "#database/schema/catalogue/med-spas.ts";
import { submissions } from "#database/schema/submissions.ts";
import { localDay } from "#shared/local-day.ts";
import { brand } from "#site/brand.ts";
import type { Source } from "./source.ts";

type Confirmation = { source: Source; confirmedOn: string };
type Within = { db: Executor; clock: () => Date };

/** These sections of a listing were written, or said to be right, today. */
export async function noteSource({ db, clock }: Within, medSpaId: number, sections: readonly string[], source: Source) {
  const confirmedOn = localDay(clock(), brand.region.timeZone);
  for (const section of sections)
    await db
      .insert(confirmations)
      .values({ medSpaId, section, source, confirmedOn })
      .onConflictDoUpdate({ target: [confirmations.medSpaId, confirmations.section], set: { source, confirmedOn } });
}

/** By section; `origin` is where all comes from that nobody has touched since the listing came. */
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
  return { origin, sections: new Map(rows.map(({ section, source: from, confirmedOn }): [string, Confirmation] => [section, { source: from, confirmedOn }])) };
}
