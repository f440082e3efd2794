import { createRoute, z } from "@hono/zod-openapi";
import { tags } from "#domain/catalogue/tags.ts";
import { distanceInMiles } from "#domain/search/distance.ts";
import { suggestInstead } from "#domain/search/no-results.server.ts";
import { searchRecords } from "#domain/search/search-med-spas.server.ts";
import { isAsked, readSearch, type SearchQuery, searchParameters, sorts } from "#domain/search/search-query.ts";
import { suggest } from "#domain/search/suggest.server.ts";
import type { Services } from "#domain/services.ts";
import { speakIn } from "#platform/speaking.ts";
import { problem } from "../http/problems.ts";
import { createApi, json, languageAsked, languageQuery, problems, reading } from "./parts.ts";
import { presentMedSpa } from "./present.ts";
import { medSpaSchema } from "./schemas.ts";

const perPage = 12;
const lastPage = 200;
const searchSeconds = 120;
const suggestionSeconds = 300;

const searchQuery = z.object({
  q: z.string().optional().openapi({ description: "Words: treatments, names, cities, ZIP codes, prices.", example: "botox irvine" }),
  city: z.string().optional().openapi({ description: "Slug or name." }),
  category: z.string().optional().openapi({ description: "Slug or name." }),
  treatment: z.string().optional().openapi({ description: "Slug or name." }),
  price: z.string().optional().openapi({ description: "`$` to `$$$$`, or dollars: `200-500`." }),
  open: z.string().optional().openapi({ description: "`1`: open now." }),
  rating: z.string().optional().openapi({ description: "At least." }),
  language: z.string().optional(),
  amenity: z.string().optional(),
  premier: z.string().optional().openapi({ description: "`1`: Premier listings alone." }),
  offers: z.string().optional().openapi({ description: "`1`: with a current offer." }),
  near: z.string().optional().openapi({ description: "`latitude,longitude`, a ZIP or a city." }),
  radius: z.string().optional().openapi({ description: "Miles, 1 to 60." }),
  sort: z
    .string()
    .optional()
    .openapi({ description: Object.keys(sorts).join(", ") }),
  page: z.string().optional().openapi({ description: "Counts from 0." }),
  literal: z.string().optional().openapi({ description: "`1`: nothing is corrected." }),
});

const choice = z.object({
  value: z.string(),
  label: z.string(),
  count: z.number().int().nullable().openapi({ description: "Null where there are too many to count." }),
});
const searchSchema = z
  .object({
    results: z.array(medSpaSchema.extend({ distance: z.number().nullable().openapi({ description: "Miles from `near`." }) })),
    total: z.number().int().openapi({ description: "Counted up to 5,000." }),
    hasMore: z.boolean(),
    suggestions: z.object({
      message: z.string().nullable(),
      nearbyCities: z.array(z.object({ city: z.string(), count: z.number().int(), avgRating: z.number().nullable(), topServices: z.array(z.string()) })),
      popularTreatments: z.array(z.string()),
    }),
    understood: z.array(z.object({ kind: z.string(), said: z.string(), meant: z.string(), without: z.string() })),
    facets: z.record(z.string(), z.array(choice)),
  })
  .openapi("Search");

const suggestionSchema = z
  .object({
    id: z.string(),
    type: z.enum(["med_spa", "category", "modality", "city"]),
    title: z.string(),
    subtitle: z.string(),
    url: z.string(),
    rating: z.number().nullable(),
    reviewCount: z.number().int(),
  })
  .openapi("Suggestion");

const search = createRoute({
  method: "get",
  path: "/api/search",
  summary: "Search",
  description:
    "Understands treatments, categories, cities, ZIP codes, distances, prices, opening hours, stars and offers in `q`, misspelled names too. Nothing asked: no results.",
  tags: ["Search"],
  request: { query: searchQuery },
  responses: { 200: json(searchSchema, "A page of results."), ...reading, 422: problems("The sort is not known.") },
});
const suggestions = createRoute({
  method: "get",
  path: "/api/search/suggestions/{query}",
  summary: "Suggestions while typing",
  tags: ["Search"],
  request: { params: z.object({ query: z.string().openapi({ example: "hydraf" }) }), query: languageQuery },
  responses: { 200: json(z.array(suggestionSchema), "Eight at most; none under two characters."), ...reading },
});

export const searchApiCache = [
  { path: /^\/api\/search$/, query: [...searchParameters, "page"], seconds: searchSeconds },
  { path: /^\/api\/search\/suggestions\/[^/]+$/, query: ["language"], seconds: suggestionSeconds },
];
const keep = (seconds: number) => ({ "cache-control": `public, max-age=${seconds}`, "cache-tag": `${tags.catalogue} ${tags.reference}` });

const nothing = { results: [], total: 0, hasMore: false, suggestions: { message: null, nearbyCities: [], popularTreatments: [] }, understood: [], facets: {} };

export function searchApi(services: Services) {
  const api = createApi();

  api.openapi(search, async (context) => {
    const { searchParams } = new URL(context.req.url);
    const query = readSearch(searchParams);
    if (query.hasUnknownSort)
      return problem(422, `Sort by one of ${Object.keys(sorts).join(", ")}.`, { errors: { sort: ["This sort is not known."] } }) as never;
    if (!isAsked(query)) return context.json(nothing, 200, keep(searchSeconds));
    const page = readPage(searchParams.get("page"));
    return context.json(await answer(services, query, page), 200, keep(searchSeconds));
  });

  api.openapi(suggestions, async (context) => {
    const found = await speakIn(languageAsked(context.req.valid("query")), () => suggest(services, context.req.valid("param").query));
    return context.json(found, 200, keep(suggestionSeconds));
  });

  return api;
}

async function answer(services: Services, query: SearchQuery, page: number) {
  const hits = await searchRecords(services, query, { limit: perPage, offset: page * perPage });
  const now = services.clock();
  const results = hits.records.map((record) => ({
    ...presentMedSpa(record, now),
    distance: hits.near && distanceInMiles(hits.near, record),
  }));
  const instead = hits.total === 0 ? await suggestInstead(services, hits.meantPlace, hits.facets.city) : null;
  return {
    results,
    total: hits.total,
    hasMore: hits.isMore || (page + 1) * perPage < hits.total,
    suggestions: instead
      ? {
          message: instead.message,
          nearbyCities: instead.nearbyCities.map(({ slug: _slug, ...city }) => city),
          popularTreatments: instead.popularTreatments.map(({ name }) => name),
        }
      : nothing.suggestions,
    understood: hits.understood.pieces.map((piece) => ({
      kind: piece.kind,
      said: piece.said,
      meant: "name" in piece ? piece.name : piece.said,
      without: piece.without,
    })),
    facets: hits.facets,
  };
}

function readPage(given: string | null) {
  const page = Number(given ?? 0);
  return Number.isInteger(page) && page >= 0 && page <= lastPage ? page : 0;
}
