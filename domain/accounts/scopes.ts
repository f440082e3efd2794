import type { Action } from "./policy.ts";

/**
 * What a key may be made for, and the rows of the policy that each opens; what stands here in no line, no key can do. First the row of the
 * call, then what its command looks at. `isOfSite`: for those who run the site alone.
 */
export const scopes = {
  "listings:read": {
    text: "Figures of the listing: bookings, offers.",
    actions: ["see figures of listings", "see figures", "see bookings", "see specials"],
  },
  "specials:read": {
    text: "Offers, with claims and redemptions.",
    actions: ["see specials of listings", "see specials"],
  },
  "specials:write": {
    text: "Make offers.",
    actions: ["make specials", "run specials", "see specials"],
  },
  "bookings:read": {
    text: "Bookings, with names and numbers of customers.",
    actions: ["see bookings of listings", "see bookings"],
  },
  "bookings:write": {
    text: "Confirm, cancel and complete bookings.",
    actions: ["run bookings", "see bookings"],
  },
  "leads:read": {
    text: "Requests for a call, with names and numbers.",
    actions: ["see requests for a call", "see requests"],
  },
  "analytics:read": {
    text: "Views, calls and other counts, day by day.",
    actions: ["see analytics of listings", "see analytics"],
  },
  "site:read": {
    text: "Figures of the whole site, what it earns among them.",
    actions: ["see the office", "see revenue"],
    isOfSite: true,
  },
  export: {
    text: "Everything as files, accounts and subscribers among it.",
    actions: ["export everything"],
    isOfSite: true,
  },
} as const satisfies Record<string, { text: string; actions: readonly Action[]; isOfSite?: true }>;

export type Scope = keyof typeof scopes;
export const scopeNames = Object.keys(scopes) as Scope[];
export const isScope = (text: string): text is Scope => Object.hasOwn(scopes, text);
export const isOfSite = (scope: Scope) => "isOfSite" in scopes[scope];

export const actionsOf = (given: readonly Scope[]): ReadonlySet<Action> =>
  new Set(given.flatMap((scope) => scopes[scope].actions));

const rankIn = (scope: Scope, action: Action) =>
  (scopes[scope].actions as readonly Action[]).indexOf(action);

/** Every scope that opens a call, the one made for it first. */
export const scopesFor = (action: Action) =>
  scopeNames
    .filter((scope) => rankIn(scope, action) >= 0)
    .sort((one, other) => rankIn(one, action) - rankIn(other, action));
