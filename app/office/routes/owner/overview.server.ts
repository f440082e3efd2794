import { withListingParam } from "#app/components/owner/listing-param.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import type { PlanState } from "#domain/billing/plan.ts";
import { responseClock } from "#domain/leads/lead.ts";
import { findOverview } from "#domain/overview/find-overview.server.ts";
import type { Services } from "#domain/services.ts";
import { pick } from "#shared/pick.ts";
import { plural } from "#shared/say.ts";

export type OwnerOverviewData = NonNullable<Awaited<ReturnType<typeof loadOverview>>>;

type TaskLink = { path: string; isOfPlace?: true; under?: string; text: (count: number) => string };
type TaskKind = NonNullable<Awaited<ReturnType<typeof findOverview>>>["waiting"][number]["what"];

const photos = { path: "/owner/photos", isOfPlace: true } as const;
const profilePart = { path: "/owner/profile", isOfPlace: true } as const;

const ways: Record<TaskKind, TaskLink> = {
  bookings: { path: "/owner/bookings", text: (count) => `${plural(count, "booking")} to confirm` },
  calls: {
    path: "/owner/leads",
    text: (count) => `${plural(count, "visitor waits", "visitors wait")} for a call`,
  },
  questions: {
    path: "/owner/questions",
    text: (count) => `${plural(count, "question")} to answer`,
  },
  reviews: {
    path: "/owner/reviews",
    text: (count) => `${plural(count, "review")} without your answer`,
  },
  proposed: {
    ...profilePart,
    text: (count) => `Your website differs in ${plural(count, "section")}: accept or reject it`,
  },
  rejected: {
    ...profilePart,
    under: "#history",
    text: (count) => `${plural(count, "section")} that you edited came back`,
  },
  wordless: {
    ...photos,
    text: (count) => `${plural(count, "photo waits", "photos wait")} for words`,
  },
  takenDown: { ...photos, text: (count) => `${plural(count, "photo")} of yours taken down` },
  refusedPairs: {
    ...photos,
    under: "/before-after",
    text: (count) => `${plural(count, "before/after pair")} not accepted`,
  },
  stale: {
    ...profilePart,
    text: (count) => `${plural(count, "section")} not reviewed for half a year: still correct?`,
  },
};

export async function loadOverview(
  services: Services,
  actor: Actor,
  { id, slug }: { id: number; slug: string },
  isOneOfSeveral: boolean,
) {
  const overview = await findOverview(services, actor, id);
  if (!overview) return null;
  const { figures, waiting, today, profile, plan, rejection, setup } = overview;
  const listingSlug = isOneOfSeveral ? slug : null;
  const addressOf = ({ path, isOfPlace, under = "" }: TaskLink) => {
    if (isOfPlace) return `${path}/${slug}${under}`;
    return withListingParam(path, listingSlug);
  };
  const planTask = (under: string, text: string) => ({
    path: withListingParam(`/owner/plan${under}`, listingSlug),
    text,
    note: null,
  });
  return {
    profile,
    rejection,
    setup: setup && setupSteps(slug, setup, listingSlug),
    facts: factsOf(figures.listing, plan?.state ?? null),
    figures: [
      { name: "Total Bookings", value: figures.totalBookings },
      { name: "Pending", value: figures.pendingBookings },
      { name: "Active Specials", value: figures.activeSpecials },
      { name: "Total Specials", value: figures.totalSpecials },
    ],
    waiting: [
      ...(plan?.state === "past due"
        ? [planTask(`/${plan.slug}/payment`, "The last payment did not go through")]
        : []),
      ...(plan?.hasJustEnded
        ? [planTask("", "Premier has ended: restart it, or stay with Standard")]
        : []),
      ...waiting.map(({ what, count, since }) => ({
        path: addressOf(ways[what]),
        text: ways[what].text(count),
        note: since ? responseClock(since, services.clock()) : null,
      })),
    ],
    listingSlug,
    today: today.map(({ treatment, ...booking }) => ({
      ...pick(booking, ["id", "time", "customerName", "status", "noShow"]),
      treatment: treatment.name,
    })),
  };
}

type SetupProgress = NonNullable<NonNullable<Awaited<ReturnType<typeof findOverview>>>["setup"]>;

function setupSteps(slug: string, done: SetupProgress, listingSlug: string | null) {
  const steps: Record<keyof SetupProgress, { text: string; path: string }> = {
    about: {
      text: "Describe what you do and what a first visit is like",
      path: `/owner/profile/${slug}/about`,
    },
    hours: { text: "Enter your opening hours", path: `/owner/profile/${slug}/hours` },
    menu: { text: "List your treatments with prices", path: `/owner/profile/${slug}/menu` },
    photos: { text: "Add your first photo", path: `/owner/photos/${slug}` },
    bookings: {
      text: "Open bookings for your first treatment",
      path: withListingParam("/owner/bookings/settings", listingSlug),
    },
  };
  return Object.entries(steps).map(([name, step]) => ({
    ...step,
    isDone: done[name as keyof SetupProgress],
  }));
}

type Listing = NonNullable<Awaited<ReturnType<typeof findOverview>>>["figures"]["listing"];

function factsOf(
  { city, categoryName, address, phone, email, bookingEmail, isPremium }: Listing,
  plan: PlanState | null,
) {
  const inTrial = plan === "trialing" ? " (free trial)" : "";
  return [
    { name: "City", value: city },
    { name: "Category", value: categoryName },
    { name: "Address", value: address },
    { name: "Phone", value: phone },
    { name: "Email", value: email },
    { name: "Booking email", value: bookingEmail ?? "" },
    { name: "Plan", value: isPremium ? `Premier${inTrial}` : "Standard" },
  ].filter(({ value }) => value);
}
