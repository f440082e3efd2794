import { type Part, right, row, signedIn } from "./row.ts";

/** Each sees those of his own listings; whose a listing is is looked at by its command. */
export const dashboardPolicy = {
  "see figures of listings": row(signedIn, "nothing", "GET /api/admin/client-dashboard"),
  "see figures": right("front_desk", "manager", "owner", "super_admin"),
} satisfies Part;
