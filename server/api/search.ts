import { z } from "@hono/zod-openapi";
import { readBounds } from "#domain/catalogue/reference/bounds.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { type FilterParameterName, filterParameters } from "#domain/search/filters/all-filters.ts";
import type { FilterParameter } from "#domain/search/filters/parameter.ts";
import { suggestInstead } from "#domain/search/no-results.server.ts";
import { findSearchPosition } from "#domain/search/reference.server.ts";
import { searchRecords } from "#domain/search/search-listings.server.ts";
import {
  isSearchNarrowed,
  maxSearchMiles,
  readSearch,
  type SearchQuery,
} from "#domain/search/search-query.ts";
import { isSort, searchSorts } from "#domain/search/search-sort.ts";
import { suggestSearches } from "#domain/search/suggest.server.ts";
import type { Services } from "#domain/services.ts";
import { runInLanguage } from "#platform/run-in-language.ts";
import { milesBetween } from "#shared/position.ts";
import { brand } from "#site/brand.ts";
import { ApiProblem } from "../http/problems.ts";
import { listingSchema } from "./catalogue-schemas.ts";
import {
  apiCall,
  cachedResponses,
  cacheHeaders,
  createApi,
  flagParam,
  languageAsked,
  languageQuery,
  numberBetween,
  problemResponse,
  textParam,
} from "./parts.ts";
import { presentListing } from "./present-listing.ts";

const perPage = 12;
const lastPage = 500;
const searchSeconds = 120;
const suggestionSeconds = 300;

const unknownPlace = `Must be latitude,longitude, or a ZIP code or city of ${brand.region.name}.`;

const filterParams = Object.fromEntries(
  filterParameters.map((parameter) => [parameter.name, filterParam(parameter)]),
) as Record<FilterParameterName, z.ZodType<string | undefined>>;

function filterParam({
  kind,
  range = [0, 0],
  api,
}: FilterParameter): z.ZodType<string | undefined> {
  const { checked, ...described } = api;
  if (kind === "flag") return flagParam(described.description);
  if (kind === "number") return numberBetween(...range).openapi(described);
  if (!checked) return z.string().optional().openapi(described);
  const { accepts, problem, pattern } = checked;
  return textParam(accepts, problem).openapi({ type: "string", pattern, ...described });
}

export const searchQuery = z.object({
  q: z
    .string()
    .optional()
    .openapi({
      description: "Words: treatments, names, cities, ZIP codes, prices.",
      example: "botox irvine",
    }),
  ...filterParams,
  near: z
    .string()
    .optional()
    .openapi({
      description: `\`latitude,longitude\`, or a ZIP code or city of ${brand.region.name}.`,
      example: "92618",
    }),
  radius: numberBetween(1, maxSearchMiles).openapi({
    description: "Miles from `near`.",
    example: 5,
  }),
  bounds: textParam(
    (text) => readBounds(text) !== null,
    "Must be south,west,north,east in degrees.",
  ).openapi({
    type: "string",
    description: "The part of a map: `south,west,north,east` in degrees.",
    example: "33.6,-117.9,33.7,-117.7",
  }),
  sort: textParam(isSort, `Sort by one of ${Object.keys(searchSorts).join(", ")}.`).openapi({
    type: "string",
    enum: Object.keys(searchSorts),
    default: "relevance",
    description:
      "`price`: the lowest price of a visit first; needs a treatment. `distance`: needs a place. Otherwise they sort by relevance.",
  }),
  page: textParam((text) => /^\d{1,9}$/.test(text), "Must be a whole number from 0.").openapi({
    type: "integer",
    minimum: 0,
    default: 0,
    description: `Counts from 0, with ${perPage} results per page. A page past the end is empty.`,
  }),
  literal: flagParam("Searches for the words as spelled."),
});

const choice = z.object({
  value: z.string(),
  label: z.string(),
  count: z.number().int().nullable().describe("Null if there are too many to count."),
});
const searchSchema = z
  .object({
    results: z.array(
      listingSchema.extend({ distance: z.number().nullable().describe("Miles from `near`.") }),
    ),
    total: z.number().int().describe("Counted up to 5,000."),
    hasMore: z.boolean(),
    suggestions: z.object({
      message: z.string().nullable(),
      nearbyCities: z.array(
        z.object({
          city: z.string(),
          count: z.number().int(),
          avgRating: z.number().nullable(),
          topServices: z.array(z.string()),
        }),
      ),
      popularTreatments: z.array(z.string()),
    }),
    answers: z
      .array(
        z.object({
          title: z.string(),
          text: z.string(),
          options: z.array(z.object({ name: z.string(), path: z.string() })),
        }),
      )
      .describe(
        "Notices to show first if the query names an illness, an emergency or something with two meanings.",
      ),
    understood: z.array(
      z.object({ kind: z.string(), said: z.string(), meant: z.string(), without: z.string() }),
    ),
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

const search = apiCall("pages.read", "get /api/search", {
  operationId: "searchMedSpas",
  summary: "Search",
  description:
    "Understands treatments, categories, cities, ZIP codes, distances, prices, opening hours, stars and specials in `q`, even misspelled names. An empty query has no results.",
  tags: ["Search"],
  request: { query: searchQuery },
  "x-cache-seconds": searchSeconds,
  responses: {
    ...cachedResponses(searchSchema, "A page of results."),
    422: problemResponse("A parameter cannot be parsed."),
  },
});
const suggestions = apiCall("pages.read", "get /api/search/suggestions/{query}", {
  operationId: "suggestSearches",
  summary: "Suggestions while typing",
  description:
    "Listings, categories, treatments and cities whose names begin with or resemble the query.",
  tags: ["Search"],
  request: {
    params: z.object({ query: z.string().openapi({ example: "hydraf" }) }),
    query: languageQuery,
  },
  "x-cache-seconds": suggestionSeconds,
  responses: cachedResponses(
    z.array(suggestionSchema),
    "At most eight; none for fewer than two characters.",
  ),
});

const keep = (seconds: number) => cacheHeaders(seconds, tags.catalogue, tags.reference);

const nothing = {
  results: [],
  total: 0,
  hasMore: false,
  suggestions: { message: null, nearbyCities: [], popularTreatments: [] },
  answers: [],
  understood: [],
  facets: {},
};

export function searchApi(services: Services) {
  const api = createApi();

  api.openapi(search, async (context) => {
    const { searchParams } = new URL(context.req.url);
    const query = readSearch(searchParams);
    if (!isSearchNarrowed(query)) return context.json(nothing, 200, keep(searchSeconds));
    if (query.near && !findSearchPosition(query.near, await services.reference()))
      throw new ApiProblem({ status: 422, field: "near", message: unknownPlace });
    return context.json(
      await answer(services, query, Number(searchParams.get("page") ?? 0)),
      200,
      keep(searchSeconds),
    );
  });

  api.openapi(suggestions, async (context) => {
    const found = await runInLanguage(languageAsked(context.req.valid("query")), () =>
      suggestSearches(services, context.req.valid("param").query),
    );
    return context.json(found, 200, keep(suggestionSeconds));
  });

  return api;
}

async function answer(services: Services, query: SearchQuery, page: number) {
  const hits = await searchRecords(
    services,
    query,
    page > lastPage ? { limit: 0, offset: 0 } : { limit: perPage, offset: page * perPage },
  );
  const now = services.clock();
  const results = hits.records.map((record) => ({
    ...presentListing(record, now),
    distance: milesBetween(hits.near, record),
  }));
  const instead =
    hits.total === 0 && hits.answers.length === 0 ? await suggestInstead(services, hits) : null;
  return {
    results,
    total: hits.total,
    hasMore:
      page < lastPage &&
      hits.records.length > 0 &&
      (hits.isMore || (page + 1) * perPage < hits.total),
    suggestions: instead
      ? {
          message: instead.message,
          nearbyCities: instead.nearbyCities.map(({ slug: _slug, ...city }) => city),
          popularTreatments: instead.popularTreatments.map(({ name }) => name),
        }
      : nothing.suggestions,
    answers: hits.answers,
    understood: hits.understood.pieces.map((piece) => ({
      kind: piece.kind,
      said: piece.said,
      meant: "name" in piece ? piece.name : piece.said,
      without: piece.without,
    })),
    facets: hits.facets,
  };
}
