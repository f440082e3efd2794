import type { Permission } from "#domain/accounts/policy/permissions.ts";
import { hasNoParam, policy } from "./policy-rows.ts";
import { reviewInput } from "./reviews.ts";

type ListingRef = { slug: string; id: number };
/** `right`: required permission for the listing; null: it is hidden and must look missing. */
type ListingCall = {
  right: Permission | null;
  query?: (place: ListingRef) => Record<string, string>;
  body?: (place: ListingRef) => object;
  /** Everyone gets the response for a missing listing, with or without permission. */
  isEmpty?: true;
  /** Not sent with permission, because it would end what the next test needs. */
  isKept?: true;
};

const daysFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const offer = {
  title: "Two for one",
  description: "For whoever comes with a friend",
  validFrom: daysFromNow(0),
  validTo: daysFromNow(9),
};
const inQuery = (right: Permission, also: Record<string, string> = {}): ListingCall => ({
  right,
  query: ({ slug }) => ({ place: slug, ...also }),
});
/** What else these pages are asked, besides a listing in their query. */
const alsoAsked: Record<string, { query?: Record<string, string>; body?: object }[]> = {
  "GET /owner/bookings": [{}, { query: { view: "week" } }],
  "GET /owner/bookings/new": [{ query: { treatment: "botox" } }],
  "POST /owner/bookings/new": [{ query: { treatment: "botox" } }],
  "POST /owner/bookings/calendars": [{}, { body: { intent: "renew" } }],
};
/** Pages with a permission about a listing that their path does not name. */
const pagesByQuery = Object.entries(policy)
  .filter(([, { of }]) => of === "listing")
  .flatMap(([right, { operations }]) =>
    operations
      .filter(hasNoParam)
      .map((operation): [string, ListingCall[]] => [
        operation,
        (alsoAsked[operation] ?? [{}]).map(({ query, body }) => ({
          ...inQuery(right as Permission, query),
          ...(body && { body: () => body }),
        })),
      ]),
  );
/** Lists what is at all of the caller's listings, which may be nothing. */
const ofAll = (right: Permission): ListingCall => ({ right, query: () => ({}), isEmpty: true });
const bySlug = (right: Permission): ListingCall => ({
  right,
  query: ({ slug }) => ({ medSpaSlug: slug }),
});
const unseen = (body: (place: ListingRef) => object): ListingCall => ({ right: null, body });
const wish = { treatmentType: "botox", preferredDate: daysFromNow(9), preferredTime: "10:00" };
const customer = {
  customerName: "Nora Feld",
  customerEmail: "nora@example.com",
  customerPhone: "(949) 555-0142",
};

/** Calls that name a listing in query or body. A sentence explains why a call names none. */
export const namedInCalls: Record<string, ListingCall[] | string> = {
  ...Object.fromEntries(pagesByQuery),
  "GET /owner/redeem": [{ ...inQuery("vouchers.redeem", { code: "x" }), isEmpty: true }],
  "POST /owner/redeem": [{ ...inQuery("vouchers.redeem"), isEmpty: true }],
  "GET /client-admin": [{ ...inQuery("dashboard.read"), isEmpty: true }],
  "GET /owner/plan": [
    { ...inQuery("plans.manage"), isEmpty: true },
    { right: "plans.manage", query: ({ slug }) => ({ of: slug }), isEmpty: true },
  ],
  "POST /owner/plan": [
    { right: "plans.manage", body: ({ id }) => ({ listing: String(id) }), isKept: true },
  ],
  "POST /owner/specials/new": [
    inQuery("specials.manage"),
    { right: "specials.manage", body: ({ id }) => ({ ...offer, listingId: String(id) }) },
  ],
  "GET /api/admin/client-dashboard": [bySlug("dashboard.read")],
  "GET /api/admin/bookings": [ofAll("bookings.list")],
  "GET /api/admin/leads": [ofAll("leads.read")],
  "GET /api/admin/specials": [ofAll("specials.read")],
  "GET /api/admin/analytics": [bySlug("analytics.read")],
  "POST /api/admin/specials": [
    { right: "specials.manage", body: ({ slug }) => ({ ...offer, medSpaSlug: slug }) },
  ],
  "POST /api/admin/cancel-premium": [
    { right: "plans.manage", body: ({ slug }) => ({ medSpaSlug: slug }), isKept: true },
    { right: "plans.manage", body: ({ id }) => ({ listingId: id }), isKept: true },
  ],
  "POST /api/create-subscription": [
    { right: "plans.manage", body: ({ id }) => ({ listingId: id }), isKept: true },
  ],
  "GET /add-listing/payment": "It is the one that this browser has sent in, by its signed cookie.",
  "POST /add-listing/payment": "As above.",
  "GET /reviews/new": [{ right: null, query: ({ slug }) => ({ listing: slug }) }],
  "GET /compare": [{ right: null, query: ({ slug }) => ({ with: slug }), isEmpty: true }],
  "POST /reviews/new": "What it sends is looked at after its form; the call below takes the same.",
  "POST /client-admin": "Signs in.",
  "POST /api/reviews": [
    unseen(({ slug }) => ({
      medSpaSlug: slug,
      ...reviewInput({ treatment: null, visitedOn: "2026-01-10" }),
    })),
  ],
  "POST /api/questions": [
    unseen(({ slug }) => ({ medSpaSlug: slug, text: "Is there a place to leave a bicycle?" })),
  ],
  "POST /api/bookings": [unseen(({ slug }) => ({ medSpaSlug: slug, ...wish, ...customer }))],
  "POST /api/me/favourites": [unseen(({ slug }) => ({ slugs: [slug] }))],
  "POST /api/shortlists": [unseen(({ slug }) => ({ slugs: [slug] }))],
};

/**
 * Ids of Olivia's items in forms for Oscar's listing: the response must equal that for an unknown
 * id, and nothing may be deleted.
 */
export const numbersInForms: Record<string, (id: string) => Record<string, string>> = {
  "/owner/team/:slug": (id) => ({ intent: "change", member: id, role: "none" }),
  "/owner/settings/:slug/keys": (id) => ({ intent: "revoke", key: id }),
  "/owner/photos/:slug": (id) => ({ intent: `remove-${id}`, [`words-${id}`]: "Another's room" }),
  "/owner/photos/:slug/before-after": (id) => ({ intent: "end", id }),
};
