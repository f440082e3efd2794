import { everyone, type Part, row, signedIn } from "./row.ts";

export const ownershipPolicy = {
  "read how to claim a listing": row(everyone, "nothing", "GET /claim/:slug"),
  "claim a listing": row(
    signedIn,
    "nothing",
    "POST /claim/:slug",
    "GET /claim/:slug/code",
    "POST /claim/:slug/code",
    "GET /claim/:slug/document",
    "POST /claim/:slug/document",
  ),
  /** The link itself is the key: it was mailed to the address that the listing came with. */
  "take a listing that was sent in": row(
    everyone,
    "nothing",
    "GET /add-listing/account",
    "POST /add-listing/account",
  ),
  "decide claims": row(
    ["super_admin"],
    "nothing",
    "GET /admin/claims",
    "GET /admin/claims/:id/document",
  ),
} satisfies Part;
