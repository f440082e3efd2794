import {
  apiBookingsPath,
  apiLeadsPath,
  apiListingPath,
  apiListingReviewsPath,
  apiSpecialsPath,
} from "#shared/paths.ts";
/**
 * Events with the API call that returns the details, and the permission a key needs.
 * Payloads contain only ids and URLs: reading more requires a key.
 */
export const webhookEvents = {
  "listing.published": {
    text: "A listing became visible to visitors.",
    path: apiListingPath("{slug}"),
  },
  "listing.changed": {
    text: "Facts, photos or hours of a published listing changed.",
    path: apiListingPath("{slug}"),
  },
  "listing.hidden": { text: "The listing is no longer visible.", path: null },
  "review.published": { text: "A review was published.", path: apiListingReviewsPath("{slug}") },
  "booking.made": {
    text: "A visitor requested a booking, or you entered one.",
    path: apiBookingsPath,
    scope: "bookings:read",
  },
  "booking.changed": {
    text: "Confirmed, moved, cancelled, completed or reopened.",
    path: apiBookingsPath,
    scope: "bookings:read",
  },
  "lead.received": {
    text: "A visitor requested a callback.",
    path: apiLeadsPath,
    scope: "leads:read",
  },
  "special.published": {
    text: "A special was created or resumed. It may start later.",
    path: apiSpecialsPath("{listing}"),
    scope: "specials:read",
  },
  "plan.changed": {
    text: "Premier started, ended or changed its state.",
    path: apiListingPath("{slug}"),
  },
} as const satisfies Record<string, { text: string; path: string | null; scope?: string }>;

export type WebhookEvent = keyof typeof webhookEvents;
export const webhookEventNames = Object.keys(webhookEvents) as WebhookEvent[];
export const isWebhookEvent = (name: string): name is WebhookEvent =>
  Object.hasOwn(webhookEvents, name);

/** Sent only by "Send a test" on the endpoint's page. */
export const testEvent = "test.ping";
export const testEventText =
  "An owner tested the endpoint. Contains no listing and no address: answer 2xx and do nothing.";

export type WebhookMessage = {
  type: string;
  happenedAt: Date;
  listingId: number | null;
  medSpaSlug: string | null;
  thingId: number | null;
};

/** Builds the body from the row alone, so that every retry sends the same one. */
export function buildWebhookBody(
  { type, happenedAt, listingId, medSpaSlug, thingId }: WebhookMessage,
  siteUrl: string,
) {
  const path: string | null = isWebhookEvent(type) ? webhookEvents[type].path : null;
  const url =
    path &&
    `${siteUrl}${path.replace("{slug}", medSpaSlug ?? "").replace("{listing}", String(listingId))}`;
  const data = {
    ...(listingId === null ? {} : { listing: { id: listingId, slug: medSpaSlug } }),
    ...(thingId === null ? {} : { [type.split(".")[0] ?? ""]: { id: thingId } }),
    ...(url ? { url } : {}),
  };
  return JSON.stringify({ type, timestamp: happenedAt.toISOString(), data });
}
