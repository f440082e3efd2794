import { sql } from "drizzle-orm";
import { deleteStoredPhotos } from "#domain/uploads/store-photos.server.ts";
import type { ReviewDeps } from "./deps.ts";

const days = 30;

/**
 * Deletes photos of hidden reviews, once their authors had time to edit them, and of deleted
 * reviews.
 */
export async function deleteOldReviewPhotos({ db, clock }: Pick<ReviewDeps, "db" | "clock">) {
  const before = new Date(clock().getTime() - days * 24 * 60 * 60_000).toISOString();
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      select distinct x.subject_id as id from uploads x left join reviews r on r.id = x.subject_id
      where x.owner = 'review' and (r.id is null or r.status in ('refused', 'removed', 'withdrawn')
        and not exists (select from review_history l where l.review_id = r.id and l.at > ${before}::timestamptz))`);
    for (const { id } of rows) await deleteStoredPhotos(tx, { owner: "review", subjectId: id });
  });
}
