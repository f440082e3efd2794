import { expect } from "vitest";
import type { Executor } from "#database/database.ts";
import { makeBooking } from "#domain/bookings/make-booking.server.ts";
import { joinWaitlist } from "#domain/bookings/waitlist.server.ts";
import { askQuestion } from "#domain/questions/ask-question.server.ts";
import { writeReview } from "#domain/reviews/write-review.server.ts";
import { from } from "#tests/support/accounts.ts";
import {
  addBookableListings,
  bookingInput,
  monday,
  testBookings,
} from "#tests/support/bookings.ts";
import { test } from "#tests/support/database.ts";
import { reviewInput } from "#tests/support/reviews.ts";
import { mapMovedSlugs, renameSlug } from "./slugs.server.ts";

async function renamed(db: Executor) {
  const deps = testBookings(db);
  const people = await addBookableListings(deps);
  await renameSlug(deps, { id: people.glow, slug: "glow-studio" }, "Glow Parlour");
  await renameSlug(deps, { id: people.glow, slug: "glow-parlour" }, "Glow Atelier");
  return { deps, ...people };
}

test("a booking, a question and a review with an old slug reach the renamed listing", async ({
  db,
}) => {
  const { deps, gina } = await renamed(db);
  for (const [medSpaSlug, preferredTime] of [
    ["glow-studio", "10:00"],
    ["glow-parlour", "11:00"],
    ["glow-atelier", "12:00"],
  ] as const)
    expect(
      await makeBooking(deps, null, bookingInput({ medSpaSlug, preferredTime }), from()),
    ).toMatchObject({ outcome: "made" });
  const { customerName, customerEmail, customerPhone } = bookingInput();
  const wish = {
    medSpaSlug: "glow-studio",
    treatmentType: "botox",
    day: monday,
    customerName,
    customerEmail,
    customerPhone,
  };
  expect(await joinWaitlist(deps, wish, from())).toEqual({ outcome: "free" });
  expect(
    await askQuestion(deps, gina, {
      medSpaSlug: "glow-studio",
      text: "Is there a place to leave a bicycle?",
    }),
  ).toMatchObject({ outcome: "received" });
  expect(
    await writeReview(
      deps,
      gina,
      { slug: "glow-parlour", input: reviewInput(), hasProofOfWork: true },
      from(),
    ),
  ).toMatchObject({ outcome: "received" });
});

test("a slug that never existed belongs to no listing", async ({ db }) => {
  const { deps } = await renamed(db);
  expect(
    await makeBooking(deps, null, bookingInput({ medSpaSlug: "glow-parlor" }), from()),
  ).toEqual({ outcome: "not-found" });
  expect(await mapMovedSlugs(deps, ["glow-studio", "glow-parlor", "glow-atelier"])).toEqual(
    new Map([["glow-studio", "glow-atelier"]]),
  );
});
