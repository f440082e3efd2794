import { everyone, type Part, row } from "./row.ts";

export const advertisingPolicy = {
  "be counted of advertisements": row(everyone, "nothing", "POST /api/ad-events"),
  "run advertising": row(
    ["super_admin"],
    "nothing",
    "GET /admin/advertising",
    "GET /admin/advertising/figures.csv",
    "GET /admin/advertising/new",
    "POST /admin/advertising/new",
    "GET /admin/advertising/:id",
    "POST /admin/advertising/:id",
    "GET /admin/advertising/:id/edit",
    "POST /admin/advertising/:id/edit",
  ),
} satisfies Part;
