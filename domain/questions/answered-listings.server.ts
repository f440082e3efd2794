import { eq, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { medSpas } from "#database/schema/catalogue/listings.ts";
import { questionAnswers, questions } from "#database/schema/questions.ts";

export function listAnsweredListings(
  { db }: { db: Executor },
  limit: number,
): Promise<{ slug: string; changed: string }[]> {
  return db
    .select({
      slug: medSpas.slug,
      changed: sql<string>`to_char(max(${questionAnswers.answeredAt}) at time zone 'UTC', 'YYYY-MM-DD')`,
    })
    .from(questionAnswers)
    .innerJoin(questions, eq(questions.id, questionAnswers.questionId))
    .innerJoin(medSpas, eq(medSpas.id, questions.medSpaId))
    .where(sql`${questions.status} = 'published' and ${medSpas.status} = 'active'`)
    .groupBy(medSpas.id, medSpas.slug)
    .orderBy(medSpas.id)
    .limit(limit);
}
