import { and, desc, eq, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { questionAnswers, questions } from "#database/schema/questions.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { tags } from "#domain/catalogue/tags.ts";

type Deps = { db: Executor };

const fields = {
  ...pickColumns(questions, "id", "text", "status", "reason", "askedAt"),
  answer: questionAnswers.text,
  medSpaName: listings.name,
  medSpaSlug: listings.slug,
};

const ownedBy = ({ userId }: Actor, id?: number) =>
  and(eq(questions.askerId, userId), ...(id === undefined ? [] : [eq(questions.id, id)]));

const own = (db: Executor, actor: Actor, id?: number) =>
  db
    .select(fields)
    .from(questions)
    .innerJoin(listings, eq(listings.id, questions.listingId))
    .leftJoin(questionAnswers, eq(questionAnswers.questionId, questions.id))
    .where(ownedBy(actor, id))
    .orderBy(desc(questions.id));

export const listOwnQuestions = ({ db }: Deps, actor: Actor) => own(db, actor);

export async function findOwnQuestion({ db }: Deps, actor: Actor, id: number) {
  const [found] = await own(db, actor, id);
  return found && may(actor, "questions.editOwn", { userId: actor.userId }) ? found : null;
}

/**
 * Changes a question, which is allowed until it is published. The new version must be reviewed
 * again.
 */
export async function changeQuestion({ db }: Deps, actor: Actor, id: number, text: string) {
  if (!(await findOwnQuestion({ db }, actor, id))) return "not-found";
  const changed = await db
    .update(questions)
    .set({ text, version: sql`${questions.version} + 1` })
    .where(and(ownedBy(actor, id), eq(questions.status, "waiting")))
    .returning({ id: questions.id });
  return changed.length > 0 ? "done" : "decided";
}

export async function withdrawQuestion({ db }: Deps, actor: Actor, id: number) {
  return db.transaction(async (tx) => {
    const found = await findOwnQuestion({ db: tx }, actor, id);
    if (!found) return "not-found";
    await tx.delete(questions).where(ownedBy(actor, id));
    await invalidateTags(tx, [tags.listing(found.medSpaSlug)]);
    return "done";
  });
}
