import { sql } from "drizzle-orm";
import { check, index, integer, pgEnum, pgTable } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts.ts";
import { listingId } from "./catalogue/listings.ts";
import { moment, partOf, written } from "./columns.ts";

const person = () => integer().references(() => users.id, { onDelete: "set null" });

export const questionStatus = pgEnum("question_status", [
  "waiting",
  "published",
  "refused",
  "removed",
]);
export const questionReason = pgEnum("question_reason", [
  "medical details",
  "names a person",
  "advertising",
  "not about this listing",
  "insulting",
  "asked already",
]);

/**
 * Questions about listings. The asker is known only to the site, and withdrawing a question
 * deletes it.
 */
export const questions = pgTable(
  "questions",
  (t) => ({
    id: t.integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: listingId(),
    askerId: person(),
    text: t.text().notNull(),
    locale: written(),
    /** Counts the asker's edits, so that the reviewed version is the one that is published. */
    version: t.integer().notNull().default(1),
    status: questionStatus().notNull().default("waiting"),
    reason: questionReason(),
    askedAt: moment().notNull(),
    decidedAt: moment(),
    deciderId: person(),
  }),
  (table) => [
    index("questions_published").on(table.listingId).where(sql`status = 'published'`),
    index("questions_decided").on(table.status, table.askedAt),
    index("questions_asker").on(table.askerId),
    check(
      "questions_reason",
      sql`(${table.reason} is not null) = (${table.status} in ('refused', 'removed'))`,
    ),
  ],
);

/**
 * One answer per question. It stores the author's name at that time, because people leave but
 * answers stay.
 */
export const questionAnswers = pgTable(
  "question_answers",
  (t) => ({
    questionId: partOf(() => questions.id).primaryKey(),
    text: t.text().notNull(),
    /** Empty once the account of an author who used their own name is deleted. */
    byName: t.text().notNull(),
    byTitle: t.text().notNull(),
    byCredentials: t.text().array().notNull().default(sql`'{}'`),
    writerId: person(),
    isOwnName: t.boolean().notNull(),
    answeredAt: moment().notNull(),
  }),
  (table) => [index("question_answers_writer").on(table.writerId)],
);
