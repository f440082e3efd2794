import { inArray } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { questionAnswers, questions } from "#database/schema/questions.ts";
import { tags } from "#domain/catalogue/tags.ts";
import type { QuestionDraft } from "./question.ts";

/** Adds questions to existing listings. Throws for an unknown listing. */
export async function addQuestions({ db }: { db: Executor }, drafts: QuestionDraft[]) {
  await db.transaction(async (tx) => {
    const slugs = [...new Set(drafts.map(({ listing }) => listing))];
    const known = await tx
      .select({ id: listings.id, slug: listings.slug })
      .from(listings)
      .where(inArray(listings.slug, slugs));
    const idOf = new Map(known.map(({ id, slug }) => [slug, id]));
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
