import { everyone, type Part, right, row, signedIn } from "./row.ts";

export const leadsPolicy = {
  "ask for a call": row(everyone, "nothing", "GET /listing/:slug/call", "POST /listing/:slug/call"),
  "see requests for a call": row(signedIn, "nothing", "GET /owner/leads", "GET /api/admin/leads"),
  "see requests": right("front_desk", "manager", "owner", "super_admin"),
  "run requests for a call": row(
    ["front_desk", "manager", "owner", "super_admin"],
    "listing",
    "GET /owner/leads/:id",
    "POST /owner/leads/:id",
  ),
} satisfies Part;
