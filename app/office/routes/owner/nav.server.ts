import { withListingParam } from "#app/components/owner/listing-param.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import type { Permission } from "#domain/accounts/policy/permissions.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { countBookings } from "#domain/bookings/list-bookings.server.ts";
import { countNewLeads } from "#domain/leads/own-leads.server.ts";
import { countOpenQuestions } from "#domain/questions/answer-question.server.ts";
import type { Services } from "#domain/services.ts";
import { localDay } from "#shared/local-day.ts";

type NavEntry = {
  name: string;
  path: string;
  /** Further pages of the section. */
  also?: string;
  permission: Permission;
  /** The path contains the listing. */
  isOfPlace?: true;
  /** True if the section is always about one listing; the default is the first. */
  isOfOne?: true;
  waiting?: (services: Services, actor: Actor, listingId: number | undefined) => Promise<number>;
};

/**
 * Dashboard sections in order, each limited to a permission. Sections about one listing have it
 * in the URL.
 */
const parts: NavEntry[] = [
  { name: "Overview", path: "/client-admin", permission: "dashboard.read", isOfOne: true },
  {
    name: "Bookings",
    path: "/owner/bookings",
    permission: "bookings.list",
    waiting: async (services, actor, listingId) =>
      (await countBookings(services, actor, { listingId, from: localDay(services.clock()) }))
        .pending,
  },
  {
    name: "Callback requests",
    path: "/owner/leads",
    permission: "leads.read",
    waiting: countNewLeads,
  },
  { name: "Redeem a code", path: "/owner/redeem", permission: "vouchers.redeem" },
  { name: "Specials", path: "/owner/specials", permission: "specials.read" },
  { name: "Reviews", path: "/owner/reviews", permission: "reviews.reply" },
  {
    name: "Questions",
    path: "/owner/questions",
    permission: "questions.answer",
    waiting: countOpenQuestions,
  },
  { name: "Photos", path: "/owner/photos", permission: "photos.manage", isOfPlace: true },
  { name: "Profile", path: "/owner/profile", permission: "listings.edit", isOfPlace: true },
  { name: "Analytics", path: "/owner/analytics", permission: "analytics.read", isOfPlace: true },
  { name: "Team", path: "/owner/team", permission: "team.manage", isOfPlace: true },
  { name: "Plan", path: "/owner/plan", permission: "plans.manage" },
  {
    name: "Settings",
    path: "/owner/settings",
    also: "/owner/webhooks",
    permission: "ownerSettings.read",
    isOfPlace: true,
  },
];

export type OwnerNavItem = { name: string; path: string; isCurrent: boolean; waiting: number };
type NavListing = { id: number; slug: string; name: string };

function partAt(here: string) {
  return parts.findLast(({ path, also = path }) =>
    [path, also].some((each) => here === each || here.startsWith(`${each}/`)),
  );
}

export function permissionOfPart(path: string) {
  const part = parts.find((each) => each.path === path);
  if (!part) throw new Error(`No section of the dashboard is at ${path}`);
  return part.permission;
}

/**
 * Finds the listing of a page whose URL names none: all of several, or the first one for which the
 * owner may use the page.
 */
export function findPartListing<Named extends NavListing>(
  actor: Actor,
  places: Named[],
  here: string,
) {
  const part = partAt(here);
  if (places.length > 1 && part && !part.isOfPlace && !part.isOfOne) return null;
  return (
    places.find(({ id }) => part && may(actor, part.permission, { listingId: id })) ?? places[0]
  );
}

export function dashboardParts(
  services: Services,
  actor: Actor,
  places: NavListing[],
  listing: NavListing | null,
  here: string,
): Promise<OwnerNavItem[]> {
  const open = parts.filter(({ permission }) =>
    (listing ? [listing] : places).some(({ id }) => may(actor, permission, { listingId: id })),
  );
  return Promise.all(
    open.map(async (part) => ({
      name: part.name,
      path: pathOf(part, listing, places.length > 1),
      isCurrent: part === partAt(here),
      waiting: (await part.waiting?.(services, actor, listing?.id)) ?? 0,
    })),
  );
}

export function listOtherListings(
  actor: Actor,
  places: NavListing[],
  listing: NavListing | null,
  here: string,
) {
  const part = partAt(here);
  const isOpenAt = ({ id }: NavListing) => part && may(actor, part.permission, { listingId: id });
  const others = places
    .filter(({ id }) => id !== listing?.id)
    .map((other) => {
      if (!part || !isOpenAt(other))
        return { name: other.name, path: withListingParam("/client-admin", other.slug) };
      const own = `${part.path}/${listing?.slug}`;
      return {
        name: other.name,
        path:
          part.isOfPlace && here.startsWith(own)
            ? `${part.path}/${other.slug}${here.slice(own.length)}`
            : pathOf(part, other, true),
      };
    });
  const isOfAll =
    listing && part && !part.isOfPlace && !part.isOfOne && places.filter(isOpenAt).length > 1;
  return isOfAll ? [...others, { name: allListingsLabel, path: part.path }] : others;
}

export const allListingsLabel = "All your listings";

function pathOf(
  { path, isOfPlace }: NavEntry,
  listing: NavListing | null,
  isOneOfSeveral: boolean,
) {
  if (isOfPlace && listing) return `${path}/${listing.slug}`;
  return withListingParam(path, listing && isOneOfSeveral ? listing.slug : null);
}
