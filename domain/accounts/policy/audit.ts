import { type Part, row } from "./row.ts";

export const auditPolicy = {
  "see changes": row(
    ["super_admin"],
    "nothing",
    "GET /admin/audit",
    "POST /admin/audit",
    "GET /admin/audit/changes.csv",
  ),
} satisfies Part;
