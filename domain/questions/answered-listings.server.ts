import { eq, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { questionAnswers, questions } from "#database/schema/questions.ts";

export const listAnsweredListings = (
  { db }: { db: Executor },
  limit: number,
): Promise<{ slug: string; changed: string }[]> =>
  db
    .select({
      slug: listings.slug,
      changed: sql<string>`to_char(max(${questionAnswers.answeredAt}) at time zone 'UTC', 'YYYY-MM-DD')`,
    })
    .from(questionAnswers)
    .innerJoin(questions, eq(questions.id, questionAnswers.questionId))
    .innerJoin(listings, eq(listings.id, questions.listingId))
    .where(sql`${questions.status} = 'published' and ${listings.status} = 'active'`)
    .groupBy(listings.id, listings.slug)
    .orderBy(listings.id)
    .limit(limit);
