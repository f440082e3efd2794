import { sql } from "drizzle-orm";
import { bulkInsert } from "#database/bulk-insert.ts";
import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { reviewHistory, reviewReplies, reviews } from "#database/schema/reviews.ts";
import { recomputeRatings } from "./internal/change-status.server.ts";
import type { ReviewAspect, ReviewFault, ReviewProof } from "./review.ts";
import { reviewsTag } from "./tags.ts";

/** A seeded review with its outcome. Listings and treatments by slug. */
export type ReviewDraft = Record<ReviewAspect, number | null> & {
  listing: string;
  treatment: string | null;
  authorName: string;
  rating: number;
  text: string;
  visitedOn: string;
  writtenAt: Date;
  decidedAt: Date;
  proof: ReviewProof;
  reply: { text: string; at: Date } | null;
  /** Reason if rejected or removed; null if published. */
  ended: { as: "refused" | "removed"; fault: ReviewFault } | null;
};

/**
 * Adds reviews in one transaction: rows, replies, history, and totals. Skips unknown listings.
 */
export async function addReviews({ db }: { db: Executor }, drafts: ReviewDraft[]) {
  await db.transaction(async (tx) => {
    const ids = await idsBySlug(tx, drafts);
    const known = drafts.flatMap((draft) => {
      const listingId = ids.listings.get(draft.listing);
      return listingId === undefined ? [] : [{ draft, listingId }];
    });
    const rows = known.map(({ draft, listingId }) =>
      rowOf(
        draft,
        listingId,
        draft.treatment === null ? null : (ids.treatments.get(draft.treatment) ?? null),
      ),
    );
    // Rows return in insertion order.
    const inserted = await bulkInsert(tx, reviews, rows, ["id"]);
    const added = known.flatMap(({ draft, listingId }, index) =>
      inserted[index] ? [{ draft, listingId, id: inserted[index].id as number }] : [],
    );
    await bulkInsert(
      tx,
      reviewReplies,
      added.flatMap(({ draft: { reply }, id }) =>
        reply ? [{ reviewId: id, userId: null, text: reply.text, createdAt: reply.at }] : [],
      ),
    );
    await bulkInsert(
      tx,
      reviewHistory,
      added
        .flatMap(({ draft, id }) => ledgerOf(draft, id))
        .toSorted((one, other) => one.at.getTime() - other.at.getTime()),
    );
    await recomputeRatings(tx, [...new Set(added.map(({ listingId }) => listingId))]);
    await invalidateTags(tx, [reviewsTag]);
  });
}

function rowOf(draft: ReviewDraft, listingId: number, treatmentId: number | null) {
  const {
    listing: _listing,
    treatment: _treatment,
    writtenAt,
    decidedAt,
    reply: _reply,
    ended,
    ...columns
  } = draft;
  const status = ended?.as ?? ("published" as const);
  const publishedAt = status === "refused" ? null : decidedAt;
  const times = { createdAt: writtenAt, submittedAt: writtenAt, publishedAt };
  return {
    ...columns,
    ...times,
    listingId,
    treatmentId,
    userId: null,
    invitationId: null,
    status,
    isDemo: true,
    hasProofOfWork: true,
  };
}

function ledgerOf({ writtenAt, decidedAt, ended }: ReviewDraft, reviewId: number) {
  const row = { reviewId, fault: null, userId: null };
  return [
    { ...row, act: "received" as const, at: writtenAt },
    ...(ended?.as === "refused" ? [] : [{ ...row, act: "published" as const, at: decidedAt }]),
    ...(ended ? [{ ...row, act: ended.as, fault: ended.fault, at: decidedAt }] : []),
  ];
}

async function idsBySlug(tx: Executor, drafts: ReviewDraft[]) {
  const slugs = [...new Set(drafts.map(({ listing }) => listing))];
  const read = async (query: ReturnType<typeof sql>) =>
    new Map(
      (await tx.execute<{ id: number; slug: string }>(query)).rows.map(({ id, slug }) => [
        slug,
        id,
      ]),
    );
  return {
    listings: await read(
      sql`select id, slug from listings where slug = any(${sql.param(slugs)}::text[])`,
    ),
    treatments: await read(sql`select id, slug from treatments`),
  };
}
