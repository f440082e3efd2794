import { createRoute, z } from "@hono/zod-openapi";
import { submittedCookie } from "#app/submitted-cookie.server.ts";
import { submissionSchema } from "#domain/catalogue/submission.ts";
import { submitMedSpa } from "#domain/catalogue/submit-med-spa.server.ts";
import type { Services } from "#domain/services.ts";
import { notTaken, problem } from "../http/problems.ts";
import { limited, limits } from "./limited.ts";
import { closable, createApi, json, problems, takes, writing } from "./parts.ts";

const receivedSchema = z.object({ id: z.number().int(), slug: z.string(), status: z.literal("pending") }).openapi("ReceivedSubmission");
const keySchema = z
  .string()
  .min(1, "The key is empty.")
  .max(200, "The key is longer than 200 characters.")
  .optional()
  .openapi({ description: "Chosen by the caller. The same call with the same key gets the same answer for 24 hours, and makes one listing." });

const body = takes(submissionSchema);
const submission = createRoute({
  method: "post",
  path: "/api/medspas",
  operationId: "createMedSpa",
  summary: "Submit a listing",
  description: "It waits for review and is nowhere public until then. With `listingType: premium` a plan can be begun for it with the cookie of the answer.",
  tags: ["Med spas"],
  middleware: body.middleware,
  request: { ...body.request, headers: z.object({ "idempotency-key": keySchema }) },
  responses: {
    201: json(receivedSchema, "Received."),
    ...writing,
    ...limits,
    ...closable,
    422: problems("A field is invalid, or the key belongs to another body."),
  },
});

export function submissionsApi(services: Services) {
  const api = createApi();
  api.on("POST", submission.path, limited(services, "listing"));

  api.openapi(submission, async (context) => {
    const idempotencyKey = context.req.valid("header")["idempotency-key"];
    const submitted = await submitMedSpa(services, context.req.valid("json"), { source: "api", idempotencyKey });
    if (submitted.outcome === "key-taken") return refused({ "idempotency-key": ["This key was used with another body."] });
    if (submitted.outcome === "closed") return notTaken(submitted.words) as never;
    if (submitted.outcome === "mistaken") return refused(submitted.errors);
    context.header("set-cookie", submittedCookie(services, submitted.id));
    return context.json({ id: submitted.id, slug: submitted.slug, status: "pending" as const }, 201);
  });

  return api;
}

function refused(errors: Record<string, string[]>) {
  return problem(422, Object.values(errors)[0]?.[0], { errors }) as never;
}
