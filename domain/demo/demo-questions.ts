import type { readProviders, readQuestions } from "#database/seed/read.ts";
import type { QuestionDraft } from "#domain/questions/question.ts";

const day = 86_400_000;
const answeredAfter = 1.25;

/** Invented questions, answered by the invented staff of the listing. */
export function demoQuestions(
  questions: ReturnType<typeof readQuestions>,
  providers: ReturnType<typeof readProviders>,
  now: Date,
): QuestionDraft[] {
  const staffOf = new Map(providers.map(({ slug, staff }) => [slug, staff]));
  const daysAgo = (days: number) => new Date(now.getTime() - days * day);
  return questions.map(({ listing, question, askedDaysAgo, isWaiting = false, answer }) => {
    const person = answer && staffOf.get(listing)?.find(({ name }) => name === answer.by);
    if (answer && !person) throw new Error(`No one at ${listing} is called ${answer.by}`);
    return {
      listing,
      text: question,
      status: isWaiting ? "waiting" : "published",
      askedAt: daysAgo(askedDaysAgo),
      answer: answer &&
        person && {
          text: answer.text,
          byName: person.name,
          byTitle: person.title,
          byCredentials: person.certifications,
          answeredAt: daysAgo(askedDaysAgo - answeredAfter),
        },
    };
  });
}
