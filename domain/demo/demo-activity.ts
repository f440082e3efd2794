import type {
  readProviders,
  readQuestions,
  readReviews,
  readSeedLicenseChecks,
} from "#database/seed/read.ts";
import type { BookingSettings } from "#domain/bookings/booking-settings.ts";
import type { DemoListingChecks } from "#domain/catalogue/licenses/add-demo-checks.server.ts";
import type { ListingDraft } from "#domain/catalogue/listings/listing.ts";
import type { QuestionDraft } from "#domain/questions/question.ts";
import type { ReviewDraft } from "#domain/reviews/add-reviews.server.ts";
import { reviewFaults } from "#domain/reviews/review.ts";
import { addDays, localDay } from "#shared/local-day.ts";

const hour = 60 * 60_000;
const day = 24 * hour;
/** Days from a question to its answer. */
const answeredAfter = 1.25;

/**
 * Builds booking settings: two of three listings take instant bookings, the others take requests;
 * one in ten takes none. A larger menu means more capacity.
 */
export const demoBookingSettings = (
  providers: ReturnType<typeof readProviders>,
): { listing: string; settings: BookingSettings }[] =>
  providers.flatMap((provider, index) => {
    const offered = [...new Set(provider.services.map(({ treatment }) => treatment))];
    if (index % 10 === 9 || offered.length === 0) return [];
    const settings: BookingSettings = {
      isOpen: true,
      mode: index % 3 === 2 ? "request" : "instant",
      capacity: Math.min(1 + Math.floor(provider.services.length / 5), 4),
      leadMinutes: [120, 240, 1440][index % 3] ?? 120,
      horizonDays: 60,
      stepMinutes: index % 4 === 3 ? 15 : 30,
      treatments: offered.map((treatment) => ({ treatment, bufferMinutes: 15 })),
    };
    return [{ listing: provider.slug, settings }];
  });

/**
 * Builds plans: all Premier listings pay, the first for ten days, each next one for three weeks
 * longer.
 */
export const demoPlans = (drafts: Pick<ListingDraft, "slug" | "plan">[], now: Date) =>
  drafts
    .filter(({ plan }) => plan === "premier")
    .map(({ slug }, index) => ({
      listing: slug,
      beganAt: new Date(now.getTime() - (10 + index * 21) * day),
    }));

/** Invents license checks like the listings: no owner was contacted, no website was read. */
export function buildDemoLicenseChecks(
  standing: ReturnType<typeof readSeedLicenseChecks>,
  now: Date,
): DemoListingChecks[] {
  const today = localDay(now);
  return standing.map(({ listing, licenseCheckedDaysAgo, websiteReadDaysAgo }) => ({
    listing,
    licenseCheckedOn:
      licenseCheckedDaysAgo === undefined ? null : addDays(today, -licenseCheckedDaysAgo),
    websiteReadAt:
      websiteReadDaysAgo === undefined ? null : new Date(now.getTime() - websiteReadDaysAgo * day),
  }));
}

/** Invents questions, answered by the invented staff of the listing. */
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

/** Builds reviews, moderated within a day and answered within a week. */
export function demoReviews(reviews: ReturnType<typeof readReviews>, now: Date): ReviewDraft[] {
  const today = localDay(now);
  return reviews.map(
    ({ author, visitedDaysAgo, writtenDaysAgo, reply, ended, ...review }, index) => {
      const writtenAt = new Date(now.getTime() - writtenDaysAgo * day + (index % 11) * hour);
      const decidedAt = new Date(writtenAt.getTime() + (3 + (index % 20)) * hour);
      const answeredAt = new Date(
        Math.min(decidedAt.getTime() + (1 + (index % 6)) * day, now.getTime()),
      );
      return {
        ...review,
        authorName: author,
        visitedOn: addDays(today, -visitedDaysAgo),
        writtenAt,
        decidedAt,
        reply: reply ? { text: reply, at: answeredAt } : null,
        ended: ended ? { as: ended.as, fault: faultOf(ended.fault) } : null,
      };
    },
  );
}

function faultOf(text: string) {
  const fault = reviewFaults.find((each) => each === text);
  if (!fault) throw new Error(`reviews.json: "${text}" is not a reason`);
  return fault;
}
