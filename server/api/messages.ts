import { z } from "@hono/zod-openapi";
import { contactMessageSchema } from "#domain/contact/contact-message.ts";
import { sendMessage } from "#domain/contact/send-message.server.ts";
import { subscribe } from "#domain/newsletter/subscribe.server.ts";
import { newsletterSchema, offersSchema } from "#domain/newsletter/subscription.ts";
import type { Services } from "#domain/services.ts";
import { apiCall, createApi, jsonResponse, requiredJsonBody, writeResponses } from "./parts.ts";
import { limitByNetwork, rateLimitResponses } from "./rate-limits.ts";

const receivedSchema = z.object({ message: z.string() }).openapi("Received");
const responses = {
  201: jsonResponse(receivedSchema, "Received."),
  ...writeResponses,
  ...rateLimitResponses,
};

const newsletter = apiCall("newsletter.subscribe", "post /api/newsletter/subscribe", {
  operationId: "subscribeToNewsletter",
  summary: "Subscribe to the newsletter",
  description: "The response is the same for an address that is already subscribed.",
  tags: ["Messages"],
  ...requiredJsonBody(newsletterSchema),
  responses,
});
const offers = apiCall("newsletter.subscribe", "post /api/subscribers", {
  operationId: "subscribeToOffers",
  summary: "Subscribe to weekly discount offers",
  description: "The response is the same for an address that is already subscribed.",
  tags: ["Messages"],
  ...requiredJsonBody(offersSchema),
  responses,
});
const contact = apiCall("listings.submit", "post /api/contact", {
  operationId: "sendContactMessage",
  summary: "Send a message to the admins",
  description: "The admins of the site receive the message.",
  tags: ["Messages"],
  ...requiredJsonBody(contactMessageSchema),
  responses,
});

/** Responses do not reveal if an address is known. */
export function messagesApi(services: Services) {
  const api = createApi();
  for (const { path } of [newsletter, offers])
    api.on("POST", path, limitByNetwork(services, "subscription"));
  api.on("POST", contact.path, limitByNetwork(services, "message"));

  api.openapi(newsletter, async (context) => {
    await subscribe(services, { list: "newsletter", ...context.req.valid("json"), source: "api" });
    return context.json(
      {
        message:
          "You'll receive the latest Orange County med spa deals and treatments. Confirm it with the link that we emailed.",
      },
      201,
    );
  });

  api.openapi(offers, async (context) => {
    await subscribe(services, { list: "offers", ...context.req.valid("json"), source: "api" });
    return context.json(
      {
        message:
          "You'll receive the weekly discount offers. Confirm it with the link that we emailed.",
      },
      201,
    );
  });

  api.openapi(contact, async (context) => {
    await sendMessage(services, context.req.valid("json"));
    return context.json({ message: "We'll get back to you within 24 hours." }, 201);
  });

  return api;
}
