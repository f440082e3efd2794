import type { Visitor } from "./actor.ts";

export type Role = "stranger" | "visitor" | "team" | "owner" | "editor" | "super_admin";

/**
 * `nothing`: the role alone decides. `own`: a thing of one account, open to that account and missing for all others.
 * `listing`: a thing of a listing, open to those who belong to it, and to the site's own people where they are named.
 */
type Resource = "nothing" | "own" | "listing";
type Row = { who: readonly Role[]; of: Resource; operations: readonly string[] };

const everyone = ["stranger", "visitor", "team", "owner", "editor", "super_admin"] as const;
const signedIn = ["visitor", "team", "owner", "editor", "super_admin"] as const;
const row = (who: readonly Role[], of: Resource, ...operations: string[]): Row => ({ who, of, operations });

/** Who may do what, and by which calls. Every page and every call has its place here, or the tests fail. */
export const policy = {
  "read what is public": row(
    everyone,
    "nothing",
    "GET /",
    "GET /search",
    "GET /enhanced-search",
    "GET /med-spas",
    "GET /injectables",
    "GET /iv-wellness",
    "GET /hbot",
    "GET /skincare",
    "GET /modalities",
    "GET /listing",
    "GET /listing/:slug",
    "GET /listings/:slug",
    "GET /map",
    "GET /categories",
    "GET /category/:slug",
    "GET /locations",
    "GET /city/:city",
    "GET /deals",
    "GET /special-offers",
    "GET /treatment-demo",
    "GET /compare",
    "GET /shortlist/:id",
    "GET /how-we-rank",
    "GET /profile",
    "GET /about",
    "GET /privacy-policy",
    "GET /privacy-choices",
    "GET /terms-of-service",
    "GET /accessibility",
    "GET /add-listing",
    "GET /listing-success",
    "GET /contact",
    "GET /newsletter",
    "GET /weekly-offers",
    "GET /subscribe-success",
    "GET /seo-audit",
    "GET /robots.txt",
    "GET /sitemap.xml",
    "GET /sitemaps/:file",
    "GET /llms.txt",
    "GET /feed.xml",
    "GET /feed.json",
    "GET /share/*",
    "GET /media/:file",
    "GET /api/docs",
    "GET /reviews",
    "GET /reviews/ledger",
    "GET /:treatment/:city",
    "GET /*",
    "GET /api/medspas",
    "GET /api/medspas/featured",
    "GET /api/medspas/{slug}",
    "GET /api/medspas/{slug}/enhanced",
    "GET /api/medspas/{slug}/reviews",
    "GET /api/categories",
    "GET /api/categories/{slug}",
    "GET /api/cities",
    "GET /api/locations",
    "GET /api/seo-pages",
    "GET /api/treatments",
    "GET /api/treatments/{slug}",
    "GET /api/search",
    "GET /api/search/suggestions/{query}",
    "GET /api/map",
    "GET /api/shortlists/{id}",
    "GET /api/specials/active",
  ),
  "send a message or a listing": row(
    everyone,
    "nothing",
    "POST /add-listing",
    "POST /contact",
    "POST /newsletter",
    "POST /weekly-offers",
    "POST /compare",
    "POST /profile",
    "POST /api/medspas",
    "POST /api/contact",
    "POST /api/subscribers",
    "POST /api/newsletter/subscribe",
    "POST /api/shortlists",
  ),
  "sign in": row(
    everyone,
    "nothing",
    "GET /sign-in",
    "POST /sign-in",
    "GET /sign-in/second-step",
    "POST /sign-in/second-step",
    "GET /sign-in/link",
    "POST /sign-in/link",
    "GET /client-admin",
    "POST /client-admin",
    "GET /admin",
    "POST /admin",
    "POST /api/admin/authenticate",
    "POST /api/passkeys/sign-in-options",
    "POST /api/passkeys/sign-in",
  ),
  "get an account back": row(
    everyone,
    "nothing",
    "GET /sign-up",
    "POST /sign-up",
    "GET /verify-email",
    "POST /verify-email",
    "GET /forgot-password",
    "POST /forgot-password",
    "GET /reset-password",
    "POST /reset-password",
    "POST /api/admin/forgot-password",
    "POST /api/admin/reset-password",
  ),
  "sign out": row(everyone, "nothing", "GET /sign-out", "POST /sign-out", "POST /api/admin/sign-out"),
  "ask who I am": row(everyone, "nothing", "GET /api/me"),
  "see admin users": row(["super_admin"], "nothing", "GET /api/admin/users"),
  "see own account": row(
    signedIn,
    "nothing",
    "GET /profile/security",
    "GET /profile/data",
    "GET /profile/activity",
    "GET /profile/searches",
    "GET /profile/settings",
    "GET /profile/picture",
    "GET /api/me/sessions",
    "GET /api/me/passkeys",
    "GET /api/me/favourites",
  ),
  "change own account": row(
    signedIn,
    "nothing",
    "GET /profile/security/proof",
    "POST /profile/settings",
    "POST /profile/picture",
    "POST /profile/security/proof",
    "GET /profile/security/email",
    "POST /profile/security/email",
    "GET /profile/security/password",
    "POST /profile/security/password",
    "GET /profile/security/two-factor",
    "POST /profile/security/two-factor",
    "GET /profile/security/deletion",
    "POST /profile/security/deletion",
    "POST /api/passkeys/registration-options",
    "POST /api/me/passkeys",
  ),
  "save a listing or a search": row(
    signedIn,
    "nothing",
    "POST /api/me/favourites",
    "PUT /api/me/favourites/{slug}",
    "DELETE /api/me/favourites/{slug}",
    "GET /profile/searches/new",
    "POST /profile/searches/new",
  ),
  "change a saved search": row(signedIn, "own", "GET /profile/searches/:id", "POST /profile/searches/:id"),
  "end a session": row(signedIn, "own", "POST /profile/security/sessions/:id", "DELETE /api/me/sessions/{id}"),
  "remove a passkey": row(signedIn, "own", "POST /profile/security/passkeys/:id", "DELETE /api/me/passkeys/{id}"),
  "read questions": row(everyone, "nothing", "GET /listing/:slug/questions", "GET /api/listings/{slug}/questions"),
  "ask a question": row(
    signedIn,
    "nothing",
    "GET /listing/:slug/questions/new",
    "POST /listing/:slug/questions/new",
    "GET /profile/questions",
    "POST /api/questions",
  ),
  "change own question": row(signedIn, "own", "GET /profile/questions/:id", "POST /profile/questions/:id"),
  "moderate questions": row(["editor", "super_admin"], "nothing", "GET /admin/questions", "POST /admin/questions"),
  "see questions to answer": row(signedIn, "nothing", "GET /owner/questions"),
  "answer a question": row(["team", "owner"], "listing", "GET /owner/questions/:id", "POST /owner/questions/:id"),
  "check licences": row(["super_admin"], "nothing", "GET /admin/licences", "POST /admin/licences"),
  /** The page takes strangers who have a private link; all others are led to sign in. */
  "write a review": row(everyone, "nothing", "GET /reviews/new", "POST /reviews/new"),
  "write a review signed in": row(signedIn, "nothing", "POST /api/reviews"),
  "see own reviews": row(signedIn, "nothing", "GET /profile/reviews", "GET /owner/reviews", "GET /api/me/reviews"),
  "judge a review": row(signedIn, "nothing", "GET /reviews/:id/helpful", "POST /reviews/:id/helpful", "GET /reviews/:id/report", "POST /reviews/:id/report"),
  "change own review": row(
    signedIn,
    "own",
    "GET /profile/reviews/:id",
    "POST /profile/reviews/:id",
    "POST /profile/reviews/:id/withdrawal",
    "DELETE /api/reviews/{id}",
  ),
  "answer a review": row(["team", "owner"], "listing", "GET /owner/reviews/:id", "POST /owner/reviews/:id"),
  "moderate reviews": row(["editor", "super_admin"], "nothing", "GET /admin/reviews", "POST /admin/reviews", "GET /admin/answers", "POST /admin/answers"),
  "appoint editors": row(["super_admin"], "nothing", "GET /admin/editors", "POST /admin/editors"),
  /** Read, these only lead back. */
  "come back from a deed": row(
    everyone,
    "nothing",
    "GET /profile/security/sessions/:id",
    "GET /profile/security/passkeys/:id",
    "GET /profile/reviews/:id/withdrawal",
  ),
} satisfies Record<string, Row>;

export type Action = keyof typeof policy;

/** What somebody is, everywhere or for the listing that is asked about. */
export function rolesOf(visitor: Visitor, medSpaId?: number): Role[] {
  if (!visitor) return ["stranger"];
  const memberships = visitor.memberships.filter((membership) => medSpaId === undefined || membership.medSpaId === medSpaId);
  return ["visitor", ...new Set(memberships.map(({ role }) => role)), ...(visitor.role === "visitor" || visitor.owesSecondFactor ? [] : [visitor.role])];
}

export function may(visitor: Visitor, action: Action, thing: { userId?: number; medSpaId?: number } = {}) {
  const { who, of }: Row = policy[action];
  if (of === "own" && visitor?.userId !== thing.userId) return false;
  const roles = rolesOf(visitor, of === "listing" ? (thing.medSpaId ?? 0) : undefined);
  return roles.some((role) => who.includes(role));
}
