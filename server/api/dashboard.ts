import { z } from "@hono/zod-openapi";
import { findAdminOverview } from "#domain/admin/find-overview.server.ts";
import { findPermittedListing } from "#domain/catalogue/listings/name-listings.server.ts";
import { findDashboard } from "#domain/overview/find-dashboard.server.ts";
import type { Services } from "#domain/services.ts";
import { ApiProblem } from "../http/problems.ts";
import { apiCall, createApi, jsonResponse, ownListingSlug, problemResponse } from "./parts.ts";

const listingSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  categoryName: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  isPremium: z.boolean(),
  bookingEmail: z.string().nullable(),
});
const dashboardSchema = z
  .object({
    medSpa: listingSchema,
    totalBookings: z.number().int(),
    pendingBookings: z.number().int(),
    activeSpecials: z.number().int(),
    totalSpecials: z.number().int(),
  })
  .openapi("ClientDashboard");

const dashboard = apiCall("dashboard.read", "get /api/admin/client-dashboard", {
  operationId: "getClientDashboard",
  summary: "Figures of one of my listings",
  description: "Contact data, plan and counts of bookings and specials.",
  tags: ["Listings"],
  request: { query: z.object({ medSpaSlug: ownListingSlug }) },
  responses: {
    200: jsonResponse(dashboardSchema, "The figures."),
    404: problemResponse("The listing does not exist, or belongs to someone else."),
    422: problemResponse("A parameter is invalid."),
  },
});

const premiumSchema = listingSchema
  .omit({ address: true, isPremium: true, bookingEmail: true })
  .extend({
    rating: z.number().nullable(),
    since: z.iso.datetime().nullable().describe("The start of its plan."),
  });
const officeSchema = z
  .object({
    totalMedSpas: z.number().int().describe("Listings that visitors can find."),
    premiumMedSpas: z.number().int(),
    premiumPercentage: z.number(),
    totalBookings: z.number().int(),
    monthlyRevenue: z.number().describe("Current monthly revenue from Premier, in dollars."),
    recentPremium: z.array(premiumSchema),
  })
  .openapi("AdminDashboard");

const office = apiCall("admin.read", "get /api/admin/dashboard", {
  operationId: "getAdminDashboard",
  summary: "Figures of the whole site",
  description: "Counts of listings and bookings, and monthly revenue, for admins.",
  tags: ["Listings"],
  responses: {
    200: jsonResponse(officeSchema, "The figures."),
    403: problemResponse("Only admins see this."),
  },
});

export function dashboardApi(services: Services) {
  const api = createApi();
  api.openapi(dashboard, async (context) => {
    const actor = context.get("actor");
    const { medSpaSlug } = context.req.valid("query");
    const listingId = await findPermittedListing(services, actor, "dashboard.read", medSpaSlug);
    const found = listingId === null ? null : await findDashboard(services, actor, listingId);
    if (!found) throw new ApiProblem(404);
    const { listing, ...rest } = found;
    return context.json({ medSpa: listing, ...rest }, 200);
  });
  api.openapi(office, async (context) => {
    const found = await findAdminOverview(services, context.get("actor"));
    if (found === "forbidden")
      throw new ApiProblem({ status: 403, message: "Only admins can do this." });
    const { pendingListings: _, totalListings, premiumListings, ...figures } = found;
    const totals = { totalMedSpas: totalListings, premiumMedSpas: premiumListings };
    return context.json({ ...totals, ...figures }, 200);
  });
  return api;
}
