import { sql } from "drizzle-orm";
import { check, index, pgEnum, pgTable, primaryKey, uniqueIndex } from "drizzle-orm/pg-core";
import { lastingUserId, users } from "./accounts/accounts.ts";
import { listingId } from "./catalogue/listings.ts";
import { treatments } from "./catalogue/reference.ts";
import { moment, partOf, written } from "./columns.ts";

export const reviewStatus = pgEnum("review_status", [
  "waiting",
  "published",
  "refused",
  "removed",
  "withdrawn",
]);

export const reviewProof = pgEnum("review_proof", ["booking", "deal", "email"]);

/** Allowed reasons to reject or remove a review. A bad rating is not one. */
export const reviewFault = pgEnum("review_fault", [
  "not a visit",
  "wrong listing",
  "own interest",
  "abuse",
  "private facts",
  "advertising",
  "copied",
  "unlawful",
]);

/** Private links with which a customer writes one review. Only a hash of the token is stored. */
export const reviewInvitations = pgTable(
  "review_invitations",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: listingId(),
    tokenHash: t.text().notNull().unique("review_invitations_token"),
    /**
     * "email": the listing never marked the booking as completed. Following the link proves the
     * mailbox, not a visit.
     */
    proof: reviewProof().notNull(),
    name: t.text().notNull(),
    email: t.text().notNull(),
    treatmentId: t.smallint().references(() => treatments.id),
    visitedOn: t.date().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  }),
  (table) => [index("review_invitations_listing").on(table.listingId)],
);

const stars = (column: unknown) => sql`${column} between 1 and 5`;

export const reviews = pgTable(
  "reviews",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: listingId(),
    /** Null for private links without an account, and once the account is deleted. */
    userId: t.integer().references(() => users.id),
    invitationId: t
      .integer()
      .unique("reviews_invitation")
      .references(() => reviewInvitations.id),
    proof: reviewProof(),
    status: reviewStatus().notNull().default("waiting"),
    /**
     * As stated by the author: paying less, or nothing, is a reason to be kind. Null if not asked.
     */
    paid: t.text({ enum: ["regular", "reduced", "free"] }),
    /** Display name: "Gina R." */
    authorName: t.text().notNull(),
    rating: t.smallint().notNull(),
    /** Subratings; null if not given. */
    result: t.smallint(),
    care: t.smallint(),
    cleanliness: t.smallint(),
    value: t.smallint(),
    treatmentId: t.smallint().references(() => treatments.id),
    text: t.text().notNull(),
    locale: written(),
    visitedOn: t.date().notNull(),
    isDemo: t.boolean().notNull().default(false),
    /** The browser solved the proof of work. */
    hasProofOfWork: t.boolean().notNull().default(false),
    createdAt: moment().notNull(),
    submittedAt: moment().notNull(),
    publishedAt: moment(),
  }),
  (table) => [
    uniqueIndex("reviews_author").on(table.userId, table.listingId).where(sql`user_id is not null`),
    index("reviews_listing")
      .on(table.listingId, table.publishedAt.desc().nullsFirst(), table.id)
      .where(sql`status = 'published'`),
    index("reviews_latest")
      .on(table.publishedAt.desc().nullsFirst(), table.id)
      .where(sql`status = 'published'`),
    index("reviews_waiting").on(table.submittedAt).where(sql`status = 'waiting'`),
    check("reviews_rating", stars(table.rating)),
    check(
      "reviews_aspects",
      sql`${stars(table.result)} and ${stars(table.care)} and ${stars(table.cleanliness)} and ${stars(table.value)}`,
    ),
    check("reviews_text", sql`length(${table.text}) between 40 and 4000`),
    check(
      "reviews_published",
      sql`${table.status} <> 'published' or (${table.proof} is not null and ${table.publishedAt} is not null)`,
    ),
  ],
);

const reviewId = () => partOf(() => reviews.id);

/** The listing's single reply to a review. */
export const reviewReplies = pgTable("review_replies", (t) => ({
  reviewId: reviewId().primaryKey(),
  /** Null once the account is deleted, and in demo data. */
  userId: t.integer().references(() => users.id),
  text: t.text().notNull(),
  createdAt: moment().notNull(),
  /** Reason it was taken down; cleared when restored. */
  fault: reviewFault(),
}));

export const reviewVotes = pgTable(
  "review_votes",
  { reviewId: reviewId(), userId: lastingUserId(), createdAt: moment().notNull() },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.userId] }),
    index("review_votes_user").on(table.userId),
  ],
);

export const reviewReports = pgTable(
  "review_reports",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    reviewId: reviewId(),
    /** Null once the account is deleted. */
    userId: t.integer().references(() => users.id),
    fault: reviewFault().notNull(),
    createdAt: moment().notNull(),
    closedAt: moment(),
  }),
  (table) => [
    uniqueIndex("review_reports_reporter")
      .on(table.reviewId, table.userId)
      .where(sql`user_id is not null`),
    index("review_reports_open").on(table.reviewId).where(sql`closed_at is null`),
  ],
);

export const reviewAct = pgEnum("review_act", [
  "received",
  "edited",
  "published",
  "kept",
  "refused",
  "removed",
  "withdrawn",
  "photo left out",
  "answer removed",
  "answer restored",
]);

/** History of reviews. Append-only; visitors see the counts. */
export const reviewHistory = pgTable(
  "review_history",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Not a foreign key: the row stays if the review is deleted. */
    reviewId: t.integer().notNull(),
    act: reviewAct().notNull(),
    fault: reviewFault(),
    /** Deciding admin; null for the author and for demo data. */
    userId: t.integer().references(() => users.id),
    at: moment().notNull(),
  }),
  (table) => [
    index("review_history_review").on(table.reviewId, table.id),
    index("review_history_acts").on(table.act, table.at),
    check(
      "review_history_fault",
      sql`(${table.act}::text in ('refused', 'removed', 'photo left out', 'answer removed')) = (${table.fault} is not null)`,
    ),
  ],
);
