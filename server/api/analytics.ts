import { z } from "@hono/zod-openapi";
import { type FigureName, figureNames } from "#domain/analytics/figures.ts";
import { findDays } from "#domain/analytics/find-analytics.server.ts";
import { readRange } from "#domain/analytics/range.ts";
import { findPermittedListing } from "#domain/catalogue/listings/name-listings.server.ts";
import type { Services } from "#domain/services.ts";
import { localDay } from "#shared/local-day.ts";
import { ApiProblem } from "../http/problems.ts";
import {
  apiCall,
  createApi,
  dayParam,
  jsonResponse,
  ownListingSlug,
  problemResponse,
} from "./parts.ts";

const counts = Object.fromEntries(figureNames.map((name) => [name, z.number().int()])) as Record<
  FigureName,
  z.ZodNumber
>;
const daySchema = z.object({ day: z.iso.date(), ...counts }).openapi("DayOfFigures");

const days = apiCall("analytics.read", "get /api/admin/analytics", {
  operationId: "getListingAnalytics",
  summary: "Daily figures of one of my listings",
  description: "The last 28 days by default; at most 366.",
  tags: ["Listings"],
  request: {
    query: z.object({
      medSpaSlug: ownListingSlug,
      from: dayParam.optional().describe("With `to`."),
      to: dayParam.optional().describe("With `from`."),
    }),
  },
  responses: {
    200: jsonResponse(z.array(daySchema), "The days."),
    404: problemResponse("The listing does not exist, or belongs to someone else."),
    422: problemResponse("A parameter is invalid."),
  },
});

const bothDays = "Send `from` and `to` together, or neither.";

export function analyticsApi(services: Services) {
  const api = createApi();
  api.openapi(days, async (context) => {
    const actor = context.get("actor");
    const { medSpaSlug, from, to } = context.req.valid("query");
    if (!from !== !to)
      throw new ApiProblem({ status: 422, field: from ? "to" : "from", message: bothDays });
    const listingId = await findPermittedListing(services, actor, "analytics.read", medSpaSlug);
    const range = readRange(new URL(context.req.url).searchParams, localDay(services.clock()));
    const found = listingId === null ? null : await findDays(services, actor, listingId, range);
    if (!found) throw new ApiProblem(404);
    return context.json(found, 200);
  });
  return api;
}
