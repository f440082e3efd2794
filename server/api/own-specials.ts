import { createRoute, z } from "@hono/zod-openapi";
import { findPlaceOf } from "#domain/catalogue/listings/name-listings.server.ts";
import type { Services } from "#domain/services.ts";
import {
  createSpecial,
  findOwnSpecial,
  listOwnSpecials,
  listSpecialsOf,
  type OwnSpecial,
} from "#domain/specials/own-specials.server.ts";
import { mostSpecials, specialSchema } from "#domain/specials/special.ts";
import { problemWords } from "#domain/specials/special-problems.ts";
import { oneLine } from "#shared/typed-text.ts";
import { problem } from "../http/problems.ts";
import { createApi, json, problems, rowId, takes, writing } from "./parts.ts";
import { asksWho, signedInOnly } from "./who-calls.ts";

const dollars = z.number().nullable();
const specialSchemaOut = z
  .object({
    id: z.number().int(),
    medSpaId: z.number().int(),
    medSpaSlug: z.string(),
    title: z.string(),
    description: z.string(),
    treatment: z.string().nullable().openapi({ description: "The slug of what it is about." }),
    discountPercentage: z.number().int().nullable(),
    originalPrice: dollars,
    specialPrice: dollars,
    validFrom: z.iso.date(),
    validTo: z.iso.date(),
    termsConditions: z.string().nullable(),
    isActive: z.boolean().openapi({ description: "It runs, or will." }),
    mostClaims: z
      .number()
      .int()
      .nullable()
      .openapi({ description: "How many people may claim it; null: as many as come." }),
    claims: z.number().int(),
    redemptions: z.number().int(),
  })
  .openapi("SpecialOfPlace");

const refusals = {
  400: problems("The address cannot be read."),
  ...asksWho,
};
const list = createRoute({
  method: "get",
  path: "/api/admin/specials",
  operationId: "listMySpecials",
  summary: "Offers of my listings",
  description:
    "Whatever became of them, those that end last first. An operator sees those of all listings.",
  tags: ["Specials"],
  responses: { 200: json(z.array(specialSchemaOut), "The offers."), ...refusals },
});
const listOfPlace = createRoute({
  method: "get",
  path: "/api/admin/specials/{id}",
  operationId: "listListingSpecials",
  summary: "Offers of one of my listings",
  description: "By the number of the listing. An operator may ask for any.",
  tags: ["Specials"],
  request: { params: z.object({ id: rowId }) },
  responses: {
    200: json(z.array(specialSchemaOut), "The offers."),
    ...refusals,
    404: problems("There is none, or it is another's."),
    422: problems("This is no number."),
  },
});
const creation = createRoute({
  method: "post",
  path: "/api/admin/specials",
  operationId: "createSpecial",
  summary: "Make an offer",
  description:
    "The discount follows from the two prices; one that they do not make is refused. Active from the start, unless told otherwise. Whoever sends `originalPrice` states that it was charged for this service within the last three months.",
  tags: ["Specials"],
  ...takes(
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
      medSpaSlug: oneLine("Name the place by its slug.")
        .optional()
        .openapi({ description: "Needed by those who do not run exactly one listing." }),
    }),
  ),
  responses: {
    201: json(specialSchemaOut.extend({ message: z.string() }).openapi("SpecialMade"), "Made."),
    ...writing,
    ...asksWho,
    404: problems("There is no such listing, or it is another's."),
    409: problems("The listing has as many specials as it may have at a time."),
  },
});

const personal = { "cache-control": "private, no-store" };
const ofCents = (cents: number | null) => (cents === null ? null : cents / 100);

function present({
  listing,
  state,
  originalPriceCents,
  specialPriceCents,
  ...special
}: OwnSpecial) {
  const {
    id,
    listingId,
    title,
    description,
    treatment,
    discountPercentage,
    validFrom,
    validTo,
    termsConditions,
    mostClaims,
    claims,
    redemptions,
  } = special;
  return {
    ...{ id, title, description, treatment, discountPercentage },
    medSpaId: listingId,
    medSpaSlug: listing.slug,
    ...{
      originalPrice: ofCents(originalPriceCents),
      specialPrice: ofCents(specialPriceCents),
      validFrom,
      validTo,
      termsConditions,
    },
    ...{ isActive: state === "running" || state === "to come", mostClaims, claims, redemptions },
  };
}

export function ownSpecialsApi(services: Services) {
  const api = createApi();
  const isSignedIn = signedInOnly(services);
  api.on(["GET", "POST"], "/api/admin/specials", isSignedIn);
  api.on("GET", "/api/admin/specials/:id", isSignedIn);

  api.openapi(list, async (context) =>
    context.json(
      (await listOwnSpecials(services, context.get("actor"))).map(present),
      200,
      personal,
    ),
  );

  api.openapi(listOfPlace, async (context) => {
    const specials = await listSpecialsOf(
      services,
      context.get("actor"),
      context.req.valid("param").id,
    );
    return specials ? context.json(specials.map(present), 200, personal) : (problem(404) as never);
  });

  api.openapi(creation, async (context) => {
    const actor = context.get("actor");
    const { medSpaSlug, ...input } = context.req.valid("json");
    const listingId = await findPlaceOf(services, actor, "specials.manage", medSpaSlug);
    if (listingId === null && medSpaSlug === undefined)
      return problem(422, "Failed to create special", {
        errors: { medSpaSlug: ["Name the place by its slug."] },
      }) as never;
    const created =
      listingId === null
        ? { outcome: "not-found" as const }
        : await createSpecial(services, actor, listingId, input);
    if (created.outcome !== "created") {
      if (created.outcome === "not-found") return problem(404) as never;
      if (created.outcome === "too-many")
        return problem(
          409,
          `A listing has at most ${mostSpecials} specials at a time. End one first.`,
        ) as never;
      const { field, message } =
        created.outcome === "over"
          ? { field: "validTo", message: "End date must not be before today" }
          : problemWords[created.outcome];
      return problem(422, "Failed to create special", { errors: { [field]: [message] } }) as never;
    }
    const special = await findOwnSpecial(services, actor, created.id);
    if (!special) return problem(404) as never;
    return context.json(
      { message: "Special created successfully", ...present(special) },
      201,
      personal,
    );
  });

  return api;
}
