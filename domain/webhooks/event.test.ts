import { expect, test } from "vitest";
import { buildWebhookBody } from "./event.ts";

const message = {
  happenedAt: new Date("2026-11-22T18:00:00Z"),
  listingId: 12,
  medSpaSlug: "glow-studio",
  thingId: null,
};

test("names its subject and the URL with the details", () => {
  expect(
    JSON.parse(
      buildWebhookBody({ ...message, type: "booking.made", thingId: 34 }, "https://guide.example"),
    ),
  ).toEqual({
    type: "booking.made",
    timestamp: "2026-11-22T18:00:00.000Z",
    data: {
      listing: { id: 12, slug: "glow-studio" },
      booking: { id: 34 },
      url: "https://guide.example/api/admin/bookings",
    },
  });
  expect(
    JSON.parse(buildWebhookBody({ ...message, type: "special.published", thingId: 5 }, "")).data
      .url,
  ).toBe("/api/admin/specials/12");
});

test("links to nothing for a hidden listing, and has no subject for a test", () => {
  expect(JSON.parse(buildWebhookBody({ ...message, type: "listing.hidden" }, "")).data).toEqual({
    listing: { id: 12, slug: "glow-studio" },
  });
  expect(
    JSON.parse(buildWebhookBody({ ...message, type: "test.ping", listingId: null }, "")).data,
  ).toEqual({});
});
