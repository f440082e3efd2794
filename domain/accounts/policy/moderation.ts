import { type Part, row } from "./row.ts";

export const moderationPolicy = {
  /** Each sees and decides there what he may decide. */
  "see the inbox": row(
    ["editor", "super_admin"],
    "nothing",
    "GET /admin/inbox",
    "POST /admin/inbox",
    "GET /admin/reviews",
    "GET /admin/photos",
  ),
  "read messages": row(["super_admin"], "nothing"),
} satisfies Part;
