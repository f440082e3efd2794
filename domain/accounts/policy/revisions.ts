import { type Part, row, signedIn } from "./row.ts";

// biome-ignore format: a row of names reads better than a column.
const sections = ["name", "address", "category", "about", "credentials", "hours", "menu", "contact", "social", "payment", "comfort", "practice"];

export const revisionsPolicy = {
  /** Each sees his own listings. */
  "see profiles of listings": row(signedIn, "nothing", "GET /owner/profile"),
  "edit a listing": row(
    ["manager", "owner", "super_admin"],
    "listing",
    "GET /owner/profile/:slug",
    "POST /owner/profile/:slug",
    ...sections.flatMap((section) => [
      `GET /owner/profile/:slug/${section}`,
      `POST /owner/profile/:slug/${section}`,
    ]),
  ),
  "decide changes of listings": row(["super_admin"], "nothing", "GET /admin/revisions"),
} satisfies Part;
