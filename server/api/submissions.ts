import { z } from "@hono/zod-openapi";
import { submittedCookie } from "#app/http/submitted-listing-cookie.server.ts";
import { submissionSchema } from "#domain/catalogue/submissions/submission.ts";
import { submitListing } from "#domain/catalogue/submissions/submit-listing.server.ts";
import { closedForNow } from "#domain/problem.ts";
import type { Services } from "#domain/services.ts";
import { ApiProblem } from "../http/problems.ts";
import { idempotencyHeaders, idempotent } from "./idempotent.ts";
import {
  agreesToTerms,
  apiCall,
  closedResponses,
  createApi,
  jsonResponse,
  problemResponse,
  requiredJsonBody,
  writeResponses,
} from "./parts.ts";
import { limitByNetwork, rateLimitResponses } from "./rate-limits.ts";

type SubmissionReceipt = z.infer<typeof receivedSchema>;
const receivedSchema = z
  .object({ id: z.number().int(), slug: z.string(), status: z.literal("pending") })
  .openapi("ReceivedSubmission");

const body = requiredJsonBody(submissionSchema);
const submission = apiCall("listings.submit", "post /api/medspas", {
  operationId: "createMedSpa",
  summary: "Submit a listing",
  description: `It is not public until an admin has reviewed it. With \`listingType: premium\`, the cookie of the response can start a plan for it. ${agreesToTerms}`,
  tags: ["Med spas"],
  middleware: body.middleware,
  request: { ...body.request, headers: idempotencyHeaders },
  responses: {
    201: jsonResponse(receivedSchema, "Received."),
    ...writeResponses,
    ...rateLimitResponses,
    ...closedResponses,
    422: problemResponse("A field is invalid, or the key was used with a different body."),
  },
});

export function submissionsApi(services: Services) {
  const api = createApi();
  api.on("POST", submission.path, limitByNetwork(services, "listing"));

  api.openapi(submission, async (context) => {
    const call = { operation: "createMedSpa", userId: null };
    const answer = await idempotent<SubmissionReceipt>(services, context, call, async (deps) => {
      const submitted = await submitListing(deps, context.req.valid("json"), { source: "api" });
      if (submitted.outcome === "closed")
        return { refusal: new ApiProblem(closedForNow(submitted.words)) };
      if (submitted.outcome === "mistaken") {
        const { errors } = submitted;
        const [[message = ""] = []] = Object.values(errors);
        return { refusal: new ApiProblem({ status: 422, message }, { errors }) };
      }
      return { answer: { id: submitted.id, slug: submitted.slug, status: "pending" as const } };
    });
    context.header("set-cookie", submittedCookie(services, answer.id));
    return context.json(answer, 201);
  });

  return api;
}
