import { type Part, row } from "./row.ts";

export const licencesPolicy = {
  "check licences": row(["super_admin"], "nothing", "GET /admin/licences", "POST /admin/licences"),
} satisfies Part;
