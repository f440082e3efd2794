import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { listPermittedUsers } from "#domain/accounts/memberships/permitted-users.server.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { nameListings } from "#domain/catalogue/listings/name-listings.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import type { StoredPhoto } from "#domain/uploads/photo.ts";
import { excludeStoredPhoto, storedPhotosSql } from "#domain/uploads/store-photos.server.ts";
import { runInLanguage } from "#platform/run-in-language.ts";
import { listingReviewsPath, ownerReviewsPath, profileReviewsPath } from "#shared/paths.ts";
import { to } from "#shared/say.ts";
import type { ReviewDeps } from "./deps.ts";
import { changeReviewStatus, recordReviewHistory } from "./internal/change-status.server.ts";
import {
  addressOfAuthor,
  isOwnReview,
  lockReview,
  managesListing,
} from "./internal/find-review.server.ts";
import type { ReviewFault, ReviewProof, ReviewStatus } from "./review.ts";
import {
  newReviewEmail,
  reviewPhotoExcludedEmail,
  reviewPublishedEmail,
  reviewRefusedEmail,
} from "./review-emails.ts";
import { closeReports } from "./votes-and-reports.server.ts";

export type ReviewDecision =
  | { act: "published" }
  | { act: "kept" }
  | { act: "refused" | "removed"; fault: ReviewFault };
type LockedReview = NonNullable<Awaited<ReturnType<typeof lockReview>>>;
type ModerateReviewResult = "done" | "forbidden" | "not-found" | "own" | "own-listing" | "too-late";

/** Allowed transitions for each decision. A late decision changes nothing. */
const steps: Record<ReviewDecision["act"], { from: ReviewStatus[]; to: ReviewStatus }> = {
  published: { from: ["waiting", "refused", "removed"], to: "published" },
  kept: { from: ["published"], to: "published" },
  refused: { from: ["waiting"], to: "refused" },
  removed: { from: ["published"], to: "removed" },
};

export async function decideReview(
  deps: ReviewDeps,
  actor: Actor,
  id: number,
  decision: ReviewDecision,
): Promise<ModerateReviewResult> {
  return moderate(deps, actor, id, async (within, review) => {
    const step = steps[decision.act];
    if (!step.from.includes(review.status)) return "too-late";
    const { db: tx } = within;
    const now = deps.clock();
    if (decision.act === "kept")
      await recordReviewHistory(tx, now, id, { act: "kept", userId: actor.userId });
    else
      await changeReviewStatus(tx, now, review, { ...decision, to: step.to, userId: actor.userId });
    await closeReports(within, id);
    await tellAuthor(within, id, decision);
    if (decision.act === "published") await tellOwners(within, review);
    return "done";
  });
}

/** Moderators cannot decide about their own review or a review of their own listing. */
async function moderate(
  deps: ReviewDeps,
  actor: Actor,
  id: number,
  decide: (within: ReviewDeps, review: LockedReview) => Promise<ModerateReviewResult>,
): Promise<ModerateReviewResult> {
  if (!may(actor, "reviews.moderate")) return "forbidden";
  return deps.db.transaction(async (tx) => {
    const review = await lockReview(tx, id);
    if (!review) return "not-found";
    if (managesListing(actor, review.listingId)) return "own-listing";
    if (await lockReview(tx, id, isOwnReview(actor))) return "own";
    return decide({ ...deps, db: tx }, review);
  });
}

async function tellAuthor(deps: ReviewDeps, id: number, decision: ReviewDecision) {
  if (decision.act === "kept") return;
  const author = await addressOfAuthor(deps.db, id);
  if (!author?.email) return;
  const { name, slug, email, language } = author;
  await runInLanguage(language, () => {
    const own = deps.siteUrl + to(profileReviewsPath);
    const content =
      decision.act === "published"
        ? reviewPublishedEmail(name, deps.siteUrl + to(listingReviewsPath(slug)))
        : reviewRefusedEmail(name, decision.fault, decision.act, own);
    return queueEmail(deps, { kind: `review ${decision.act}`, to: email, content });
  });
}

/** Notifies owners once per review, even if it is moderated again. */
async function tellOwners(deps: ReviewDeps, { id, listingId }: { id: number; listingId: number }) {
  const [listing] = await nameListings(deps, [listingId]);
  if (!listing) return;
  const content = newReviewEmail(listing.name, deps.siteUrl + ownerReviewsPath);
  for (const { userId, email } of await listPermittedUsers(deps.db, listingId, "reviews.reply")) {
    if (email)
      await queueEmail(deps, {
        kind: "new review",
        to: email,
        content,
        idempotencyKey: `review ${id} for ${userId}`,
      });
  }
}

/** Hides one photo; the text and the other photos stay. */
export async function leaveOutPhoto(
  deps: ReviewDeps,
  actor: Actor,
  id: number,
  photo: number,
  fault: ReviewFault,
): Promise<ModerateReviewResult> {
  return moderate(deps, actor, id, async (within) => {
    const { db: tx } = within;
    if (!(await excludeStoredPhoto(tx, { owner: "review", subjectId: id }, photo, fault)))
      return "too-late";
    const change = { act: "photo left out" as const, fault, userId: actor.userId };
    await recordReviewHistory(tx, deps.clock(), id, change);
    const author = await addressOfAuthor(tx, id);
    if (author) await invalidateTags(tx, [tags.listing(author.slug)]);
    if (author?.email) {
      const { name, email, language } = author;
      await runInLanguage(language, () => {
        const href = deps.siteUrl + to(profileReviewsPath);
        const content = reviewPhotoExcludedEmail(name, fault, href);
        return queueEmail(within, { kind: "photo left out", to: email, content });
      });
    }
    return "done";
  });
}

export type QueuedReview = {
  id: number;
  status: ReviewStatus;
  listing: string;
  slug: string;
  authorName: string;
  proof: ReviewProof | null;
  rating: number;
  treatment: string | null;
  text: string;
  visitedOn: string;
  hasProofOfWork: boolean;
  reports: ReviewFault[];
  photos: StoredPhoto[];
};

/** Finds a review that waits for moderation, or a published review with reports. */
export async function findQueued({ db }: { db: Executor }, actor: Actor, id: number) {
  if (!may(actor, "reviews.moderate")) return "forbidden" as const;
  const { rows } = await db.execute<QueuedReview>(sql`
    with open as (select min(created_at) as since, array_agg(fault::text order by id) as faults from review_reports where review_id = ${id} and closed_at is null)
    select r.id, r.status, m.name as "listing", m.slug, r.author_name as "authorName", r.proof, r.rating, t.name as treatment, r.text, r.visited_on::text as "visitedOn",
      r.has_proof_of_work as "hasProofOfWork", case when r.status = 'waiting' then '{}' else open.faults end as reports, ${storedPhotosSql("review", sql`r.id`)} as photos
    from reviews r cross join open join listings m on m.id = r.listing_id left join treatments t on t.id = r.treatment_id
    where r.id = ${id} and (r.status = 'waiting' or r.status = 'published' and open.since is not null)`);
  return rows[0] ?? null;
}
