import type { Permission } from "../policy/permissions.ts";

/**
 * Scopes of API keys and the permissions that each grants. Permissions not listed here are never
 * available to keys. The call's own permission comes first, then those that its command checks.
 * `isOfSite`: admins only.
 */
export const scopes = {
  "listings:read": {
    text: "Figures of the listing: bookings and specials.",
    permissions: ["dashboard.list", "dashboard.read", "bookings.read", "specials.read"],
  },
  "specials:read": {
    text: "Specials, with vouchers and redemptions.",
    permissions: ["specials.list", "specials.read"],
  },
  "specials:write": {
    text: "Create specials.",
    permissions: ["specials.create", "specials.manage", "specials.read"],
  },
  "bookings:read": {
    text: "Bookings, with customers' names and phone numbers.",
    permissions: ["bookings.list", "bookings.read"],
  },
  "bookings:write": {
    text: "Confirm, cancel and complete bookings.",
    permissions: ["bookings.manage", "bookings.read"],
  },
  "leads:read": {
    text: "Callback requests, with names and phone numbers.",
    permissions: ["leads.list", "leads.read"],
  },
  "analytics:read": {
    text: "Views, calls and other counts by day.",
    permissions: ["analytics.list", "analytics.read"],
  },
  "site:read": {
    text: "Figures of the whole site, including revenue.",
    permissions: ["admin.read", "revenue.read"],
    isOfSite: true,
  },
  export: {
    text: "All exports, including accounts and subscribers.",
    permissions: ["exports.read"],
    isOfSite: true,
  },
} as const satisfies Record<
  string,
  { text: string; permissions: readonly Permission[]; isOfSite?: true }
>;

export type Scope = keyof typeof scopes;
export const scopeNames = Object.keys(scopes) as Scope[];
export const isScope = (text: string): text is Scope => Object.hasOwn(scopes, text);
export const isOfSite = (scope: Scope) => "isOfSite" in scopes[scope];

export const permissionsOf = (given: readonly Scope[]): ReadonlySet<Permission> =>
  new Set(given.flatMap((scope) => scopes[scope].permissions));

const rankIn = (scope: Scope, action: Permission) =>
  (scopes[scope].permissions as readonly Permission[]).indexOf(action);

/** Scopes that allow a call, the most specific first. */
export const scopesFor = (action: Permission) =>
  scopeNames
    .filter((scope) => rankIn(scope, action) >= 0)
    .sort((one, other) => rankIn(one, action) - rankIn(other, action));
