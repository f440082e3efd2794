import { and, eq, ne } from "drizzle-orm";
import { invalidateTags } from "#database/invalidation.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { questionAnswers, questions } from "#database/schema/questions.ts";
import type { AccountPart } from "#domain/accounts/account-part.ts";
import { tags } from "#domain/catalogue/tags.ts";

/**
 * Questions and answers of an account. Published text stays anonymously, because a listing's
 * answer belongs to the listing.
 */
export const questionsOfAccount: AccountPart = {
  name: "questions",
  async collect(db, userId) {
    const ownQuestions = await db
      .select({
        listing: listings.slug,
        ...pickColumns(questions, "text", "status", "reason", "askedAt"),
      })
      .from(questions)
      .innerJoin(listings, eq(listings.id, questions.listingId))
      .where(eq(questions.askerId, userId))
      .orderBy(questions.id);
    const answered = await db
      .select({
        question: questions.text,
        ...pickColumns(questionAnswers, "text", "byName", "answeredAt"),
      })
      .from(questionAnswers)
      .innerJoin(questions, eq(questions.id, questionAnswers.questionId))
      .where(eq(questionAnswers.writerId, userId))
      .orderBy(questionAnswers.questionId);
    return { asked: ownQuestions, answered };
  },
  async erase(tx, userId) {
    await tx
      .delete(questions)
      .where(and(eq(questions.askerId, userId), ne(questions.status, "published")));
    await tx.update(questions).set({ askerId: null }).where(eq(questions.askerId, userId));
    await tx.update(questions).set({ deciderId: null }).where(eq(questions.deciderId, userId));
    const named = await tx
      .select({ slug: listings.slug })
      .from(questionAnswers)
      .innerJoin(questions, eq(questions.id, questionAnswers.questionId))
      .innerJoin(listings, eq(listings.id, questions.listingId))
      .where(and(eq(questionAnswers.writerId, userId), eq(questionAnswers.isOwnName, true)));
    await tx
      .update(questionAnswers)
      .set({ byName: "", byTitle: "" })
      .where(and(eq(questionAnswers.writerId, userId), eq(questionAnswers.isOwnName, true)));
    await tx
      .update(questionAnswers)
      .set({ writerId: null })
      .where(eq(questionAnswers.writerId, userId));
    await invalidateTags(tx, [...new Set(named.map(({ slug }) => tags.listing(slug)))]);
  },
};
