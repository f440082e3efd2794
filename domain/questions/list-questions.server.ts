import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { questionAnswers, questions } from "#database/schema/questions.ts";
import type { StoredPhoto } from "#domain/uploads/photo.ts";
import { profilePhotoTag } from "#domain/uploads/profile-photo.server.ts";
import { storedPhotosSql } from "#domain/uploads/store-photos.server.ts";
import { localDay } from "#shared/local-day.ts";
import { pick } from "#shared/pick.ts";
import type { PublishedQuestion } from "./question.ts";

/**
 * Photos for answers under one's own name. An answer in a colleague's name must not show this
 * photo.
 */
const portraits = sql<
  StoredPhoto[]
>`case when ${questionAnswers.isOwnName} then ${storedPhotosSql("account", sql`${questionAnswers.writerId}`)} else '[]' end`;

const dayOf = (at: Date) => localDay(at);

/** Lists published questions of a published listing; answered first, newest at the top. */
export async function listQuestions(
  { db }: { db: Executor },
  medSpaSlug: string,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<{ questions: PublishedQuestion[]; total: number; portraitTags: string[] }> {
  const rows = await db
    .select({
      id: questions.id,
      text: questions.text,
      askedAt: questions.askedAt,
      answer: questionAnswers,
      portraits,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(questions)
    .innerJoin(listings, eq(listings.id, questions.listingId))
    .leftJoin(questionAnswers, eq(questionAnswers.questionId, questions.id))
    .where(
      and(
        eq(listings.slug, medSpaSlug),
        eq(listings.status, "active"),
        eq(questions.status, "published"),
      ),
    )
    .orderBy(
      sql`${questionAnswers.answeredAt} desc nulls last, ${questions.askedAt} desc, ${questions.id} desc`,
    )
    .limit(limit)
    .offset(offset);
  const named = rows.flatMap(({ answer }) =>
    answer?.isOwnName && answer.writerId ? [answer.writerId] : [],
  );
  return {
    total: rows[0]?.total ?? 0,
    portraitTags: [...new Set(named)].map(profilePhotoTag),
    questions: rows.map(({ id, text, askedAt, answer, portraits: [portrait = null] }) => ({
      id,
      text,
      askedOn: dayOf(askedAt),
      answer: answer && {
        ...pick(answer, ["text", "byName", "byTitle", "byCredentials"]),
        answeredOn: dayOf(answer.answeredAt),
        portrait,
      },
    })),
  };
}
