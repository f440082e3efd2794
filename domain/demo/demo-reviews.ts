import type { readReviews } from "#database/seed/read.ts";
import type { ReviewDraft } from "#domain/reviews/add-reviews.server.ts";
import { reviewFaults } from "#domain/reviews/review.ts";
import { addDays, localDay } from "#shared/local-day.ts";

const hour = 60 * 60_000;
const day = 24 * hour;

/** Moderated within a day, answered within a week. */
export function demoReviews(reviews: ReturnType<typeof readReviews>, now: Date): ReviewDraft[] {
  const today = localDay(now);
  return reviews.map(({ author, visitedDaysAgo, writtenDaysAgo, reply, ended, ...told }, index) => {
    const writtenAt = new Date(now.getTime() - writtenDaysAgo * day + (index % 11) * hour);
    const decidedAt = new Date(writtenAt.getTime() + (3 + (index % 20)) * hour);
    const answeredAt = new Date(
      Math.min(decidedAt.getTime() + (1 + (index % 6)) * day, now.getTime()),
    );
    return {
      ...told,
      authorName: author,
      visitedOn: addDays(today, -visitedDaysAgo),
      writtenAt,
      decidedAt,
      reply: reply ? { text: reply, at: answeredAt } : null,
      ended: ended ? { as: ended.as, fault: faultOf(ended.fault) } : null,
    };
  });
}

function faultOf(text: string) {
  const fault = reviewFaults.find((each) => each === text);
  if (!fault) throw new Error(`reviews.json: "${text}" is not a reason`);
  return fault;
}
