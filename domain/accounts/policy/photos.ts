import { everyone, type Part, row, signedIn } from "./row.ts";

export const photosPolicy = {
  "see photos of own listings": row(signedIn, "nothing", "GET /owner/photos"),
  "run photos": row(
    ["manager", "owner", "super_admin"],
    "listing",
    "GET /owner/photos/:slug",
    "POST /owner/photos/:slug",
    "GET /owner/photos/:slug/before-after",
    "POST /owner/photos/:slug/before-after",
  ),
  "report a photo": row(
    everyone,
    "nothing",
    "GET /listing/:slug/photos/:id/report",
    "POST /listing/:slug/photos/:id/report",
  ),
  /** The link itself is the key: the person shown has it. */
  "take back a consent": row(everyone, "nothing", "GET /consents/:link", "POST /consents/:link"),
  "decide photos": row(["super_admin"], "nothing"),
} satisfies Part;
