import type { Actor } from "#domain/accounts/actor.ts";
import { type Action, may } from "#domain/accounts/policy.ts";
import { countBookings } from "#domain/bookings/list-bookings.server.ts";
import { countNewLeads } from "#domain/leads/own-leads.server.ts";
import { countOpenQuestions } from "#domain/questions/answer-question.server.ts";
import type { Services } from "#domain/services.ts";
import { localDay } from "#shared/local-day.ts";
import { brand } from "#site/brand.ts";

type Part = { name: string; path: string; deed: Action; isOfPlace?: true; waiting?: (services: Services, actor: Actor) => Promise<number> };

/** The parts of the dashboard in their order, each for those who may do what it is for. One of a place has that place in its address. */
const parts: Part[] = [
  { name: "Overview", path: "/client-admin", deed: "see figures" },
  {
    name: "Bookings",
    path: "/owner/bookings",
    deed: "run bookings",
    waiting: async (services, actor) => (await countBookings(services, actor, { from: localDay(services.clock(), brand.region.timeZone) })).pending,
  },
  { name: "Requests for a call", path: "/owner/leads", deed: "run requests for a call", waiting: countNewLeads },
  { name: "Redeem a code", path: "/owner/redeem", deed: "redeem a code" },
  { name: "Specials", path: "/owner/specials", deed: "run specials" },
  { name: "Reviews", path: "/owner/reviews", deed: "answer a review" },
  { name: "Questions", path: "/owner/questions", deed: "answer a question", waiting: countOpenQuestions },
  { name: "Photos", path: "/owner/photos", deed: "run photos", isOfPlace: true },
  { name: "Profile", path: "/owner/profile", deed: "edit a listing", isOfPlace: true },
  { name: "Analytics", path: "/owner/analytics", deed: "see analytics", isOfPlace: true },
  { name: "Team", path: "/owner/team", deed: "run the team", isOfPlace: true },
  { name: "Plan", path: "/owner/plan", deed: "run the plan" },
  { name: "Settings", path: "/owner/settings", deed: "see settings", isOfPlace: true },
];

export type DashboardPart = { name: string; path: string; waiting: number };

export function dashboardParts(services: Services, actor: Actor, place: { id: number; slug: string }): Promise<DashboardPart[]> {
  const open = parts.filter(({ deed }) => may(actor, deed, { medSpaId: place.id }));
  return Promise.all(
    open.map(async ({ name, path, isOfPlace, waiting }) => ({
      name,
      path: isOfPlace ? `${path}/${place.slug}` : path,
      waiting: (await waiting?.(services, actor)) ?? 0,
    })),
  );
}
