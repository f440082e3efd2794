import { and, eq, gt, isNotNull, isNull, like, or, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { users } from "#database/schema/accounts/accounts.ts";
import { memberships } from "#database/schema/accounts/memberships.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { treatments } from "#database/schema/catalogue/reference.ts";
import { reviewInvitations, reviews } from "#database/schema/reviews.ts";
import type { RequestSource, Visitor } from "#domain/accounts/actor.ts";
import { limitSource } from "#domain/accounts/rate-limit/rate-limit.server.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import { findClosedText } from "#domain/settings/settings.server.ts";
import { createToken, hashOf } from "#platform/random-token.ts";
import { runInLanguage } from "#platform/run-in-language.ts";
import type { Language } from "#shared/language.ts";
import { mailboxOf } from "#shared/mailbox.ts";
import { reviewInvitationPath } from "#shared/paths.ts";
import { to } from "#shared/say.ts";
import type { ReviewDeps } from "./deps.ts";
import { managesListing, toReviewColumns } from "./internal/find-review.server.ts";
import { shortenAuthorName } from "./review.ts";
import { reviewInvitationEmail } from "./review-emails.ts";
import {
  findOwnReviewOfListing,
  insertReview,
  limitsFor,
  type SubmittedReview,
  type WriteReviewResult,
} from "./write-review.server.ts";

const linkDays = 60;
const day = 24 * 60 * 60_000;

type Customer = {
  listingId: number;
  proof: "booking" | "deal" | "email";
  name: string;
  email: string;
  treatmentId: number | null;
  visitedOn: string;
  language?: Language;
};

/**
 * Emails a customer a private link for one review after a visit. A listing invites a mailbox once
 * in 60 days; a later, stronger proof upgrades the existing invitation. Returns the token of the
 * link, or an empty string if no email was sent.
 */
export async function inviteReview(deps: ReviewDeps, { language = "en", ...customer }: Customer) {
  const token = createToken();
  const now = deps.clock();
  const isInvited = await deps.db.transaction(async (tx) => {
    if (await strengthenEarlier({ ...deps, db: tx }, customer)) return false;
    const expiresAt = new Date(now.getTime() + linkDays * day);
    await tx
      .insert(reviewInvitations)
      .values({
        ...customer,
        email: customer.email.toLowerCase(),
        tokenHash: hashOf(token),
        createdAt: now,
        expiresAt,
      });
    const [listing] = await tx
      .select({ name: listings.name })
      .from(listings)
      .where(eq(listings.id, customer.listingId));
    await runInLanguage(language, () => {
      const content = reviewInvitationEmail(
        listing?.name ?? "",
        deps.siteUrl + to(reviewInvitationPath(token)),
        linkDays,
        customer.proof === "booking",
      );
      return queueEmail(
        { ...deps, db: tx },
        { kind: "review invitation", to: customer.email, content },
      );
    });
    return true;
  });
  return isInvited ? token : "";
}

/** Upgrades an earlier invitation to the same mailbox, if any. Plus addresses share a mailbox. */
async function strengthenEarlier(
  { db, clock }: ReviewDeps,
  { listingId, email, proof }: Omit<Customer, "language">,
) {
  await db.execute(
    sql`select pg_advisory_xact_lock(3, hashtext(${`${listingId} ${mailboxOf(email)}`}))`,
  );
  const since = new Date(clock().getTime() - linkDays * day);
  const rows = await db
    .select(pickColumns(reviewInvitations, "id", "email", "proof"))
    .from(reviewInvitations)
    .where(
      and(
        eq(reviewInvitations.listingId, listingId),
        gt(reviewInvitations.createdAt, since),
        sameDomain(email),
      ),
    );
  const earlier = rows.find((row) => mailboxOf(row.email) === mailboxOf(email));
  if (!earlier) return false;
  const isStronger = earlier.proof === "email" && proof !== "email";
  if (isStronger)
    await db
      .update(reviewInvitations)
      .set({ proof })
      .where(and(eq(reviewInvitations.id, earlier.id), isNull(reviewInvitations.usedAt)));
  return true;
}

const sameDomain = (email: string) =>
  like(
    reviewInvitations.email,
    `%@${email
      .toLowerCase()
      .split("@")
      .at(-1)
      ?.replace(/[\\%_]/g, "\\$&")}`,
  );

const valid = ({ clock }: Pick<ReviewDeps, "clock">, token: string) =>
  and(
    eq(reviewInvitations.tokenHash, hashOf(token)),
    isNull(reviewInvitations.usedAt),
    gt(reviewInvitations.expiresAt, clock()),
  );

/** Finds the invitation of a link; null once the link was used. */
export async function findReviewInvitation(deps: Pick<ReviewDeps, "db" | "clock">, token: string) {
  const [found] = await deps.db
    .select({
      slug: listings.slug,
      name: listings.name,
      treatment: treatments.slug,
      visitedOn: reviewInvitations.visitedOn,
    })
    .from(reviewInvitations)
    .innerJoin(listings, eq(listings.id, reviewInvitations.listingId))
    .leftJoin(treatments, eq(treatments.id, reviewInvitations.treatmentId))
    .where(and(valid(deps, token), eq(listings.status, "active")));
  return found ?? null;
}

/** Stores the review of an invited customer. The link works once, even with concurrent requests. */
export async function writeInvitedReview(
  deps: ReviewDeps,
  visitor: Visitor,
  { token, input, hasProofOfWork, photos = [] }: SubmittedReview & { token: string },
  from: RequestSource,
): Promise<WriteReviewResult> {
  const words = await findClosedText(deps, "reviews");
  if (words) return { outcome: "closed", words };
  const { source } = limitsFor(hasProofOfWork);
  const retryAfter = await limitSource(deps, "review", from, source);
  if (retryAfter) return { outcome: "limited", retryAfter };
  const columns = await toReviewColumns(deps.db, input);
  if (!columns) return { outcome: "unknown-treatment" };
  const now = deps.clock();
  return deps.db.transaction(async (tx): Promise<WriteReviewResult> => {
    const invitation = await holdInvitation(deps, tx, token);
    if (!invitation) return { outcome: "bad-link" };
    if (
      (visitor && managesListing(visitor, invitation.listingId)) ||
      (await isOfPlace(tx, invitation))
    )
      return { outcome: "own-listing" };
    const earlier =
      (visitor && (await findOwnReviewOfListing({ db: tx }, visitor, invitation.listingId))) ||
      (await findOfMailbox(tx, invitation));
    if (earlier) return { outcome: "written", id: earlier.id };
    const { id: invitationId, listingId, proof, name } = invitation;
    const row = {
      ...columns,
      listingId,
      invitationId,
      proof,
      authorName: shortenAuthorName(name),
      hasProofOfWork,
      userId: visitor?.userId ?? null,
    };
    const id = await insertReview(tx, now, row, photos);
    if (id === null) {
      const own = visitor && (await findOwnReviewOfListing({ db: tx }, visitor, listingId));
      return { outcome: "written", id: own?.id ?? 0 };
    }
    await tx
      .update(reviewInvitations)
      .set({ usedAt: now })
      .where(eq(reviewInvitations.id, invitationId));
    return { outcome: "received", id };
  });
}

/** Finds an earlier review from the same mailbox, by another link or a signed-in account. */
async function findOfMailbox(
  tx: Executor,
  { email, listingId }: { email: string; listingId: number },
) {
  const [review] = await tx
    .select({ id: reviews.id })
    .from(reviews)
    .leftJoin(reviewInvitations, eq(reviewInvitations.id, reviews.invitationId))
    .leftJoin(users, eq(users.id, reviews.userId))
    .where(
      and(
        eq(reviews.listingId, listingId),
        or(
          eq(reviewInvitations.email, email),
          and(eq(users.email, email), isNotNull(users.emailVerifiedAt)),
        ),
      ),
    )
    .limit(1);
  return review ?? null;
}

async function holdInvitation(deps: Pick<ReviewDeps, "clock">, tx: Executor, token: string) {
  const [invitation] = await tx
    .select()
    .from(reviewInvitations)
    .where(valid(deps, token))
    .for("update");
  return invitation ?? null;
}

/**
 * Reports whether an address belongs to the team: members who booked at their own listing may not
 * review it, signed in or not.
 */
async function isOfPlace(tx: Executor, { email, listingId }: { email: string; listingId: number }) {
  const found = await tx
    .select({ userId: users.id })
    .from(users)
    .innerJoin(
      memberships,
      and(eq(memberships.userId, users.id), eq(memberships.listingId, listingId)),
    )
    .where(eq(users.email, email));
  return found.length > 0;
}
