import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { reviewReplies } from "#database/schema/reviews.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import { ownerReviewsPath } from "#shared/paths.ts";
import type { ReviewDeps } from "./deps.ts";
import { recordReviewHistory } from "./internal/change-status.server.ts";
import { managesListing } from "./internal/find-review.server.ts";
import type { ReviewFault } from "./review.ts";
import { replyRemovedEmail, replyRestoredEmail } from "./review-emails.ts";

export type AnswerDecision =
  | { act: "answer removed"; fault: ReviewFault }
  | { act: "answer restored" };
type ModerateAnswerResult = "done" | "forbidden" | "not-found" | "own-listing" | "too-late";

/**
 * Removes a reply for one of the reasons that apply to reviews, or restores it.
 * Moderators never edit a reply, and a listing cannot write a second one.
 */
export async function decideAnswer(
  deps: ReviewDeps,
  actor: Actor,
  reviewId: number,
  decision: AnswerDecision,
): Promise<ModerateAnswerResult> {
  if (!may(actor, "reviews.moderate")) return "forbidden";
  return deps.db.transaction(async (tx): Promise<ModerateAnswerResult> => {
    const found = await findAnswer(tx, reviewId);
    if (!found) return "not-found";
    if (managesListing(actor, found.listingId)) return "own-listing";
    const isRemoval = decision.act === "answer removed";
    const changed = await tx
      .update(reviewReplies)
      .set({ fault: isRemoval ? decision.fault : null })
      .where(
        and(
          eq(reviewReplies.reviewId, reviewId),
          isRemoval ? isNull(reviewReplies.fault) : isNotNull(reviewReplies.fault),
        ),
      )
      .returning({ reviewId: reviewReplies.reviewId });
    if (changed.length === 0) return "too-late";
    await recordReviewHistory(tx, deps.clock(), reviewId, { ...decision, userId: actor.userId });
    await invalidateTags(tx, [tags.listing(found.slug)]);
    const href = deps.siteUrl + ownerReviewsPath;
    const content = isRemoval
      ? replyRemovedEmail(found.listing, decision.fault, href)
      : replyRestoredEmail(found.listing, href);
    if (found.email)
      await queueEmail({ ...deps, db: tx }, { kind: decision.act, to: found.email, content });
    return "done";
  });
}

async function findAnswer(tx: Executor, reviewId: number) {
  const { rows } = await tx.execute<{
    slug: string;
    listing: string;
    listingId: number;
    email: string | null;
  }>(sql`
    select m.slug, m.name as "listing", m.id as "listingId", u.email from review_replies p join reviews r on r.id = p.review_id join listings m on m.id = r.listing_id
    left join users u on u.id = p.user_id where p.review_id = ${reviewId} for update of p`);
  return rows[0] ?? null;
}

export type JudgedAnswer = {
  id: number;
  listing: string;
  slug: string;
  text: string;
  on: string;
  fault: ReviewFault | null;
  review: string;
  authorName: string;
};

const shown = 60;

/** Lists replies of listings: removed ones first, then the latest. */
export async function listAnswers({ db }: { db: Executor }, actor: Actor) {
  if (!may(actor, "reviews.moderate")) return "forbidden" as const;
  const { rows } = await db.execute<JudgedAnswer>(sql`
    select r.id, m.name as "listing", m.slug, p.text, (p.created_at at time zone 'America/Los_Angeles')::date::text as "on", p.fault, r.text as review,
      r.author_name as "authorName"
    from review_replies p join reviews r on r.id = p.review_id join listings m on m.id = r.listing_id
    where r.status = 'published' order by p.fault is null, p.created_at desc, r.id limit ${shown}`);
  return rows;
}
