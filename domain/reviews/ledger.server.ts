import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import type { ReviewFault } from "./review.ts";

type LedgerMonth = {
  month: string;
  published: number;
  kept: number;
  refused: number;
  removed: number;
  withdrawn: number;
};
type LedgerParts = { photosLeftOut: number; answersRemoved: number; answersRestored: number };
type Ledger = {
  months: LedgerMonth[];
  parts: LedgerParts;
  faults: { fault: ReviewFault; refused: number; removed: number }[];
  totals: { published: number; waiting: number };
};

export async function readLedger({ db }: { db: Executor }): Promise<Ledger> {
  const { rows: months } = await db.execute<LedgerMonth>(sql`
    select to_char(at at time zone 'America/Los_Angeles', 'YYYY-MM') as month, ${counts("published", "kept", "refused", "removed", "withdrawn")}
    from review_history where act in ('published', 'kept', 'refused', 'removed', 'withdrawn') group by 1 order by 1 desc`);
  const { rows: faults } = await db.execute<Ledger["faults"][number]>(
    sql`select fault, ${counts("refused", "removed")} from review_history where act in ('refused', 'removed') group by fault order by count(*) desc, fault`,
  );
  const { rows: parts } = await db.execute<LedgerParts>(sql`
    select count(*) filter (where act = 'photo left out')::int as "photosLeftOut", count(*) filter (where act = 'answer removed')::int as "answersRemoved",
      count(*) filter (where act = 'answer restored')::int as "answersRestored" from review_history`);
  const { rows } = await db.execute<Ledger["totals"]>(sql`
    select count(*) filter (where status = 'published')::int as published, count(*) filter (where status = 'waiting')::int as waiting from reviews`);
  return {
    months,
    parts: parts[0] ?? { photosLeftOut: 0, answersRemoved: 0, answersRestored: 0 },
    faults,
    totals: rows[0] ?? { published: 0, waiting: 0 },
  };
}

const counts = (...acts: string[]) =>
  sql.join(
    acts.map((act) => sql`count(*) filter (where act = ${act})::int as ${sql.raw(act)}`),
    sql`, `,
  );
