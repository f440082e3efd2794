import { everyone, type Part, row, signedIn } from "./row.ts";

export const reviewsPolicy = {
  "read reviews": row(
    everyone,
    "nothing",
    "GET /reviews",
    "GET /reviews/ledger",
    "GET /api/medspas/{slug}/reviews",
  ),
  /** The page takes strangers who have a private link; all others are led to sign in. */
  "write a review": row(everyone, "nothing", "GET /reviews/new", "POST /reviews/new"),
  "write a review signed in": row(signedIn, "nothing", "POST /api/reviews"),
  "see own reviews": row(
    signedIn,
    "nothing",
    "GET /profile/reviews",
    "GET /owner/reviews",
    "GET /api/me/reviews",
  ),
  "change own review": row(
    signedIn,
    "own",
    "GET /profile/reviews/:id",
    "POST /profile/reviews/:id",
    "POST /profile/reviews/:id/withdrawal",
    "DELETE /api/reviews/{id}",
  ),
  "judge a review": row(
    signedIn,
    "nothing",
    "GET /reviews/:id/helpful",
    "POST /reviews/:id/helpful",
    "PUT /api/reviews/{id}/helpful",
    "DELETE /api/reviews/{id}/helpful",
    "GET /reviews/:id/report",
    "POST /reviews/:id/report",
  ),
  "answer a review": row(
    ["manager", "owner"],
    "listing",
    "GET /owner/reviews/:id",
    "POST /owner/reviews/:id",
  ),
  "moderate reviews": row(
    ["editor", "super_admin"],
    "nothing",
    "GET /admin/answers",
    "POST /admin/answers",
  ),
} satisfies Part;
