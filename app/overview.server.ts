import type { Actor } from "#domain/accounts/actor.ts";
import { findOverview } from "#domain/dashboard/find-overview.server.ts";
import { responseClock } from "#domain/leads/lead.ts";
import type { Services } from "#domain/services.ts";
import { plural } from "#shared/plural.ts";

export type OverviewShown = NonNullable<Awaited<ReturnType<typeof showOverview>>>;

const ways = {
  bookings: { path: "/owner/bookings", text: (count: number) => `${plural(count, "booking")} to confirm` },
  calls: { path: "/owner/leads", text: (count: number) => `${plural(count, "visitor waits", "visitors wait")} for a call` },
  questions: { path: "/owner/questions", text: (count: number) => `${plural(count, "question")} to answer` },
  reviews: { path: "/owner/reviews", text: (count: number) => `${plural(count, "review")} without your answer` },
};

/** The first page of a dashboard in the words in which it is shown. */
export async function showOverview(services: Services, actor: Actor, medSpaId: number) {
  const overview = await findOverview(services, actor, medSpaId);
  if (!overview) return null;
  const { figures, waiting, today, profile, plan } = overview;
  return {
    profile,
    figures: [
      { name: "Total Bookings", value: figures.totalBookings },
      { name: "Pending", value: figures.pendingBookings },
      { name: "Active Specials", value: figures.activeSpecials },
      { name: "Total Specials", value: figures.totalSpecials },
    ],
    waiting: [
      ...(plan?.state === "past due" ? [{ path: `/owner/plan/${plan.slug}/payment`, text: "The last payment did not go through", note: null }] : []),
      ...waiting.map(({ what, count, since }) => ({
        path: ways[what].path,
        text: ways[what].text(count),
        note: since ? responseClock(since, services.clock()) : null,
      })),
    ],
    today: today.map(({ id, time, customerName, treatment, status, noShow }) => ({ id, time, customerName, treatment: treatment.name, status, noShow })),
  };
}
