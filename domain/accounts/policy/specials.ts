import { everyone, type Part, right, row, signedIn } from "./row.ts";

export const specialsPolicy = {
  "read specials": row(
    everyone,
    "nothing",
    "GET /deals",
    "GET /special-offers",
    "GET /api/specials/active",
  ),
  "claim a deal": row(
    everyone,
    "nothing",
    "GET /deals/:id/claim",
    "POST /deals/:id/claim",
    "POST /api/specials/{id}/claim",
  ),
  /** The link itself is the key. */
  "see a claim by its link": row(everyone, "nothing", "GET /claims/:link", "POST /claims/:link"),
  "see specials of listings": row(
    signedIn,
    "nothing",
    "GET /owner/specials",
    "GET /owner/specials/new",
    "POST /owner/specials/new",
    "GET /api/admin/specials",
  ),
  "make specials": row(signedIn, "nothing", "POST /api/admin/specials"),
  "see specials": row(
    ["manager", "owner", "super_admin"],
    "listing",
    "GET /api/admin/specials/{id}",
  ),
  "run specials": row(
    ["manager", "owner", "super_admin"],
    "listing",
    "GET /owner/specials/:id",
    "POST /owner/specials/:id",
  ),
  "redeem a code": right("front_desk", "manager", "owner", "super_admin"),
  "look up a code": row(signedIn, "nothing", "GET /owner/redeem", "POST /owner/redeem"),
} satisfies Part;
