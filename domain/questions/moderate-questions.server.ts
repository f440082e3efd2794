import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { users } from "#database/schema/accounts/accounts.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { questionAnswers, questions } from "#database/schema/questions.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { listPermittedUsers } from "#domain/accounts/memberships/permitted-users.server.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import type { Encryptor } from "#platform/encryption.ts";
import { runInLanguage } from "#platform/run-in-language.ts";
import { listingQuestionsPath, ownerQuestionPath, profileQuestionsPath } from "#shared/paths.ts";
import { to } from "#shared/say.ts";
import {
  questionPublishedEmail,
  questionRefusedEmail,
  questionToAnswerEmail,
} from "./question-emails.ts";
import type { QuestionDecision } from "./question-input.ts";

type Deps = { db: Executor; clock: () => Date; emailEncryptor: Encryptor; siteUrl: string };
export type ModerateQuestionResult = "done" | "forbidden" | "not-found" | "own" | "changed";

export async function listPublishedQuestions(
  { db }: { db: Executor },
  actor: Actor,
  { shown }: { shown: number },
) {
  if (!may(actor, "questions.moderate")) return "forbidden" as const;
  return read(db, eq(questions.status, "published"), shown);
}

export async function findWaitingQuestion({ db }: { db: Executor }, actor: Actor, id: number) {
  if (!may(actor, "questions.moderate")) return "forbidden" as const;
  const [question] = await read(
    db,
    sql`${questions.id} = ${id} and ${questions.status} = 'waiting'`,
    1,
  );
  return question ?? null;
}

const read = (db: Executor, where: SQL, shown: number) =>
  db
    .select({
      ...pickColumns(questions, "id", "text", "version", "askedAt"),
      answer: questionAnswers.text,
      byName: questionAnswers.byName,
      medSpaName: listings.name,
      medSpaSlug: listings.slug,
    })
    .from(questions)
    .innerJoin(listings, eq(listings.id, questions.listingId))
    .leftJoin(questionAnswers, eq(questionAnswers.questionId, questions.id))
    .where(where)
    .orderBy(desc(questions.decidedAt), questions.id)
    .limit(shown);

/**
 * Publishes or rejects a question, with a reason for the asker. A published question, or only its
 * answer, can be taken down later.
 */
export async function decideQuestion(
  deps: Deps,
  actor: Actor,
  { id, version, decision, reason }: QuestionDecision,
): Promise<ModerateQuestionResult> {
  if (!may(actor, "questions.moderate")) return "forbidden";
  return deps.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ question: questions, slug: listings.slug, name: listings.name, email: users.email })
      .from(questions)
      .innerJoin(listings, eq(listings.id, questions.listingId))
      .leftJoin(users, eq(users.id, questions.askerId))
      .where(and(eq(questions.id, id), inArray(questions.status, ["waiting", "published"])))
      .for("update", { of: questions });
    if (!found) return "not-found";
    const { question, slug, name, email } = found;
    if (
      question.askerId === actor.userId ||
      actor.memberships.some(({ listingId }) => listingId === question.listingId)
    )
      return "own";
    if (question.version !== version) return "changed";
    const within = { ...deps, db: tx };
    const questionsAt = listingQuestionsPath(slug);
    const decided = { decidedAt: deps.clock(), deciderId: actor.userId };
    if (decision === "remove answer") {
      const gone = await tx
        .delete(questionAnswers)
        .where(eq(questionAnswers.questionId, id))
        .returning();
      if (gone.length === 0) return "not-found";
    } else if (decision === "publish") {
      if (question.status !== "waiting") return "not-found";
      await tx
        .update(questions)
        .set({ status: "published", ...decided })
        .where(eq(questions.id, id));
      if (email)
        await runInLanguage(question.locale, () =>
          queueEmail(within, {
            kind: "question published",
            to: email,
            content: questionPublishedEmail({ name, href: deps.siteUrl + to(questionsAt) }),
          }),
        );
      await tellOwners(within, question.listingId, name, id);
    } else if (reason) {
      const status = question.status === "waiting" ? "refused" : "removed";
      await tx
        .update(questions)
        .set({ status, reason, ...decided })
        .where(eq(questions.id, id));
      if (email)
        await runInLanguage(question.locale, () => {
          const content = questionRefusedEmail(
            { name, href: deps.siteUrl + to(profileQuestionsPath) },
            status,
            reason,
          );
          return queueEmail(within, { kind: `question ${status}`, to: email, content });
        });
    }
    await invalidateTags(tx, [tags.listing(slug)]);
    return "done";
  });
}

async function tellOwners(within: Deps, listingId: number, name: string, id: number) {
  const people = await listPermittedUsers(within.db, listingId, "questions.answer");
  const content = questionToAnswerEmail({ name, href: within.siteUrl + ownerQuestionPath(id) });
  for (const { email } of people)
    if (email) await queueEmail(within, { kind: "question to answer", to: email, content });
}
