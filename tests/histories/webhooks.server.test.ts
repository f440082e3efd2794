import { and, eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Executor } from "#database/database.ts";
import { webhookDeliveries, webhookEndpoints } from "#database/schema/webhooks.ts";
import { changeListingStatus } from "#domain/admin/listings/change-status.server.ts";
import { makeBooking } from "#domain/bookings/make-booking.server.ts";
import { setBookingStatus } from "#domain/bookings/set-status.server.ts";
import { removeListings } from "#domain/catalogue/listings/remove-listings.server.ts";
import { requestCallback } from "#domain/leads/request-callback.server.ts";
import { decideReview } from "#domain/reviews/moderate-reviews.server.ts";
import { writeReview } from "#domain/reviews/write-review.server.ts";
import { changeSpecial } from "#domain/specials/own-specials.server.ts";
import { webhookEventNames } from "#domain/webhooks/event.ts";
import { from } from "#tests/support/accounts.ts";
import { payWith, testBilling } from "#tests/support/billing.ts";
import { addBookableListings, bookingInput, testBookings } from "#tests/support/bookings.ts";
import { test } from "#tests/support/database.ts";
import { edit } from "#tests/support/listing-edits.ts";
import { reviewInput } from "#tests/support/reviews.ts";
import { addSpecial, testSpecials } from "#tests/support/specials.ts";
import { testWebhooks } from "#tests/support/webhooks.ts";

async function prepared(db: Executor) {
  const deps = {
    ...testSpecials(db),
    ...testBookings(db),
    ...testBilling(db),
    webhooks: await testWebhooks(db),
  };
  const people = await addBookableListings(deps);
  const { id: own } = await deps.webhooks.register(people.olivia, people.glow, webhookEventNames);
  const { id: site } = await deps.webhooks.register(people.ada, null, webhookEventNames);
  /** Deliveries since the previous call. */
  const deliveredTo = async (endpointId: number) => {
    const rows = await db
      .select()
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.endpointId, endpointId)))
      .orderBy(webhookDeliveries.id);
    await db.delete(webhookDeliveries).where(eq(webhookDeliveries.endpointId, endpointId));
    return rows.map(({ type, listingId, thingId }) => [type, listingId, thingId]);
  };
  return { deps, ...people, own, site, deliveredTo };
}

test("events of a listing are queued in their own transaction, each once", async ({ db }) => {
  const { deps, olivia, gina, ada, edda, glow, own, site, deliveredTo } = await prepared(db);
  const made = await makeBooking(deps, null, bookingInput(), from());
  const booking = "id" in made ? made.id : 0;
  expect(await deliveredTo(own)).toEqual([["booking.made", glow, booking]]);
  await setBookingStatus(deps, olivia, booking, { status: "cancelled" });
  expect(await deliveredTo(own)).toEqual([["booking.changed", glow, booking]]);
  const call = {
    name: "Nora Feld",
    phone: "(949) 555-0142",
    email: "nora@example.com",
    treatment: "botox",
    bestTime: "morning" as const,
    message: null,
  };
  const lead = await requestCallback(deps, "glow-studio", call, from());
  expect(await deliveredTo(own)).toEqual([["lead.received", glow, "id" in lead && lead.id]]);
  const special = await addSpecial(deps, olivia, glow);
  await changeSpecial(deps, olivia, special, "pause");
  await changeSpecial(deps, olivia, special, "resume");
  expect(await deliveredTo(own)).toEqual([
    ["special.published", glow, special],
    ["special.published", glow, special],
  ]);
  const review = await writeReview(
    deps,
    gina,
    { slug: "glow-studio", input: reviewInput({ rating: 2 }), hasProofOfWork: false },
    from(),
  );
  const id = "id" in review ? review.id : 0;
  await decideReview(deps, edda, id, { act: "published" });
  expect(await deliveredTo(own)).toEqual([["review.published", glow, id]]);
  await edit(deps, olivia, glow, "payment", { paymentOptions: ["Cash"] });
  expect(await deliveredTo(own)).toEqual([["listing.changed", glow, null]]);
  await payWith(deps, olivia, glow);
  expect(await deliveredTo(own)).toEqual([["plan.changed", glow, null]]);
  await changeListingStatus(deps, ada, [glow], {
    standing: "inactive",
    reason: "Closed for good.",
  });
  await changeListingStatus(deps, ada, [glow], { standing: "active" });
  expect(await deliveredTo(own)).toEqual([
    ["listing.hidden", glow, null],
    ["listing.published", glow, null],
  ]);
  expect((await deliveredTo(site)).map(([type]) => type).sort()).toEqual([
    ...[
      "booking.changed",
      "booking.made",
      "lead.received",
      "listing.changed",
      "listing.hidden",
      "listing.published",
    ],
    ...["plan.changed", "review.published", "special.published", "special.published"],
  ]);
});

test("a removed listing still sends an event to the site's own endpoints", async ({ db }) => {
  const { deps, glow, own, site, deliveredTo } = await prepared(db);
  await db.transaction((tx) => removeListings({ ...deps, db: tx }, [glow]));
  expect(await deliveredTo(site)).toEqual([["listing.hidden", glow, null]]);
  expect(await db.$count(webhookEndpoints, eq(webhookEndpoints.id, own))).toBe(0);
});

test("a rolled-back change sends no event", async ({ db }) => {
  const { deps, ada, glow, own, deliveredTo } = await prepared(db);
  const undone = db.transaction(async (tx) => {
    await changeListingStatus({ ...deps, db: tx }, ada, [glow], {
      standing: "inactive",
      reason: "Closed for good.",
    });
    tx.rollback();
  });
  await expect(undone).rejects.toThrow();
  expect(await deliveredTo(own)).toEqual([]);
});
