export type Role =
  | "stranger"
  | "visitor"
  | "front_desk"
  | "manager"
  | "owner"
  | "editor"
  | "super_admin";

/**
 * `site`: the role alone decides. `own`: a thing of one account, missing for every other account.
 * `listing`: a thing of a listing, open to its team and to the named admin roles.
 */
type PermissionScope = "site" | "own" | "listing";

/** `selfOnly`: never while an admin impersonates the account. */
export type PermissionRule = { roles: readonly Role[]; scope: PermissionScope; selfOnly?: true };

const team = ["front_desk", "manager", "owner"] as const;
const signedIn = ["visitor", ...team, "editor", "super_admin"] as const;
const everyone = ["stranger", ...signedIn] as const;

/** Permissions with their roles. Routes and API calls name one: `authorize`, `apiCall`. */
export const permissions = {
  "pages.read": { roles: everyone, scope: "site" },
  "listings.submit": { roles: everyone, scope: "site" },
  "session.create": { roles: everyone, scope: "site" },
  "account.recover": { roles: everyone, scope: "site" },
  "session.end": { roles: everyone, scope: "site" },
  "session.read": { roles: everyone, scope: "site" },
  "account.read": { roles: signedIn, scope: "site" },
  "account.editProfile": { roles: signedIn, scope: "site" },
  "account.secure": { roles: signedIn, scope: "site", selfOnly: true },
  "account.exportOrDelete": { roles: signedIn, scope: "site", selfOnly: true },
  "session.endOther": { roles: signedIn, scope: "own", selfOnly: true },
  "passkey.remove": { roles: signedIn, scope: "own", selfOnly: true },
  /** GET only redirects back. */
  "account.returnFromAction": { roles: everyone, scope: "site" },
  "users.manage": { roles: ["super_admin"], scope: "site" },
  "users.impersonate": { roles: ["super_admin"], scope: "site" },
  "users.stopImpersonating": { roles: everyone, scope: "site" },
  /** A signed-out visitor's favorites exist only in their browser. */
  "saved.read": { roles: everyone, scope: "site" },
  "saved.create": { roles: signedIn, scope: "site" },
  "saved.editSearch": { roles: signedIn, scope: "own" },
  "searches.read": { roles: ["super_admin"], scope: "site" },
  "reviews.read": { roles: everyone, scope: "site" },
  /** Open to signed-out visitors with a private link. All others must sign in. */
  "reviews.open": { roles: everyone, scope: "site" },
  "reviews.create": { roles: signedIn, scope: "site" },
  "reviews.readOwn": { roles: signedIn, scope: "site" },
  "reviews.editOwn": { roles: signedIn, scope: "own" },
  "reviews.vote": { roles: signedIn, scope: "site" },
  "reviews.reply": { roles: ["manager", "owner"], scope: "listing" },
  "reviews.moderate": { roles: ["editor", "super_admin"], scope: "site" },
  "questions.read": { roles: everyone, scope: "site" },
  "questions.ask": { roles: signedIn, scope: "site" },
  "questions.editOwn": { roles: signedIn, scope: "own" },
  "questions.answer": { roles: ["manager", "owner"], scope: "listing" },
  "questions.moderate": { roles: ["editor", "super_admin"], scope: "site" },
  "dashboard.list": { roles: signedIn, scope: "site" },
  "dashboard.read": { roles: [...team, "super_admin"], scope: "listing" },
  "bookings.create": { roles: everyone, scope: "site" },
  /** The link itself authorizes. */
  "bookings.changeByLink": { roles: everyone, scope: "site" },
  /** Apart from `bookings.read`, which API keys also have that only count or change bookings. */
  "bookings.list": { roles: [...team, "super_admin"], scope: "listing" },
  "bookings.manage": { roles: [...team, "super_admin"], scope: "listing" },
  "bookings.read": { roles: [...team, "super_admin"], scope: "listing" },
  "bookings.setUp": { roles: ["manager", "owner", "super_admin"], scope: "listing" },
  /**
   * Addresses that receive customers' names. Only the listing's team sets them, never an admin on
   * their behalf.
   */
  "bookings.share": {
    roles: ["manager", "owner", "super_admin"],
    scope: "listing",
    selfOnly: true,
  },
  /** The secret URL itself authorizes. */
  "bookings.readFeed": { roles: everyone, scope: "site" },
  "specials.browse": { roles: everyone, scope: "site" },
  "vouchers.create": { roles: everyone, scope: "site" },
  /** The link itself authorizes. */
  "vouchers.readByLink": { roles: everyone, scope: "site" },
  "specials.read": { roles: ["manager", "owner", "super_admin"], scope: "listing" },
  "specials.manage": { roles: ["manager", "owner", "super_admin"], scope: "listing" },
  "vouchers.redeem": { roles: [...team, "super_admin"], scope: "listing" },
  "leads.create": { roles: everyone, scope: "site" },
  "leads.read": { roles: [...team, "super_admin"], scope: "listing" },
  "leads.manage": { roles: [...team, "super_admin"], scope: "listing" },
  "plans.list": { roles: signedIn, scope: "site", selfOnly: true },
  "plans.manage": { roles: ["owner"], scope: "listing", selfOnly: true },
  "invoices.read": { roles: ["owner"], scope: "listing", selfOnly: true },
  /** Owners pass a listing id; without one, it is the browser that just submitted a listing. */
  "plans.start": { roles: everyone, scope: "site", selfOnly: true },
  /** Authenticated by its signature. */
  "payments.receiveEvent": { roles: everyone, scope: "site" },
  "payments.refund": { roles: ["super_admin"], scope: "site", selfOnly: true },
  "newsletter.subscribe": { roles: everyone, scope: "site" },
  /** The emailed link itself authorizes. */
  "email.choosePreferences": { roles: everyone, scope: "site" },
  "email.read": { roles: ["super_admin"], scope: "site" },
  "newsletter.manage": { roles: ["super_admin"], scope: "site" },
  "licenses.check": { roles: ["super_admin"], scope: "site" },
  /** Each user sees and decides only what their permissions allow. */
  "inbox.read": { roles: ["editor", "super_admin"], scope: "site" },
  "messages.read": { roles: ["super_admin"], scope: "site" },
  "admin.read": { roles: ["super_admin"], scope: "site" },
  "revenue.read": { roles: ["super_admin"], scope: "site" },
  "listings.manage": { roles: ["super_admin"], scope: "site" },
  /** Merging cannot be undone, so it is not allowed during impersonation. */
  "listings.merge": { roles: ["super_admin"], scope: "site", selfOnly: true },
  "settings.manage": { roles: ["super_admin"], scope: "site" },
  "catalogue.manage": { roles: ["super_admin"], scope: "site" },
  "listingClaims.read": { roles: everyone, scope: "site" },
  "listingClaims.create": { roles: signedIn, scope: "site" },
  /** The link itself authorizes: it was emailed to the address in the submission. */
  "listingClaims.takeSubmitted": { roles: everyone, scope: "site" },
  "listingClaims.decide": { roles: ["super_admin"], scope: "site" },
  "photos.manage": { roles: ["manager", "owner", "super_admin"], scope: "listing" },
  "photos.report": { roles: everyone, scope: "site" },
  /** The link itself authorizes: the person shown has it. */
  "photos.withdrawConsent": { roles: everyone, scope: "site" },
  "photos.moderate": { roles: ["super_admin"], scope: "site" },
  "listings.edit": { roles: ["manager", "owner", "super_admin"], scope: "listing" },
  "listingEdits.decide": { roles: ["super_admin"], scope: "site" },
  "team.manage": { roles: ["owner", "super_admin"], scope: "listing" },
  /** Only roles that manage bookings set email addresses; any member may leave. */
  "ownerSettings.read": { roles: [...team, "super_admin"], scope: "listing" },
  /** The link itself authorizes: it was sent to the address that it verifies. */
  "bookings.confirmEmail": { roles: everyone, scope: "site" },
  /** The link itself authorizes: it was emailed to the invited colleague. */
  "team.join": { roles: everyone, scope: "site" },
  "jobs.manage": { roles: ["super_admin"], scope: "site" },
  "adEvents.create": { roles: everyone, scope: "site" },
  "advertising.manage": { roles: ["super_admin"], scope: "site" },
  "events.create": { roles: everyone, scope: "site" },
  "analytics.read": { roles: ["manager", "owner", "super_admin"], scope: "listing" },
  "siteAnalytics.read": { roles: ["super_admin"], scope: "site" },
  "auditLog.read": { roles: ["super_admin"], scope: "site" },
  "imports.manage": { roles: ["super_admin"], scope: "site" },
  "exports.read": { roles: ["super_admin"], scope: "site", selfOnly: true },
  "siteApiKeys.manage": { roles: ["super_admin"], scope: "site", selfOnly: true },
  "apiKeys.manage": { roles: ["owner"], scope: "listing", selfOnly: true },
  "siteWebhooks.manage": { roles: ["super_admin"], scope: "site", selfOnly: true },
  "webhooks.create": { roles: ["owner"], scope: "listing", selfOnly: true },
  "webhooks.manage": { roles: ["owner"], scope: "listing", selfOnly: true },
  "webhooks.resend": { roles: ["owner"], scope: "listing", selfOnly: true },
} as const satisfies Record<string, PermissionRule>;

export type Permission = keyof typeof permissions;
