import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { treatments } from "#database/schema/catalogue/reference.ts";
import { reviewInvitations, reviews } from "#database/schema/reviews.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import type { Language } from "#shared/language.ts";
import type { ReviewInput } from "../review-input.ts";

/** Matches reviews written signed in, or through an invitation to the confirmed address. */
export function isOwnReview({
  userId,
  email,
  isVerified,
}: Pick<Actor, "userId" | "email" | "isVerified">): SQL {
  const byLink = sql`${reviews.userId} is null and ${reviews.invitationId} in (select id from review_invitations where email = ${email})`;
  return (isVerified ? or(eq(reviews.userId, userId), byLink) : eq(reviews.userId, userId)) as SQL;
}

/** Reports whether a user belongs to the team, which may only reply to reviews of its listing. */
export const managesListing = ({ memberships }: Pick<Actor, "memberships">, listingId: number) =>
  memberships.some((membership) => membership.listingId === listingId);

/** Locks one review until the transaction ends. */
export async function lockReview(tx: Executor, id: number, condition?: SQL) {
  const [review] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), condition))
    .for("update");
  return review ?? null;
}

/** Maps the author's input to columns; null for an unknown treatment. */
export async function toReviewColumns(db: Executor, { treatment, ...columns }: ReviewInput) {
  if (treatment === null) return { ...columns, treatmentId: null };
  const [known] = await db
    .select({ id: treatments.id })
    .from(treatments)
    .where(eq(treatments.slug, treatment));
  return known ? { ...columns, treatmentId: known.id } : null;
}

export async function addressOfAuthor(db: Executor, id: number) {
  const { rows } = await db.execute<{
    email: string | null;
    slug: string;
    name: string;
    language: Language;
  }>(sql`
    select coalesce(u.email, nullif(i.email, '')) as email, m.slug, m.name, r.locale from reviews r join listings m on m.id = r.listing_id
    left join users u on u.id = r.user_id left join ${reviewInvitations} i on i.id = r.invitation_id where r.id = ${id}`);
  return rows[0] ?? null;
}
