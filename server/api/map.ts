import { z } from "@hono/zod-openapi";
import { slugOfCategory } from "#domain/catalogue/reference/cities-and-categories.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { joinValues, valuesOf } from "#domain/search/filters/parameter.ts";
import { findMapPoints, maxMapPoints } from "#domain/search/map-points.server.ts";
import { readSearch } from "#domain/search/search-query.ts";
import type { Services } from "#domain/services.ts";
import { apiCall, cachedResponses, cacheHeaders, createApi, problemResponse } from "./parts.ts";
import { searchQuery } from "./search.ts";

const seconds = 120;

const mapSchema = z
  .object({
    points: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        city: z.string(),
        latitude: z.number(),
        longitude: z.number(),
        isPremium: z.boolean().describe("Paid placement."),
        rating: z.number().nullable(),
        reviewCount: z.number().int(),
        priceCents: z
          .number()
          .int()
          .optional()
          .describe("Lowest price of a visit, if the search names a treatment."),
      }),
    ),
    total: z.number().int().describe("The number of all matches, shown or not."),
  })
  .openapi("MapPoints");

const points = apiCall("pages.read", "get /api/map", {
  operationId: "getMapPoints",
  summary: "Published listings as points of a map",
  description: `The hits of /api/search with a position, in its order; ${maxMapPoints.toLocaleString("en-US")} at most.`,
  tags: ["Med spas"],
  request: { query: searchQuery.omit({ page: true }) },
  "x-cache-seconds": seconds,
  responses: {
    ...cachedResponses(mapSchema, "The points."),
    422: problemResponse("The bounds are not valid."),
  },
});

/** Matches no slug; an empty filter would match everything. */
const unknown = "-";

export function mapApi(services: Services) {
  const api = createApi();

  api.openapi(points, async (context) => {
    const { city = "", category, treatment = "" } = context.req.valid("query");
    const query = readSearch(new URL(context.req.url).searchParams);
    const categories = await Promise.all(
      valuesOf(category).map((each) => slugOfCategory(services, each)),
    );
    const { points, total } = await findMapPoints(services, {
      ...query,
      city: city && (query.city || unknown),
      category: joinValues(categories.map((slug) => slug ?? unknown)),
      treatment: treatment && (query.treatment || unknown),
    });
    const headers = cacheHeaders(seconds, tags.catalogue, tags.reference);
    return context.json({ points, total }, 200, headers);
  });

  return api;
}
