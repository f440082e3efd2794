import { z } from "@hono/zod-openapi";
import { findListingProfile } from "#domain/catalogue/listings/find-listing.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { problemOf } from "#domain/problem.ts";
import { withdrawReview } from "#domain/reviews/change-review.server.ts";
import { listReviews, reviewOrders } from "#domain/reviews/list-reviews.server.ts";
import { listOwnReviews } from "#domain/reviews/own-reviews.server.ts";
import { writeReviewProblems } from "#domain/reviews/problems.ts";
import { paymentKinds, reviewProofs, reviewStatuses } from "#domain/reviews/review.ts";
import { reviewSchema } from "#domain/reviews/review-input.ts";
import { writeReview } from "#domain/reviews/write-review.server.ts";
import type { Services } from "#domain/services.ts";
import { photoUrl, type StoredPhoto } from "#domain/uploads/photo.ts";
import { localDay } from "#shared/local-day.ts";
import { oneLine } from "#shared/typed-text.ts";
import { ApiProblem } from "../http/problems.ts";
import { listingParams } from "./catalogue-schemas.ts";
import { idempotencyHeaders, idempotent } from "./idempotent.ts";
import {
  agreesToTerms,
  apiCall,
  cachedResponses,
  cacheHeaders,
  closedResponses,
  createApi,
  jsonResponse,
  problemResponse,
  requiredJsonBody,
  rowId,
  totalCountHeader,
  wholeNumber,
  wholeNumberOr,
  writeResponses,
} from "./parts.ts";

const stars = z.number().int().min(1).max(5);
const named = z.object({ slug: z.string(), name: z.string() });
const shape = {
  rating: stars,
  result: stars.nullable(),
  care: stars.nullable(),
  cleanliness: stars.nullable(),
  value: stars.nullable(),
  text: z.string(),
  visitedOn: z.iso.date(),
};
const publishedSchema = z
  .object({
    id: z.number().int(),
    authorName: z.string().openapi({ example: "Gina R." }),
    ...shape,
    treatment: named.nullable(),
    publishedOn: z.iso.date(),
    proof: z
      .enum(reviewProofs)
      .describe(
        "Evidence that the author was there, or is a real person: a booking, a redeemed deal, or a confirmed address.",
      ),
    paid: z
      .enum(paymentKinds)
      .nullable()
      .describe(
        "What the author says about the price: regular, reduced, or free. Null if the author was not asked.",
      ),
    isDemo: z.boolean(),
    helpful: z.number().int(),
    photos: z.array(
      z.object({
        url: z.string().openapi({ example: "/media/0f8b2c6a4e1d4c0e9a7b3f5d2c1e6a90-large.webp" }),
        width: z.number().int(),
        height: z.number().int(),
        description: z.string(),
      }),
    ),
    reply: z.object({ text: z.string(), on: z.iso.date() }).nullable(),
  })
  .openapi("Review");
const ownSchema = z
  .object({
    id: z.number().int(),
    status: z.enum(reviewStatuses),
    medSpa: named,
    treatment: z.string().nullable(),
    ...shape,
    submittedAt: z.iso.datetime(),
  })
  .openapi("OwnReview");
const receivedSchema = z
  .object({ id: z.number().int(), status: z.literal("waiting") })
  .openapi("ReceivedReview");

const mostListed = 50;

/** The body of a new review. Each call checks the visit date against its own date. */
const newReviewSchema = z.object({
  medSpaSlug: oneLine("Give the slug of the listing.").min(1, "Give the slug of the listing."),
  ...reviewSchema("9999-12-31").shape,
});

const ofListing = apiCall("reviews.read", "get /api/medspas/{slug}/reviews", {
  operationId: "listReviews",
  summary: "Published reviews of a listing",
  description: "Reviews that the admins published, with the owner's reply.",
  tags: ["Reviews"],
  request: {
    params: listingParams,
    query: z.object({
      stars: wholeNumber(1, 5).optional().describe("Reviews with this overall rating only."),
      treatment: z
        .string()
        .optional()
        .openapi({ description: "Slug of the treatment that was reviewed.", example: "botox" }),
      sort: z.enum(reviewOrders, `Must be one of ${reviewOrders.join(", ")}.`).default("newest"),
      limit: wholeNumberOr(20, 1, mostListed),
      offset: wholeNumberOr(0, 0, 1_000_000),
    }),
  },
  "x-cache-seconds": 60,
  responses: {
    ...cachedResponses(
      z.array(publishedSchema),
      "A page of reviews.",
      totalCountHeader("The number of all reviews that match the query."),
    ),
    404: problemResponse("No listing has this slug."),
    422: problemResponse("A parameter is invalid."),
  },
});
const body = requiredJsonBody(newReviewSchema);
const creation = apiCall("reviews.create", "post /api/reviews", {
  operationId: "createReview",
  summary: "Write a review",
  description: `By an account with a confirmed address, once per listing. An admin reviews it before it is published. ${agreesToTerms}`,
  tags: ["Reviews"],
  middleware: body.middleware,
  request: { ...body.request, headers: idempotencyHeaders },
  responses: {
    201: jsonResponse(receivedSchema, "Received."),
    ...writeResponses,
    ...closedResponses,
    403: problemResponse(
      "The request comes from a page of another site, the address of the account is not confirmed, or the listing is the caller's own.",
    ),
    404: problemResponse("No listing has this slug."),
    409: problemResponse("The account has already reviewed this listing."),
  },
});
const own = apiCall("reviews.readOwn", "get /api/me/reviews", {
  operationId: "listMyReviews",
  summary: "What I wrote",
  description: "In every status, including those that wait for approval.",
  tags: ["Reviews"],
  responses: { 200: jsonResponse(z.array(ownSchema), "The reviews, newest first.") },
});
const withdrawal = apiCall("reviews.editOwn", "delete /api/reviews/{id}", {
  operationId: "deleteReview",
  summary: "Withdraw one of my reviews",
  description: "It disappears from the listing, and its rating no longer counts.",
  tags: ["Reviews"],
  request: { params: z.object({ id: rowId }) },
  responses: {
    204: { description: "Withdrawn." },
    404: problemResponse("It does not exist, or belongs to someone else."),
    422: problemResponse("The id is not a number."),
  },
});

export function reviewsApi(services: Services) {
  const api = createApi();
  api.openapi(ofListing, async (context) => {
    const { slug } = context.req.valid("param");
    const { stars: rating, treatment, sort, limit, offset } = context.req.valid("query");
    if (!(await findListingProfile(services, slug)))
      throw new ApiProblem({ status: 404, message: "The requested med spa could not be found." });
    const { reviews, total } = await listReviews(
      services,
      { listing: slug, stars: rating, treatment },
      { order: sort, limit, offset },
    );
    const headers = { ...cacheHeaders(60, tags.listing(slug)), "x-total-count": String(total) };
    return context.json(
      reviews.map(({ listing: _listing, photos, ...review }) => ({
        ...review,
        photos: photos.map(presentPhoto),
      })),
      200,
      headers,
    );
  });

  api.openapi(creation, async (context) => {
    const { medSpaSlug, ...input } = context.req.valid("json");
    if (input.visitedOn > localDay(services.clock()))
      throw new ApiProblem({
        status: 422,
        field: "visitedOn",
        message: "This day is in the future.",
      });
    const { from } = context.get("visiting");
    const actor = context.get("actor");
    const call = { operation: "createReview", userId: actor.userId };
    const answer = await idempotent(services, context, call, async (deps) => {
      const review = { slug: medSpaSlug, input, hasProofOfWork: false };
      const written = await writeReview(deps, actor, review, from);
      return written.outcome === "received"
        ? { answer: { id: written.id, status: "waiting" as const } }
        : { refusal: new ApiProblem(problemOf(writeReviewProblems, written)) };
    });
    return context.json(answer, 201);
  });

  api.openapi(own, async (context) => {
    const reviews = await listOwnReviews(services, context.get("actor"));
    const shown = reviews.map(
      ({ reply: _, photos: _photos, leftOut: _out, listing, ...review }) => ({
        ...review,
        medSpa: listing,
      }),
    );
    return context.json(shown, 200);
  });

  api.openapi(withdrawal, async (context) => {
    const { id } = context.req.valid("param");
    const withdrawn = await withdrawReview(services, context.get("actor"), id);
    if (withdrawn !== "done") throw new ApiProblem(404);
    return context.body(null, 204);
  });

  return api;
}

function presentPhoto(picture: StoredPhoto) {
  const { width, height, description } = picture;
  return { url: photoUrl(picture, "large", "webp"), width, height, description };
}
