import { alone, type Part, row } from "./row.ts";

const operator = ["super_admin"] as const;

export const transferPolicy = {
  "import and export": row(
    operator,
    "nothing",
    "GET /admin/imports",
    "POST /admin/imports",
    "GET /admin/imports/:id",
    "POST /admin/imports/:id",
  ),
  "export everything": alone(
    row(operator, "nothing", "GET /admin/exports/:file", "GET /api/admin/exports/{file}"),
  ),
} satisfies Part;
