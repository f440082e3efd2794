import { z } from "@hono/zod-openapi";
import { exportListings } from "#domain/catalogue/listings/export-listings.server.ts";
import { inOrderOf } from "#domain/catalogue/listings/listing.ts";
import { maxShortlistListings } from "#domain/search/shortlist.ts";
import { shortlistSchema } from "#domain/search/shortlist-schema.ts";
import { createShortlist, findShortlist } from "#domain/search/shortlists.server.ts";
import type { Services } from "#domain/services.ts";
import { ApiProblem } from "../http/problems.ts";
import { listingSchema } from "./catalogue-schemas.ts";
import {
  apiCall,
  cachedResponses,
  createApi,
  jsonResponse,
  problemResponse,
  requiredJsonBody,
  writeResponses,
} from "./parts.ts";
import { presentListing } from "./present-listing.ts";
import { limitByNetwork, rateLimitResponses } from "./rate-limits.ts";

const madeSchema = z
  .object({
    id: z.string().describe("Anyone who has it can read the list."),
    url: z.url().describe("The list as a page."),
  })
  .openapi("ShortlistMade");
const listSchema = madeSchema
  .extend({ createdAt: z.iso.datetime(), medSpas: z.array(listingSchema) })
  .openapi("Shortlist");

const creation = apiCall("listings.submit", "post /api/shortlists", {
  operationId: "createShortlist",
  summary: "Create a list of listings with a link",
  description: `One to ${maxShortlistListings} slugs of published listings. Nothing is stored about who created the list.`,
  tags: ["Shortlists"],
  ...requiredJsonBody(shortlistSchema),
  responses: {
    201: jsonResponse(madeSchema, "The list and its address."),
    ...writeResponses,
    ...rateLimitResponses,
    422: problemResponse("There are no slugs or too many, or a listing is not published."),
  },
});
const one = apiCall("pages.read", "get /api/shortlists/{id}", {
  operationId: "getShortlist",
  summary: "A shortlist",
  description:
    "In the order in which they were listed, without listings that are no longer published.",
  tags: ["Shortlists"],
  request: { params: z.object({ id: z.string().openapi({ example: "Zm9ybHVuY2hvcmRpbm5lcg" }) }) },
  responses: {
    ...cachedResponses(listSchema, "The listings."),
    404: problemResponse("No list has this id."),
  },
});

export function shortlistsApi(services: Services, siteUrl: string) {
  const api = createApi();
  api.on("POST", creation.path, limitByNetwork(services, "shortlist"));
  const place = (id: string) => ({ id, url: `${siteUrl}/shortlist/${id}` });

  api.openapi(creation, async (context) => {
    const created = await createShortlist(services, context.req.valid("json").slugs);
    if ("id" in created) return context.json(place(created.id), 201);
    throw new ApiProblem(
      { status: 422, message: "Some of these are not listed." },
      { errors: { slugs: created.unknown.map((slug) => `${slug} is not listed.`) } },
    );
  });

  api.openapi(one, async (context) => {
    const { id } = context.req.valid("param");
    const shortlist = await findShortlist(services, id);
    if (!shortlist)
      throw new ApiProblem({ status: 404, message: "The requested list could not be found." });
    const records = await exportListings(
      services,
      { slugs: shortlist.slugs },
      { limit: maxShortlistListings, offset: 0 },
    );
    const listings = inOrderOf(shortlist.slugs, records).map((record) =>
      presentListing(record, services.clock()),
    );
    return context.json({ ...place(id), createdAt: shortlist.createdAt, medSpas: listings }, 200, {
      "cache-control": "private, no-cache",
    });
  });

  return api;
}
