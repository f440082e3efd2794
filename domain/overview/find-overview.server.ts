import type { Actor } from "#domain/accounts/actor.ts";
import type { Permission } from "#domain/accounts/policy/permissions.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { findPlanOf } from "#domain/billing/list-plans.server.ts";
import type { PlanState } from "#domain/billing/plan.ts";
import type { BookingDeps } from "#domain/bookings/deps.ts";
import { countBookings, listBookings } from "#domain/bookings/list-bookings.server.ts";
import { findBookingSettings } from "#domain/bookings/settings.server.ts";
import { profileParts } from "#domain/catalogue/listings/listing.ts";
import { readProfile } from "#domain/catalogue/ranking/update-ratings.server.ts";
import { findRejection } from "#domain/catalogue/submissions/rejected-submission.server.ts";
import { countNewLeads, oldestNewLead } from "#domain/leads/own-leads.server.ts";
import { countUnresolvedSections } from "#domain/listing-edits/count-pending.server.ts";
import { sectionOf } from "#domain/listing-edits/sections.ts";
import { countPhotosToFix } from "#domain/photos/count-photos-to-fix.server.ts";
import { ownGallery } from "#domain/photos/own-gallery.server.ts";
import { countOpenQuestions } from "#domain/questions/answer-question.server.ts";
import { countUnanswered } from "#domain/reviews/reply-to-review.server.ts";
import { localDay } from "#shared/local-day.ts";
import { findDashboard } from "./find-dashboard.server.ts";

type PendingTask = {
  what:
    | "bookings"
    | "calls"
    | "questions"
    | "reviews"
    | keyof Awaited<ReturnType<typeof countUnresolvedSections>>
    | keyof Awaited<ReturnType<typeof countPhotosToFix>>;
  count: number;
  since?: Date | null;
};

/**
 * Finds the overview of a listing for its team: today, to-dos, and profile gaps, limited to the
 * member's permissions.
 */
export async function findOverview(deps: BookingDeps, actor: Actor, listingId: number) {
  const figures = await findDashboard(deps, actor, listingId);
  if (!figures) return null;
  const today = localDay(deps.clock());
  const mayDo = (permission: Permission) => may(actor, permission, { listingId });
  const plan = mayDo("plans.manage") ? await findPlanOf(deps, listingId) : null;
  return {
    figures,
    today: (
      await listBookings(deps, actor, { listingId, from: today, to: today }, { limit: 50 })
    ).bookings.filter(({ status }) => status !== "cancelled"),
    waiting: (await findWaiting(deps, actor, listingId, today)).filter(({ count }) => count > 0),
    profile: mayDo("listings.edit") ? await findLacking(deps, listingId) : null,
    rejection: await findRejection(deps, listingId),
    setup:
      mayDo("listings.edit") && mayDo("bookings.setUp")
        ? await findSetup(deps, actor, listingId)
        : null,
    plan: plan && {
      slug: plan.slug,
      state: plan.state satisfies PlanState,
      hasJustEnded: isLately(plan.lastEndedAt, deps.clock()),
    },
  };
}

async function findLacking({ db }: Pick<BookingDeps, "db">, listingId: number) {
  const profile = await readProfile(db, listingId);
  const parts = profileParts.map(([name, isThere, fact]) => ({
    name,
    isThere: isThere(profile),
    section: sectionOf(fact) ?? "",
  }));
  return {
    parts: parts.length,
    missing: parts
      .filter(({ isThere }) => !isThere)
      .map(({ name, section }) => ({ name, section })),
  };
}

/**
 * Finds the setup steps of a new owner, up to the first bookable treatment; null once all are done.
 */
async function findSetup(deps: BookingDeps, actor: Actor, listingId: number) {
  const profile = await readProfile(deps.db, listingId);
  const gallery = await ownGallery(deps, actor, { listingId });
  const bookings = await findBookingSettings(deps, actor, listingId);
  const steps = {
    about: Boolean(
      profile.detailedDescription || profile.treatmentPhilosophy || profile.consultationProcess,
    ),
    hours: profile.weeklyHours.length > 0,
    menu: profile.services.some(({ priceMinCents }) => priceMinCents !== null),
    photos: gallery !== "not-found" && gallery.photos.length > 0,
    bookings: Boolean(bookings?.settings?.isOpen && bookings.bookable.length > 0),
  };
  return Object.values(steps).every(Boolean) ? null : steps;
}

const lately = 30 * 24 * 60 * 60_000;
const isLately = (at: Date | null, now: Date) =>
  at !== null && now.getTime() - at.getTime() < lately;

async function findWaiting(
  deps: BookingDeps,
  actor: Actor,
  listingId: number,
  today: string,
): Promise<PendingTask[]> {
  const [{ pending }, calls, questions, reviews, sections, photos] = await Promise.all([
    countBookings(deps, actor, { listingId, from: today }),
    countNewLeads(deps, actor, listingId),
    countOpenQuestions(deps, actor, listingId),
    countUnanswered(deps, actor, listingId),
    countUnresolvedSections(deps, actor, listingId),
    countPhotosToFix(deps, actor, { listingId }),
  ]);
  return [
    { what: "bookings", count: pending },
    { what: "calls", count: calls, since: await oldestNewLead(deps, actor, listingId) },
    { what: "questions", count: questions },
    { what: "reviews", count: reviews },
    { what: "proposed", count: sections.proposed },
    { what: "rejected", count: sections.rejected },
    { what: "wordless", count: photos.wordless },
    { what: "takenDown", count: photos.takenDown },
    { what: "refusedPairs", count: photos.refusedPairs },
    { what: "stale", count: sections.stale },
  ];
}
