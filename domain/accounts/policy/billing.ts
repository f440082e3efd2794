import { alone, everyone, type Part, row, signedIn } from "./row.ts";

export const billingPolicy = {
  "see plans of listings": alone(
    row(
      signedIn,
      "nothing",
      "GET /owner/plan",
      "POST /owner/plan",
      "POST /api/admin/cancel-premium",
    ),
  ),
  "run the plan": alone(
    row(
      ["owner"],
      "listing",
      "GET /owner/plan/:slug/payment",
      "POST /owner/plan/:slug/payment",
      "GET /owner/plan/:slug/cancellation",
      "POST /owner/plan/:slug/cancellation",
    ),
  ),
  "see an invoice": alone(row(["owner"], "listing", "GET /owner/plan/invoices/:id")),
  /** With a listing's number its owner; without one the browser that has just sent a listing in. */
  "begin a plan": alone(
    row(
      everyone,
      "nothing",
      "POST /api/create-subscription",
      "GET /add-listing/payment",
      "POST /add-listing/payment",
      "GET /payment/bank/:secret",
      "POST /payment/bank/:secret",
    ),
  ),
  /** The signature is the key. */
  "tell of payments": row(everyone, "nothing", "POST /api/webhooks/stripe"),
  refund: alone(row(["super_admin"], "nothing", "POST /admin/invoices/:id")),
} satisfies Part;
