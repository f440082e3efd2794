import { z } from "@hono/zod-openapi";
import { readSubmittedListing } from "#app/http/submitted-listing-cookie.server.ts";
import { handlePaymentEvent } from "#domain/billing/handle-event.server.ts";
import { cancelPlan } from "#domain/billing/manage-plan.server.ts";
import { startPlanProblems } from "#domain/billing/problems.ts";
import { startPlan } from "#domain/billing/start-plan.server.ts";
import { findPermittedListing } from "#domain/catalogue/listings/name-listings.server.ts";
import { problemOf } from "#domain/problem.ts";
import type { Services } from "#domain/services.ts";
import { PaymentsUnreachable } from "#integrations/payments/payments.ts";
import { statusOf } from "#integrations/payments/stripe-client.ts";
import { oneLine } from "#shared/typed-text.ts";
import { paidPlans } from "#site/plans.ts";
import { jsonOnly } from "../http/json-only.ts";
import { ApiProblem } from "../http/problems.ts";
import {
  agreesToTerms,
  apiCall,
  createApi,
  jsonResponse,
  optionalJsonBody,
  problemResponse,
  rowNumber,
  writeResponses,
} from "./parts.ts";

export const eventsPath = "/api/webhooks/stripe";

const startedSchema = z
  .object({
    clientSecret: z
      .string()
      .describe("The browser uses it to send a card to the payment provider."),
    publishableKey: z.string(),
    provider: z.enum(["stripe", "test"]),
  })
  .openapi("SubscriptionStarted");

const unreachable = problemResponse(
  "The payment provider does not respond; `Retry-After` says when to try again.",
);
const listingId = rowNumber.optional();
const start = apiCall("plans.start", "post /api/create-subscription", {
  operationId: "createSubscription",
  summary: "Start a paid plan",
  description: `For a listing that the caller owns, or without a number for the one that this browser has just submitted. Repeated calls never create a second plan. It agrees to the price and the renewal. ${agreesToTerms}`,
  tags: ["Plans"],
  ...optionalJsonBody(z.object({ listingId, plan: z.enum(paidPlans).optional() })),
  responses: {
    201: jsonResponse(startedSchema, "Started; it needs a card."),
    400: problemResponse("The body is not JSON."),
    404: problemResponse("The listing does not exist, or belongs to someone else."),
    409: problemResponse("The listing already has a plan."),
    415: problemResponse("There is a body, but it is not application/json."),
    422: problemResponse("A field is invalid."),
    503: unreachable,
  },
});
const cancellation = apiCall("plans.manage", "post /api/admin/cancel-premium", {
  operationId: "cancelPremium",
  summary: "Cancel Premier",
  description: "The paid or free period continues until its end.",
  tags: ["Plans"],
  ...optionalJsonBody(
    z
      .object({ listingId, medSpaSlug: oneLine("Give the slug of the listing.").optional() })
      .describe("One of the two, or nothing: then the only listing that the caller owns."),
  ),
  responses: {
    200: jsonResponse(
      z.object({ message: z.string() }).openapi("SubscriptionCancelled"),
      "Cancelled.",
    ),
    ...writeResponses,
    404: problemResponse("The listing does not exist, belongs to someone else, or has no plan."),
    503: unreachable,
  },
});
const event = apiCall("payments.receiveEvent", `post ${eventsPath}`, {
  operationId: "receiveStripeEvent",
  summary: "Receive events from the payment provider",
  description:
    "Signed events, each processed once, in any order. An event only triggers a refresh: the server then asks the provider for the current state of the plan.",
  tags: ["Plans"],
  middleware: jsonOnly,
  request: {
    headers: z.object({ "stripe-signature": z.string().optional() }),
    body: { required: true, content: { "application/json": { schema: z.looseObject({}) } } },
  },
  responses: {
    200: jsonResponse(
      z.object({ received: z.literal(true) }).openapi("EventReceived"),
      "Processed, now or earlier.",
    ),
    400: problemResponse("The payment provider did not sign it."),
    413: problemResponse("The body is larger than 1 MiB."),
    415: problemResponse("The body is not application/json."),
    422: problemResponse("The body is not an event."),
    503: unreachable,
  },
});

const sendFirst =
  "Submit a listing first, with POST /api/medspas, and send the cookie of that response with this call; or sign in and send your listing's id in listingId.";
const providerSilent = {
  status: 503,
  code: "payment-provider-unavailable",
  message: "The payment provider does not respond. Please try again in a minute.",
  retryAfter: 60,
} as const;
const providerRefuses = {
  status: 503,
  code: "payment-provider-unavailable",
  message: "The payment provider refused this request. Nothing was charged. Please contact us.",
  retryAfter: 600,
} as const;
const failed = "Failed to cancel premium service. Please contact support.";

export function billingApi(services: Services) {
  const api = createApi();
  const orLater = (error: unknown): never => {
    if (error instanceof PaymentsUnreachable) throw new ApiProblem(providerSilent);
    const isRefused = statusOf(error) >= 400 && statusOf(error) < 500;
    throw isRefused ? new ApiProblem(providerRefuses, { cause: error }) : error;
  };

  api.openapi(start, async (context) => {
    const { listingId, plan } = context.req.valid("json") ?? {};
    const actor = await context.get("visiting").visitor();
    const submitted = readSubmittedListing(services, context.req.header("cookie"));
    const chosen = listingId ?? submitted ?? 0;
    const payer = actor && listingId !== undefined ? { actor } : { submitted: submitted ?? 0 };
    try {
      const started = await startPlan(services, payer, chosen, plan);
      if (started.outcome === "not-found" && listingId === undefined)
        throw new ApiProblem({ status: 404, code: "no-submitted-listing", message: sendFirst });
      if (started.outcome !== "started")
        throw new ApiProblem(problemOf(startPlanProblems, started));
      const { publishableKey, provider } = services.payments;
      return context.json({ clientSecret: started.clientSecret, publishableKey, provider }, 201);
    } catch (error) {
      return orLater(error);
    }
  });

  api.openapi(cancellation, async (context) => {
    const actor = context.get("actor");
    const named = context.req.valid("json");
    const listingId =
      named.listingId ??
      (await findPermittedListing(services, actor, "plans.manage", named.medSpaSlug));
    try {
      const ran = listingId === null ? "not-found" : await cancelPlan(services, actor, listingId);
      if (ran !== "done") throw new ApiProblem({ status: 404, message: failed });
      return context.json({ message: "Premium Service Cancelled" }, 200);
    } catch (error) {
      return orLater(error);
    }
  });

  api.openapi(event, async (context) => {
    try {
      const taken = await handlePaymentEvent(
        services,
        await context.req.text(),
        context.req.header("stripe-signature") ?? "",
      );
      if (taken === "forged")
        throw new ApiProblem({
          status: 400,
          code: "invalid-signature",
          message: "The payment provider did not sign this.",
        });
      return context.json({ received: true as const }, 200);
    } catch (error) {
      return orLater(error);
    }
  });

  return api;
}
