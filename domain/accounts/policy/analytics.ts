import { everyone, type Part, row, signedIn } from "./row.ts";

export const analyticsPolicy = {
  "be counted": row(everyone, "nothing", "POST /api/events"),
  /** Each sees those of his own listings; whose a listing is is looked at by its query. */
  "see analytics of listings": row(
    signedIn,
    "nothing",
    "GET /owner/analytics",
    "GET /api/admin/analytics",
  ),
  "see analytics": row(
    ["manager", "owner", "super_admin"],
    "listing",
    "GET /owner/analytics/:slug",
    "GET /owner/analytics/:slug/days.csv",
  ),
  "see visitors": row(
    ["super_admin"],
    "nothing",
    "GET /admin/analytics",
    "GET /admin/analytics/days.csv",
  ),
} satisfies Part;
