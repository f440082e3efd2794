import type { Permission } from "../policy/permissions.ts";

/**
 * Scopes of API keys and the permissions that each grants. Permissions not listed here are never
 * available to keys. The call's own permission comes first, then those that its command checks.
 * `isOfSite`: admins only.
 */
export const apiKeyScopes = {
  "listings:read": {
    text: "Figures of the listing: bookings and specials.",
    permissions: ["dashboard.read", "bookings.read", "specials.read"],
  },
  "specials:read": {
    text: "Specials, with vouchers and redemptions.",
    permissions: ["specials.read"],
  },
  "specials:write": { text: "Create specials.", permissions: ["specials.manage", "specials.read"] },
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
    permissions: ["leads.read"],
  },
  "analytics:read": {
    text: "Views, calls and other counts by day.",
    permissions: ["analytics.read"],
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

export type ApiKeyScope = keyof typeof apiKeyScopes;
export const scopeNames = Object.keys(apiKeyScopes) as ApiKeyScope[];
export const isScope = (text: string): text is ApiKeyScope => Object.hasOwn(apiKeyScopes, text);
export const isOfSite = (scope: ApiKeyScope) => "isOfSite" in apiKeyScopes[scope];

export const permissionsOf = (scopes: readonly ApiKeyScope[]): ReadonlySet<Permission> =>
  new Set(scopes.flatMap((scope) => apiKeyScopes[scope].permissions));

const rankIn = (scope: ApiKeyScope, action: Permission) =>
  (apiKeyScopes[scope].permissions as readonly Permission[]).indexOf(action);

/** Scopes that allow a call, the most specific first. */
export const scopesFor = (action: Permission) =>
  scopeNames
    .filter((scope) => rankIn(scope, action) >= 0)
    .sort((one, other) => rankIn(one, action) - rankIn(other, action));
