import {
  buildWebhookBody,
  isWebhookEvent,
  testEvent,
  testEventText,
  webhookEventNames,
  webhookEvents,
} from "#domain/webhooks/event.ts";

const header = (name: string, description: string) => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string" },
});

const headers = [
  header("webhook-id", "The same for every retry, so that a receiver can recognize duplicates."),
  header(
    "webhook-timestamp",
    "The time of this attempt, in seconds since 1970. Reject it if it is more than five minutes old.",
  ),
  header(
    "webhook-signature",
    "`v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body`; two of them, separated by a space, while a secret is being replaced.",
  ),
];

const id = { type: "object", required: ["id"], properties: { id: { type: "integer" } } };

export function webhookDocument(siteUrl: string) {
  const example = (type: string) =>
    JSON.parse(
      buildWebhookBody(
        {
          type,
          happenedAt: new Date("2026-11-22T18:00:00Z"),
          listingId: isWebhookEvent(type) ? 12 : null,
          medSpaSlug: isWebhookEvent(type) ? "glow-studio" : null,
          thingId: hasThing(type) ? 34 : null,
        },
        siteUrl,
      ),
    );
  return Object.fromEntries(
    [...webhookEventNames, testEvent].map((name) => [
      name,
      {
        post: {
          operationId: operationIdOf(name),
          summary: name,
          description: isWebhookEvent(name) ? webhookEvents[name].text : testEventText,
          tags: ["Webhooks"],
          security: [],
          parameters: headers,
          requestBody: body(name, example(name)),
          responses,
        },
      },
    ]),
  );
}

/** Maps "booking.made" to `onBookingMade`. */
const operationIdOf = (type: string) =>
  `on${type.replaceAll(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

const hasThing = (type: string) =>
  isWebhookEvent(type) && !type.startsWith("listing.") && !type.startsWith("plan.");

const responses = {
  "2XX": {
    description:
      "Received. After any other response, the site retries with growing pauses for three days.",
  },
  410: { description: "The endpoint wants no more calls: it is disabled." },
};

function body(type: string, example: object) {
  const thing = type.split(".")[0] ?? "";
  const data = {
    type: "object",
    properties: {
      listing: {
        type: "object",
        required: ["id", "slug"],
        properties: { id: { type: "integer" }, slug: { type: "string" } },
      },
      ...(hasThing(type) ? { [thing]: id } : {}),
      url: {
        type: "string",
        format: "uri",
        description: "The API call that returns the details; it needs a key with the right scope.",
      },
    },
    required: isWebhookEvent(type)
      ? [
          "listing",
          ...(hasThing(type) ? [thing] : []),
          ...(webhookEvents[type].path ? ["url"] : []),
        ]
      : [],
  };
  const properties = {
    type: { type: "string", const: type },
    timestamp: { type: "string", format: "date-time" },
    data,
  };
  return {
    required: true,
    content: {
      "application/json": {
        schema: { type: "object", required: ["type", "timestamp", "data"], properties },
        example,
      },
    },
  };
}
