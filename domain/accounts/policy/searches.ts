import { type Part, row } from "./row.ts";

export const searchesPolicy = {
  "see searches": row(["super_admin"], "nothing", "GET /admin/searches"),
} satisfies Part;
