import { type Part, row } from "./row.ts";

export const jobsPolicy = {
  "see jobs": row(
    ["super_admin"],
    "nothing",
    "GET /admin/jobs",
    "POST /admin/jobs",
    "GET /admin/health",
    "GET /admin/backups",
    "POST /admin/backups",
  ),
} satisfies Part;
