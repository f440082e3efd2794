import { sql } from "drizzle-orm";
import type { Database, Transaction } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { localDay } from "#shared/local-day.ts";
import { freshnessSteps, rankWeights } from "../listings/listing.ts";
import { tags } from "../tags.ts";

/** Recomputes ranks as freshness decays. Returns how many changed. */
export async function refreshRanks({
  db,
  clock,
}: {
  db: Database | Transaction;
  clock: () => Date;
}): Promise<number> {
  const days = sql`greatest(0, ${localDay(clock())}::date - confirmed_on)`;
  const points = sql`round(greatest(0, 1 - floor(${days}::numeric / ${freshnessSteps.daysOfStep}) / ${freshnessSteps.steps}) * ${rankWeights.freshness})`;
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ slug: string }>(sql`
      with changed as (update listings set score = base_score + ${points} where score <> base_score + ${points} returning id, slug, score),
        categories as (update listing_categories f set score = changed.score from changed where f.listing_id = changed.id),
        treatments as (update listing_treatments f set score = changed.score from changed where f.listing_id = changed.id)
      select slug from changed`);
    // Their position in any list may have changed.
    if (rows.length > 0)
      await invalidateTags(
        tx,
        rows.length > 50 ? ["*"] : [tags.catalogue, ...rows.map(({ slug }) => tags.listing(slug))],
      );
    return rows.length;
  });
}
