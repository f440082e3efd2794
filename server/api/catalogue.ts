import { z } from "@hono/zod-openapi";
import { exportListings } from "#domain/catalogue/listings/export-listings.server.ts";
import { findListingProfile } from "#domain/catalogue/listings/find-listing.server.ts";
import { countListings } from "#domain/catalogue/listings/list-listings.server.ts";
import {
  findCategory,
  listCategories,
  listCities,
  slugOfCategory,
} from "#domain/catalogue/reference/cities-and-categories.server.ts";
import { listTreatmentPages } from "#domain/catalogue/reference/treatments.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { listPairs } from "#domain/photos/list-pairs.server.ts";
import type { Services } from "#domain/services.ts";
import { slugify } from "#shared/slug.ts";
import { ApiProblem } from "../http/problems.ts";
import {
  categoryParams,
  categorySchema,
  enhancedListingSchema,
  listingParams,
  listingSchema,
  listingsQuery,
  locationSchema,
  seoPagesQuery,
  seoPagesSchema,
} from "./catalogue-schemas.ts";
import {
  apiCall,
  cachedResponses,
  cacheHeaders,
  createApi,
  problemResponse,
  totalCountHeader,
} from "./parts.ts";
import { presentListing, presentProfile } from "./present-listing.ts";

const notFound = { 404: problemResponse("No listing has this slug.") };
const invalid = { 422: problemResponse("A parameter is invalid.") };

const pageHeaders = {
  ...totalCountHeader("The number of all listings that match the query."),
  Link: {
    description: 'The next page, as `<address>; rel="next"`; absent on the last page.',
    schema: { type: "string" as const },
  },
};

const listingsRoute = apiCall("pages.read", "get /api/medspas", {
  operationId: "listMedSpas",
  summary: "Published listings",
  description: "Premier listings first, then by rank.",
  tags: ["Med spas"],
  request: { query: listingsQuery },
  "x-cache-seconds": 60,
  responses: {
    ...cachedResponses(z.array(listingSchema), "A page of listings.", pageHeaders),
    ...invalid,
  },
});
const featured = apiCall("pages.read", "get /api/medspas/featured", {
  operationId: "listFeaturedMedSpas",
  summary: "Premier listings",
  description: "Listings with a Premier plan, which is paid placement.",
  tags: ["Med spas"],
  "x-cache-seconds": 60,
  responses: cachedResponses(z.array(listingSchema), "All Premier listings."),
});
const oneListing = apiCall("pages.read", "get /api/medspas/{slug}", {
  operationId: "getMedSpa",
  summary: "One listing",
  description:
    "The same fields as in lists. The address of a listing that moved or was merged redirects with 301.",
  tags: ["Med spas"],
  request: { params: listingParams },
  "x-cache-seconds": 60,
  responses: { ...cachedResponses(listingSchema, "The listing."), ...notFound },
});
const enhanced = apiCall("pages.read", "get /api/medspas/{slug}/enhanced", {
  operationId: "getEnhancedMedSpa",
  summary: "One listing with its full profile",
  description: "The listing with its full description, team, menu with prices, hours and licenses.",
  tags: ["Med spas"],
  request: { params: listingParams },
  "x-cache-seconds": 60,
  responses: { ...cachedResponses(enhancedListingSchema, "The full profile."), ...notFound },
});
const categories = apiCall("pages.read", "get /api/categories", {
  operationId: "listCategories",
  summary: "All categories",
  description: "In the same order as on the site, with the number of published listings in each.",
  tags: ["Cities and categories"],
  "x-cache-seconds": 600,
  responses: cachedResponses(z.array(categorySchema), "All categories in their order."),
});
const oneCategory = apiCall("pages.read", "get /api/categories/{slug}", {
  operationId: "getCategory",
  summary: "One category",
  description: "What the treatments of a category do, who they suit, and what to expect.",
  tags: ["Cities and categories"],
  request: { params: categoryParams },
  "x-cache-seconds": 600,
  responses: { ...cachedResponses(categorySchema, "The category."), ...notFound },
});
const cities = apiCall("pages.read", "get /api/cities", {
  operationId: "listCities",
  summary: "Names of all selectable cities",
  description: "The cities that a listing can be filed under, with or without listings today.",
  tags: ["Cities and categories"],
  "x-cache-seconds": 600,
  responses: cachedResponses(z.array(z.string()), "Names in alphabetical order."),
});
const locations = apiCall("pages.read", "get /api/locations", {
  operationId: "listLocations",
  summary: "All cities with their listing counts",
  description: "Each city with its position, ZIP codes and number of published listings.",
  tags: ["Cities and categories"],
  "x-cache-seconds": 600,
  responses: cachedResponses(z.array(locationSchema), "Cities in alphabetical order."),
});
const seoPages = apiCall("pages.read", "get /api/seo-pages", {
  operationId: "listSeoPages",
  summary: "Every treatment in every city that has listings for it",
  description: "Each combination has a page of its own on the site.",
  tags: ["Cities and categories"],
  request: { query: seoPagesQuery },
  "x-cache-seconds": 600,
  responses: { ...cachedResponses(seoPagesSchema, "The pages, fullest first."), ...invalid },
});

/** Matches no slug; an empty filter would match everything. */
const unknown = "-";

export function catalogueApi({ db, clock }: Services) {
  const api = createApi();

  api.openapi(listingsRoute, async (context) => {
    const { category, city, treatment, limit, offset } = context.req.valid("query");
    const filter = {
      category: category && ((await slugOfCategory({ db }, category)) ?? unknown),
      city: city && (slugify(city) || unknown),
      treatment: treatment && (slugify(treatment) || unknown),
    };
    const [records, total] = await Promise.all([
      exportListings({ db }, filter, { limit, offset }),
      countListings({ db }, filter),
    ]);
    const headers: Record<string, string> = {
      ...cacheHeaders(60, tags.catalogue),
      "x-total-count": String(total),
    };
    if (offset + limit < total)
      headers.link = `<${nextPage(context.req.url, limit, offset + limit)}>; rel="next"`;
    return context.json(
      records.map((record) => presentListing(record, clock())),
      200,
      headers,
    );
  });

  api.openapi(featured, async (context) => {
    const records = await exportListings({ db }, { premier: true }, { limit: 1000, offset: 0 });
    return context.json(
      records.map((record) => presentListing(record, clock())),
      200,
      cacheHeaders(60, tags.catalogue),
    );
  });

  api.openapi(oneListing, async (context) => {
    const profile = await findListingProfile({ db }, context.req.valid("param").slug);
    if (!profile)
      throw new ApiProblem({ status: 404, message: "The requested med spa could not be found." });
    // As in lists: a photo gallery is part of the enhanced profile.
    const shown = { ...presentProfile(profile, [], clock()), treatmentGallery: [] };
    return context.json(
      listingSchema.parse(shown),
      200,
      cacheHeaders(60, tags.listing(profile.slug), tags.reference),
    );
  });

  api.openapi(enhanced, async (context) => {
    const profile = await findListingProfile({ db }, context.req.valid("param").slug);
    if (!profile)
      throw new ApiProblem({ status: 404, message: "The requested med spa could not be found." });
    return context.json(
      presentProfile(profile, await listPairs({ db }, profile.slug), clock()),
      200,
      cacheHeaders(60, tags.listing(profile.slug), tags.reference),
    );
  });

  api.openapi(categories, async (context) =>
    context.json(
      (await listCategories({ db })).map(presentCategory),
      200,
      cacheHeaders(600, tags.reference, tags.catalogue),
    ),
  );

  api.openapi(oneCategory, async (context) => {
    const category = await findCategory({ db }, context.req.valid("param").slug);
    if (!category)
      throw new ApiProblem({ status: 404, message: "The requested category could not be found." });
    return context.json(
      presentCategory(category),
      200,
      cacheHeaders(600, tags.reference, tags.category(category.slug)),
    );
  });

  api.openapi(cities, async (context) =>
    context.json(
      (await listCities({ db })).map(({ name }) => name),
      200,
      cacheHeaders(600, tags.reference),
    ),
  );

  api.openapi(locations, async (context) => {
    const all = await listCities({ db });
    return context.json(
      all.map((city) => ({ ...city, imageUrl: null })),
      200,
      cacheHeaders(600, tags.reference, tags.catalogue),
    );
  });

  api.openapi(seoPages, async (context) => {
    const { pages, total } = await listTreatmentPages({ db }, context.req.valid("query").limit);
    const combinations = pages.map(({ treatment, city }) => ({
      service: treatment.name,
      city: city.name,
      url: `/${treatment.slug}/${city.slug}`,
    }));
    return context.json(
      { totalPages: total, combinations },
      200,
      cacheHeaders(600, tags.reference, tags.catalogue),
    );
  });

  return api;
}

const presentCategory = ({
  position: _position,
  createdAt: _createdAt,
  ...category
}: NonNullable<Awaited<ReturnType<typeof findCategory>>>) => category;

function nextPage(address: string, limit: number, offset: number) {
  const url = new URL(address);
  url.searchParams.set("limit", String(limit));
  url.searchParams.set("offset", String(offset));
  return `${url.pathname}${url.search}`;
}
