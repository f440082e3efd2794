import { z } from "@hono/zod-openapi";
import { findPermittedListing } from "#domain/catalogue/listings/name-listings.server.ts";
import { type Problem, problemOf } from "#domain/problem.ts";
import type { Services } from "#domain/services.ts";
import {
  createSpecial,
  findOwnSpecial,
  listOwnSpecials,
  listSpecialsOf,
  type OwnSpecial,
} from "#domain/specials/own-specials.server.ts";
import { createSpecialProblems } from "#domain/specials/problems.ts";
import { specialSchema } from "#domain/specials/special-input.ts";
import { pick } from "#shared/pick.ts";
import { ApiProblem } from "../http/problems.ts";
import {
  apiCall,
  createApi,
  jsonResponse,
  ownListingSlug,
  problemResponse,
  requiredJsonBody,
  rowId,
  writeResponses,
} from "./parts.ts";

const dollars = z.number().nullable();
const specialSchemaOut = z
  .object({
    id: z.number().int(),
    medSpaId: z.number().int(),
    medSpaSlug: z.string(),
    title: z.string(),
    description: z.string(),
    treatment: z.string().nullable().describe("The slug of its treatment."),
    discountPercentage: z.number().int().nullable(),
    originalPrice: dollars,
    specialPrice: dollars,
    validFrom: z.iso.date(),
    validTo: z.iso.date(),
    termsConditions: z.string().nullable(),
    isActive: z.boolean().describe("It is running, or will run."),
    mostClaims: z
      .number()
      .int()
      .nullable()
      .describe("The most vouchers that visitors can get; null: unlimited."),
    claims: z.number().int(),
    redemptions: z.number().int(),
  })
  .openapi("SpecialOfPlace");

const list = apiCall("specials.read", "get /api/admin/specials", {
  operationId: "listMySpecials",
  summary: "List specials for my listings",
  description: "In every state; those that end last come first. Admins see those for all listings.",
  tags: ["Specials"],
  responses: { 200: jsonResponse(z.array(specialSchemaOut), "The offers.") },
});
const listOfPlace = apiCall("specials.read", "get /api/admin/specials/{id}", {
  operationId: "listListingSpecials",
  summary: "List specials for one of my listings",
  description: "By the id of the listing. Admins can request any listing.",
  tags: ["Specials"],
  request: { params: z.object({ id: rowId }) },
  responses: {
    200: jsonResponse(z.array(specialSchemaOut), "The offers."),
    404: problemResponse("It does not exist, or belongs to someone else."),
    422: problemResponse("This is not a number."),
  },
});
const creation = apiCall("specials.manage", "post /api/admin/specials", {
  operationId: "createSpecial",
  summary: "Create a special",
  description:
    "The discount follows from the two prices; one that does not match them is rejected. Active from the start by default. Sending `originalPrice` states that this price was charged for this service within the last three months.",
  tags: ["Specials"],
  ...requiredJsonBody(
    specialSchema.safeExtend({
      validFrom: specialSchema.shape.validFrom.meta({
        type: "string",
        format: "date",
        example: "2027-01-15",
      }),
      validTo: specialSchema.shape.validTo.meta({
        type: "string",
        format: "date",
        example: "2027-01-31",
      }),
      medSpaSlug: ownListingSlug,
    }),
  ),
  responses: {
    201: jsonResponse(
      specialSchemaOut.extend({ message: z.string() }).openapi("SpecialMade"),
      "Created.",
    ),
    ...writeResponses,
    404: problemResponse("The listing does not exist, or belongs to someone else."),
    409: problemResponse("The listing has reached its limit of specials."),
  },
});

const ofCents = (cents: number | null) => (cents === null ? null : cents / 100);

function present(special: OwnSpecial) {
  const { listing, state } = special;
  return {
    ...pick(special, ["id", "title", "description", "treatment", "discountPercentage"]),
    medSpaId: special.listingId,
    medSpaSlug: listing.slug,
    originalPrice: ofCents(special.originalPriceCents),
    specialPrice: ofCents(special.specialPriceCents),
    ...pick(special, ["validFrom", "validTo", "termsConditions"]),
    isActive: state === "running" || state === "to come",
    ...pick(special, ["mostClaims", "redemptions"]),
    claims: special.vouchers,
  };
}

export function ownSpecialsApi(services: Services) {
  const api = createApi();
  api.openapi(list, async (context) =>
    context.json((await listOwnSpecials(services, context.get("actor"))).map(present), 200),
  );

  api.openapi(listOfPlace, async (context) => {
    const { id } = context.req.valid("param");
    const specials = await listSpecialsOf(services, context.get("actor"), id);
    if (!specials) throw new ApiProblem(404);
    return context.json(specials.map(present), 200);
  });

  api.openapi(creation, async (context) => {
    const actor = context.get("actor");
    const { medSpaSlug, ...input } = context.req.valid("json");
    const listingId = await findPermittedListing(services, actor, "specials.manage", medSpaSlug);
    if (listingId === null && medSpaSlug === undefined)
      throw notCreated({ field: "medSpaSlug", message: "Give the slug of the listing." });
    if (listingId === null) throw new ApiProblem(404);
    const created = await createSpecial(services, actor, listingId, input);
    if (created.outcome !== "created") {
      const refused = problemOf(createSpecialProblems, created);
      throw refused.status === 422 ? notCreated(refused) : new ApiProblem(refused);
    }
    const special = await findOwnSpecial(services, actor, created.id);
    if (!special) throw new ApiProblem(404);
    return context.json({ message: "Special created successfully", ...present(special) }, 201);
  });

  return api;
}

const notCreated = ({ field = "", message }: Pick<Problem, "field" | "message">) =>
  new ApiProblem(
    { status: 422, message: "Failed to create special" },
    { errors: { [field]: [message] } },
  );
