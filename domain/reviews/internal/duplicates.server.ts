import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import type { ListingMove } from "#shared/move.ts";
import type { ReviewStatus } from "../review.ts";

/**
 * Finds the extra reviews that one account wrote of two listings.
 * Keeps a published or waiting review over others, and otherwise the latest.
 */
export async function findDuplicateReviews(db: Executor, { from, to }: ListingMove) {
  const { rows } = await db.execute<{ id: number; status: ReviewStatus }>(sql`
    select id, status from (
      select id, status, row_number() over (
        partition by user_id order by (status in ('published', 'waiting')) desc, submitted_at desc, id desc) as place
      from reviews where listing_id in (${from}, ${to}) and user_id is not null) written
    where place > 1 order by id`);
  return rows;
}
