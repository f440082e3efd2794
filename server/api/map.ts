import { z } from "@hono/zod-openapi";
import { listMapPoints, maxMapPoints } from "#domain/catalogue/listings/map-points.server.ts";
import { readBounds } from "#domain/catalogue/reference/bounds.ts";
import { slugOfCategory } from "#domain/catalogue/reference/cities-and-categories.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { findListingIds } from "#domain/search/search-listings.server.ts";
import type { Services } from "#domain/services.ts";
import { slugify } from "#shared/slug.ts";
import { apiCall, createApi, jsonResponse, problemResponse, readResponses } from "./parts.ts";

const seconds = 120;

const mapQuery = z.object({
  q: z
    .string()
    .optional()
    .openapi({ description: "Words, understood as /api/search understands them." }),
  city: z.string().optional().openapi({ description: "Slug or name.", example: "irvine" }),
  category: z.string().optional().openapi({ description: "Slug or name." }),
  treatment: z.string().optional().openapi({ description: "Slug or name." }),
  bounds: z
    .string()
    .refine(
      (text) => text === "" || readBounds(text) !== null,
      "Must be south,west,north,east in degrees.",
    )
    .optional()
    .openapi({
      description: "`south,west,north,east` in degrees.",
      example: "33.6,-117.9,33.7,-117.7",
    }),
});

const mapSchema = z
  .object({
    points: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        city: z.string(),
        latitude: z.number(),
        longitude: z.number(),
        isPremium: z.boolean().openapi({ description: "Paid placement." }),
        rating: z.number().nullable(),
        reviewCount: z.number().int(),
      }),
    ),
    total: z.number().int().openapi({ description: "The number of all matches, shown or not." }),
  })
  .openapi("MapPoints");

const points = apiCall("pages.read", {
  method: "get",
  path: "/api/map",
  operationId: "getMapPoints",
  summary: "Published listings as points of a map",
  description: `Premier listings first, then by rank; ${maxMapPoints.toLocaleString("en-US")} at most.`,
  tags: ["Med spas"],
  request: { query: mapQuery },
  responses: {
    200: jsonResponse(mapSchema, "The points."),
    ...readResponses,
    422: problemResponse("The bounds are not valid."),
  },
});

export const mapApiCache = [
  { path: /^\/api\/map$/, query: ["q", "city", "category", "treatment", "bounds"], seconds },
];

/** Matches no slug; an empty filter would match everything. */
const unknown = "-";

export function mapApi(services: Services) {
  const { db } = services;
  const api = createApi();

  api.openapi(points, async (context) => {
    const { q = "", city, category, treatment, bounds } = context.req.valid("query");
    const filter = {
      city: city && (slugify(city) || unknown),
      category: category && ((await slugOfCategory({ db }, category)) ?? unknown),
      treatment: treatment && (slugify(treatment) || unknown),
      ...(q.trim() ? { ids: await findListingIds(services, q) } : {}),
    };
    const found = await listMapPoints({ db }, filter, { bounds: readBounds(bounds ?? "") });
    return context.json(found, 200, {
      "cache-control": `public, max-age=${seconds}`,
      "cache-tag": `${tags.catalogue} ${tags.reference}`,
    });
  });

  return api;
}
