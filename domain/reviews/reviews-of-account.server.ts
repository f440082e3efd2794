import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import type { AccountPart } from "#domain/accounts/account-part.ts";
import { deleteStoredPhotos, storedPhotosSql } from "#domain/uploads/store-photos.server.ts";
import { recomputeRatings } from "./internal/change-status.server.ts";

/** Matches reviews written signed in, or through an invitation to the confirmed address. */
const own = (
  userId: number,
) => sql`(r.user_id = ${userId} or r.user_id is null and r.invitation_id in (
  select i.id from review_invitations i join users u on u.email = i.email and u.email_verified_at is not null where u.id = ${userId}))`;

const rowsOf = async (db: Executor, query: ReturnType<typeof sql>) =>
  (await db.execute(query)).rows;

/**
 * Keeps published reviews without the name and the photos, which may show a face.
 * Deletes everything else.
 */
export const reviewsOfAccount: AccountPart = {
  name: "reviews",
  async collect(db, userId) {
    return {
      written: await rowsOf(
        db,
        sql`select m.name as "medSpa", r.status, r.author_name as "shownAs", r.rating, r.result, r.care, r.cleanliness, r.value, r.text, r.visited_on as "visitedOn", ${storedPhotosSql("review", sql`r.id`)} as photos, r.created_at as "createdAt"
          from reviews r join listings m on m.id = r.listing_id where ${own(userId)} order by r.id`,
      ),
      answers: await rowsOf(
        db,
        sql`select review_id as "review", text, created_at as "createdAt" from review_replies where user_id = ${userId} order by review_id`,
      ),
      helpful: await rowsOf(
        db,
        sql`select review_id as "review", created_at as "at" from review_votes where user_id = ${userId} order by review_id`,
      ),
      reports: await rowsOf(
        db,
        sql`select review_id as "review", fault, created_at as "at" from review_reports where user_id = ${userId} order by id`,
      ),
      decisions: await rowsOf(
        db,
        sql`select review_id as "review", act, at from review_history where user_id = ${userId} order by id`,
      ),
    };
  },
  async erase(tx, userId) {
    const written = await tx.execute<{ id: number }>(
      sql`select r.id from reviews r where ${own(userId)} for update`,
    );
    for (const { id } of written.rows)
      await deleteStoredPhotos(tx, { owner: "review", subjectId: id });
    await tx.execute(sql`delete from reviews r where ${own(userId)} and status <> 'published'`);
    const kept = await tx.execute<{ id: number }>(sql`
      update reviews r set user_id = null, invitation_id = null, author_name = 'A former member' where ${own(userId)} returning r.listing_id as id`);
    await tx.execute(sql`delete from review_invitations i using users u where u.id = ${userId} and u.email = i.email and u.email_verified_at is not null
      and not exists (select from reviews r where r.invitation_id = i.id)`);
    await tx.execute(sql`delete from review_votes where user_id = ${userId}`);
    for (const table of ["review_replies", "review_reports", "review_history"])
      await tx.execute(
        sql`update ${sql.identifier(table)} set user_id = null where user_id = ${userId}`,
      );
    await recomputeRatings(
      tx,
      kept.rows.map(({ id }) => id),
    );
  },
};
