import { and, eq } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { reviews } from "#database/schema/reviews.ts";
import type { Actor, RequestSource } from "#domain/accounts/actor.ts";
import { limitAction } from "#domain/accounts/rate-limit/rate-limit.server.ts";
import { retryAfterMerge } from "#domain/catalogue/slugs/retry-after-merge.server.ts";
import { currentSlug } from "#domain/catalogue/slugs/slugs.server.ts";
import { findClosedText } from "#domain/settings/settings.server.ts";
import type { NewPhoto } from "#domain/uploads/photo.ts";
import { storePhotos } from "#domain/uploads/store-photos.server.ts";
import type { ReviewDeps } from "./deps.ts";
import { recordReviewHistory } from "./internal/change-status.server.ts";
import { isOwnReview, managesListing, toReviewColumns } from "./internal/find-review.server.ts";
import { maxReviewPhotos, shortenAuthorName } from "./review.ts";
import type { ReviewInput } from "./review-input.ts";

const perAccount = { most: 8, minutes: 24 * 60 };
/** A visitor whose browser solved the proof of work is less likely to be a bot. */
const perSource = { worked: { most: 12, minutes: 24 * 60 }, idle: { most: 4, minutes: 24 * 60 } };

export type WriteReviewResult =
  | { outcome: "received"; id: number }
  | { outcome: "written"; id: number }
  | { outcome: "unverified" | "not-found" | "own-listing" | "unknown-treatment" | "bad-link" }
  | { outcome: "closed"; words: string }
  | { outcome: "limited"; retryAfter: number };

/** A submitted review. Its photos are already processed and stored. */
export type SubmittedReview = { input: ReviewInput; hasProofOfWork: boolean; photos?: NewPhoto[] };

export const limitsFor = (hasProofOfWork: boolean) => ({
  account: perAccount,
  source: hasProofOfWork ? perSource.worked : perSource.idle,
});

/** Requires a confirmed email address. The review appears after moderation. */
export async function writeReview(...input: Parameters<typeof write>): Promise<WriteReviewResult> {
  return retryAfterMerge(() => write(...input));
}

async function write(
  deps: ReviewDeps,
  actor: Actor,
  { slug, input, hasProofOfWork, photos = [] }: SubmittedReview & { slug: string },
  from: RequestSource,
): Promise<WriteReviewResult> {
  const words = await findClosedText(deps, "reviews");
  if (words) return { outcome: "closed", words };
  if (!actor.isVerified) return { outcome: "unverified" };
  const isListed = eq(listings.slug, await currentSlug(deps, slug));
  const [listing] = await deps.db
    .select({ id: listings.id })
    .from(listings)
    .where(and(isListed, eq(listings.status, "active")));
  if (!listing) return { outcome: "not-found" };
  if (managesListing(actor, listing.id)) return { outcome: "own-listing" };
  const earlier = await findOwnReviewOfListing(deps, actor, listing.id);
  if (earlier) return { outcome: "written", id: earlier.id };
  const retryAfter = await limitAction(
    deps,
    { what: "review", userId: actor.userId, from },
    limitsFor(hasProofOfWork),
  );
  if (retryAfter) return { outcome: "limited", retryAfter };
  const columns = await toReviewColumns(deps.db, input);
  if (!columns) return { outcome: "unknown-treatment" };
  return deps.db.transaction(async (tx): Promise<WriteReviewResult> => {
    const row = {
      ...columns,
      listingId: listing.id,
      userId: actor.userId,
      proof: "email" as const,
      authorName: shortenAuthorName(actor.name),
      hasProofOfWork,
    };
    const id = await insertReview(tx, deps.clock(), row, photos);
    if (id !== null) return { outcome: "received", id };
    const own = await findOwnReviewOfListing({ db: tx }, actor, listing.id);
    return { outcome: "written", id: own?.id ?? 0 };
  });
}

/** Inserts a review that waits for moderation; null if the author has one of this listing. */
export async function insertReview(
  tx: Executor,
  now: Date,
  row: Omit<typeof reviews.$inferInsert, "createdAt" | "submittedAt">,
  photos: NewPhoto[],
) {
  const [review] = await tx
    .insert(reviews)
    .values({ ...row, createdAt: now, submittedAt: now })
    .onConflictDoNothing()
    .returning({ id: reviews.id });
  if (!review) return null;
  const subject = { owner: "review" as const, subjectId: review.id };
  await storePhotos(tx, now, subject, photos.slice(0, maxReviewPhotos));
  await recordReviewHistory(tx, now, review.id, { act: "received" });
  return review.id;
}

/** Finds the visitor's review of a listing; there is at most one. */
export async function findOwnReviewOfListing(
  { db }: Pick<ReviewDeps, "db">,
  actor: Actor,
  listingId: number,
) {
  const [review] = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.listingId, listingId), isOwnReview(actor)))
    .limit(1);
  return review ?? null;
}
