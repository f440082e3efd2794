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
    "GET /api/docs",
    "GET /:treatment/:city",
    "GET /*",
    "GET /api/medspas",
    "GET /api/medspas/featured",
    "GET /api/medspas/{slug}",
    "GET /api/medspas/{slug}/enhanced",
    "GET /api/categories",
    "GET /api/categories/{slug}",
    "GET /api/cities",
    "GET /api/locations",
    "GET /api/seo-pages",
  ),
  "sign in": row(everyone, "nothing", "GET /sign-in", "POST /sign-in", "POST /api/admin/authenticate"),
  "ask who I am": row(everyone, "nothing", "GET /api/me"),
  "sign out": row(everyone, "nothing", "POST /sign-out", "POST /api/admin/sign-out"),
  "see admin users": row(["super_admin"], "nothing", "GET /api/admin/users"),
  "see own sessions": row(signedIn, "nothing", "GET /api/me/sessions"),
  "end a session": row(signedIn, "own", "DELETE /api/me/sessions/{id}"),
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
