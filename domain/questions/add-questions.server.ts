import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { questionAnswers, questions } from "#database/schema/questions.ts";
import { findListingIds } from "#domain/catalogue/slugs/listing-ids.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import type { QuestionDraft } from "./question.ts";

/** Adds questions to existing listings. Throws for an unknown listing. */
export async function addQuestions({ db }: { db: Executor }, drafts: QuestionDraft[]) {
  await db.transaction(async (tx) => {
    const slugs = [...new Set(drafts.map(({ listing }) => listing))];
    const idOf = await findListingIds(tx, slugs);
    for (const { listing, text, status, askedAt, answer } of drafts) {
      const listingId = idOf.get(listing);
      if (listingId === undefined) throw new Error(`No med spa has the slug "${listing}"`);
      const [added] = await tx
        .insert(questions)
        .values({
          listingId,
          text,
          status,
          askedAt,
          decidedAt: status === "published" ? askedAt : null,
        })
        .returning({ id: questions.id });
      if (added && answer)
        await tx
          .insert(questionAnswers)
          .values({ questionId: added.id, isOwnName: false, ...answer });
    }
    await invalidateTags(tx, slugs.map(tags.listing));
  });
}
