import { alone, type Part, row } from "./row.ts";

const operator = ["super_admin"] as const;

export const officePolicy = {
  "see the office": row(operator, "nothing", "GET /api/admin/dashboard"),
  "see revenue": row(
    operator,
    "nothing",
    "GET /admin/revenue",
    "GET /admin/premier",
    "GET /admin/invoices",
    "GET /admin/invoices/:id",
    "GET /admin/invoices/invoices.csv",
  ),
  "manage clients": row(
    operator,
    "nothing",
    "GET /admin/listings",
    "POST /admin/listings",
    "GET /admin/listings/:slug",
    "POST /admin/listings/:slug",
    "GET /admin/listings/:slug/sections/:section",
    "POST /admin/listings/:slug/sections/:section",
    "GET /admin/listings/:slug/credentials",
    "POST /admin/listings/:slug/credentials",
    "GET /admin/listings/:slug/account",
    "GET /admin/listings/:slug/specials",
    "GET /admin/listings/:slug/specials/new",
    "POST /admin/listings/:slug/specials/new",
    "GET /admin/listings/:slug/specials/:id",
    "POST /admin/listings/:slug/specials/:id",
    "GET /admin/listings/:slug/analytics",
  ),
  /** Nothing brings back what was merged: it is done by whoever is himself. */
  "merge listings": alone(
    row(
      operator,
      "nothing",
      "GET /admin/duplicates",
      "GET /admin/listings/:slug/merge/:other",
      "POST /admin/listings/:slug/merge/:other",
    ),
  ),
  "set the site": row(operator, "nothing", "GET /admin/settings", "POST /admin/settings"),
  "manage the catalogue": row(
    operator,
    "nothing",
    "GET /admin/catalogue/:kind",
    "GET /admin/catalogue/:kind/new",
    "POST /admin/catalogue/:kind/new",
    "GET /admin/catalogue/:kind/:slug",
    "POST /admin/catalogue/:kind/:slug",
    "GET /admin/catalogue/:kind/:slug/preview",
    "POST /admin/catalogue/:kind/:slug/preview",
  ),
} satisfies Part;
