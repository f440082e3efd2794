import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { users } from "#database/schema/accounts/accounts.ts";
import { staffMembers } from "#database/schema/catalogue/listing-details.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { questionAnswers, questions } from "#database/schema/questions.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { listingsWith, may } from "#domain/accounts/policy/policy.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import type { Encryptor } from "#platform/encryption.ts";
import { runInLanguage } from "#platform/run-in-language.ts";
import { listingQuestionsPath } from "#shared/paths.ts";
import { to } from "#shared/say.ts";
import { questionAnsweredEmail } from "./question-emails.ts";

type Deps = { db: Executor; clock: () => Date; emailEncryptor: Encryptor; siteUrl: string };

const fields = {
  ...pickColumns(questions, "id", "text", "askedAt", "listingId"),
  medSpaName: listings.name,
  medSpaSlug: listings.slug,
  answer: questionAnswers.text,
  byName: questionAnswers.byName,
};

const published = (db: Executor) =>
  db
    .select(fields)
    .from(questions)
    .innerJoin(listings, eq(listings.id, questions.listingId))
    .leftJoin(questionAnswers, eq(questionAnswers.questionId, questions.id));

const placesFor = (actor: Actor, listingId?: number) =>
  listingsWith(actor, "questions.answer").filter(
    (id) => listingId === undefined || id === listingId,
  );

/** Questions for one listing or all of the member's; unanswered first, oldest at the top. */
export async function listQuestionsToAnswer(
  { db }: { db: Executor },
  actor: Actor,
  listingId?: number,
) {
  const ids = placesFor(actor, listingId);
  if (ids.length === 0) return [];
  return published(db)
    .where(and(inArray(questions.listingId, ids), eq(questions.status, "published")))
    .orderBy(sql`${questionAnswers.answeredAt} desc nulls first`, asc(questions.askedAt))
    .limit(200);
}

/** Includes those who can be named as the author: the member, and staff with a credential. */
export async function findQuestionToAnswer({ db }: { db: Executor }, actor: Actor, id: number) {
  const [found] = await published(db).where(
    and(eq(questions.id, id), eq(questions.status, "published")),
  );
  if (!found || !may(actor, "questions.answer", { listingId: found.listingId })) return null;
  return { ...found, staff: await licensedStaff(db, found.listingId) };
}

/** Answers, or edits the answer. `by`: "me", or the id of a licensed staff member. */
export async function answerQuestion(
  deps: Deps,
  actor: Actor,
  id: number,
  { text, by }: { text: string; by: string },
): Promise<"done" | "not-found" | "unknown-person"> {
  return deps.db.transaction(async (tx) => {
    const found = await findQuestionToAnswer({ db: tx }, actor, id);
    if (!found) return "not-found";
    const person =
      by === "me"
        ? ownerAsAnswerer(actor, found.listingId)
        : found.staff.find((member) => String(member.id) === by);
    if (!person) return "unknown-person";
    const { name: byName, title: byTitle, certifications: byCredentials } = person;
    const answer = {
      text,
      byName,
      byTitle,
      byCredentials,
      writerId: actor.userId,
      isOwnName: by === "me",
      answeredAt: deps.clock(),
    };
    await tx
      .insert(questionAnswers)
      .values({ questionId: id, ...answer })
      .onConflictDoUpdate({ target: questionAnswers.questionId, set: answer });
    if (found.answer === null) await tellAsker({ ...deps, db: tx }, found);
    await invalidateTags(tx, [tags.listing(found.medSpaSlug)]);
    return "done";
  });
}

function ownerAsAnswerer(actor: Actor, listingId: number) {
  const isOwner = actor.memberships.some(
    (membership) => membership.listingId === listingId && membership.role === "owner",
  );
  return { name: actor.name, title: isOwner ? "Owner" : "Team", certifications: [] };
}

const licensedStaff = (db: Executor, listingId: number) =>
  db
    .select(pickColumns(staffMembers, "id", "name", "title", "certifications"))
    .from(staffMembers)
    .where(
      and(
        eq(staffMembers.listingId, listingId),
        sql`cardinality(${staffMembers.certifications}) > 0`,
      ),
    )
    .orderBy(staffMembers.position);

async function tellAsker(
  within: Deps,
  { id, medSpaName: name, medSpaSlug }: { id: number; medSpaName: string; medSpaSlug: string },
) {
  const [asker] = await within.db
    .select({ email: users.email, language: questions.locale })
    .from(questions)
    .innerJoin(users, eq(users.id, questions.askerId))
    .where(eq(questions.id, id));
  if (!asker?.email) return;
  const { email, language } = asker;
  await runInLanguage(language, () => {
    const content = questionAnsweredEmail({
      name,
      href: within.siteUrl + to(listingQuestionsPath(medSpaSlug)),
    });
    return queueEmail(within, { kind: "question answered", to: email, content });
  });
}

/** Counts unanswered questions that the actor may answer, at one listing or all. */
export function countOpenQuestions({ db }: { db: Executor }, actor: Actor, listingId?: number) {
  const ids = placesFor(actor, listingId);
  const isOpen = sql`not exists (select 1 from ${questionAnswers} where ${questionAnswers.questionId} = ${questions.id})`;
  return db.$count(
    questions,
    and(inArray(questions.listingId, ids), eq(questions.status, "published"), isOpen),
  );
}
