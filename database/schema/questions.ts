import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./accounts/accounts.ts";
import { listings } from "./catalogue/listings.ts";
import { moment, written } from "./columns.ts";

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
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: integer()
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    askerId: person(),
    text: text().notNull(),
    locale: written(),
    /** Counts the asker's edits, so that the reviewed version is the one that is published. */
    version: integer().notNull().default(1),
    status: questionStatus().notNull().default("waiting"),
    reason: questionReason(),
    askedAt: moment().notNull(),
    decidedAt: moment(),
    deciderId: person(),
  },
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
  {
    questionId: integer()
      .primaryKey()
      .references(() => questions.id, { onDelete: "cascade" }),
    text: text().notNull(),
    /** Empty once the account of an author who used their own name is deleted. */
    byName: text().notNull(),
    byTitle: text().notNull(),
    byCredentials: text().array().notNull().default(sql`'{}'`),
    writerId: person(),
    isOwnName: boolean().notNull(),
    answeredAt: moment().notNull(),
  },
  (table) => [index("question_answers_writer").on(table.writerId)],
);
