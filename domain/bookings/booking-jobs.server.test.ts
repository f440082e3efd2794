import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { bookingSlots, bookings, waitlistEntries } from "#database/schema/bookings.ts";
import { treatments } from "#database/schema/catalogue/reference.ts";
import { reviewInvitations } from "#database/schema/reviews.ts";
import { from } from "#tests/support/accounts.ts";
import {
  addBookableListings,
  bookingInput,
  monday,
  testBookings,
} from "#tests/support/bookings.ts";
import { test } from "#tests/support/database.ts";
import { people } from "#tests/support/people.ts";
import {
  anonymizeOldCustomers,
  completePastBookings,
  deleteOldBookingMessages,
  deletePastQuarterHours,
  deletePastWaitlist,
  endUnansweredRequests,
  remindCustomers,
} from "./booking-jobs.server.ts";
import { moveBooking } from "./change-booking.server.ts";
import { makeBooking } from "./make-booking.server.ts";
import { setBookingStatus } from "./set-status.server.ts";

type Deps = ReturnType<typeof testBookings>;
const hours = (count: number) => count * 60;

async function book(deps: Deps, changes: Parameters<typeof bookingInput>[0] = {}) {
  const answer = await makeBooking(deps, null, bookingInput(changes), from());
  if (answer.outcome !== "made") throw new Error(JSON.stringify(answer));
  return { id: answer.id, link: answer.link.split("/").at(-1) ?? "" };
}
const kindsTo = async (deps: Deps, email: string) =>
  (await deps.emailsTo(email)).map(({ kind }) => kind);

test("customers get one reminder for each time, on the day before", async ({ db }) => {
  const deps = testBookings(db);
  await addBookableListings(deps);
  const { link } = await book(deps, { preferredDate: "2026-11-24" });
  expect(await remindCustomers(deps)).toBe(0);
  deps.pass(hours(49));
  expect([await remindCustomers(deps), await remindCustomers(deps)]).toEqual([1, 0]);
  expect((await kindsTo(deps, "nora@example.com"))[0]).toBe("booking reminded");
  await moveBooking(deps, link, { date: "2026-11-25", time: "15:00" });
  expect(await remindCustomers(deps)).toBe(0);
  deps.pass(hours(29));
  expect(await remindCustomers(deps)).toBe(1);
});

test("customers get no reminder of a booking just made or canceled", async ({ db }) => {
  const deps = testBookings(db);
  const { olivia } = await addBookableListings(deps);
  const cancelled = await book(deps, {
    preferredDate: "2026-11-25",
    preferredTime: "11:00",
    customerEmail: "mia@example.com",
  });
  await setBookingStatus(deps, olivia, cancelled.id, { status: "cancelled" });
  deps.pass(hours(72));
  await book(deps, { preferredDate: "2026-11-25", preferredTime: "09:00" });
  expect(await remindCustomers(deps)).toBe(0);
});

test("completes a visit after a day and sends a review invitation, without proof of a visit", async ({
  db,
}) => {
  const deps = testBookings(db);
  await addBookableListings(deps);
  const { id } = await book(deps);
  deps.pass(hours(60));
  expect(await completePastBookings(deps)).toBe(0);
  deps.pass(hours(24));
  expect([await completePastBookings(deps), await completePastBookings(deps)]).toEqual([1, 0]);
  expect(
    (await db.select({ status: bookings.status }).from(bookings).where(eq(bookings.id, id)))[0]
      ?.status,
  ).toBe("completed");
  expect(
    await db
      .select({ on: reviewInvitations.visitedOn, proof: reviewInvitations.proof })
      .from(reviewInvitations),
  ).toEqual([{ on: monday, proof: "email" }]);
});

test("invites a mailbox once in 60 days per listing, and a completed visit upgrades the invitation", async ({
  db,
}) => {
  const deps = testBookings(db);
  const { olivia } = await addBookableListings(deps);
  await book(deps);
  await book(deps, { preferredTime: "11:00", customerEmail: "nora+2@example.com" });
  const { id } = await book(deps, { preferredTime: "12:00" });
  await book(deps, { preferredTime: "12:00", medSpaSlug: "harbor-studio" });
  deps.pass(hours(84));
  expect(await completePastBookings(deps)).toBe(4);
  const proofs = () =>
    db
      .select({ proof: reviewInvitations.proof })
      .from(reviewInvitations)
      .orderBy(reviewInvitations.listingId);
  expect(await proofs()).toEqual([{ proof: "email" }, { proof: "email" }]);
  await setBookingStatus(deps, olivia, id, { status: "confirmed" });
  await setBookingStatus(deps, olivia, id, { status: "completed" });
  expect((await kindsTo(deps, "nora@example.com"))[0]).toBe("booking completed");
  expect((await proofs()).map(({ proof }) => proof).toSorted()).toEqual(["email", "email"]);
});

test("a booking completed ahead of its visit gets one invitation after the visit", async ({
  db,
}) => {
  const deps = testBookings(db);
  const { olivia } = await addBookableListings(deps);
  const { id } = await book(deps);
  await setBookingStatus(deps, olivia, id, { status: "completed" });
  expect(await completePastBookings(deps)).toBe(0);
  deps.pass(hours(84));
  expect([await completePastBookings(deps), await completePastBookings(deps)]).toEqual([1, 0]);
  expect(await kindsTo(deps, "nora@example.com")).toContain("review invitation");
});

test("an unanswered request expires at its time, and the customer is notified", async ({ db }) => {
  const deps = testBookings(db);
  await addBookableListings(deps, { mode: "request" });
  await book(deps);
  deps.pass(hours(49));
  expect([await endUnansweredRequests(deps), await endUnansweredRequests(deps)]).toEqual([1, 0]);
  expect((await deps.emailsTo("nora@example.com"))[0]).toMatchObject({
    kind: "booking cancelled",
    text: expect.stringContaining("not answered in time"),
  });
});

test("waiting list entries are deleted a month after their day", async ({ db }) => {
  const deps = testBookings(db);
  const { glow } = await addBookableListings(deps);
  const [treatment] = await db.select({ id: treatments.id }).from(treatments).limit(1);
  const customer = {
    customerName: "Mia",
    customerEmail: "mia@example.com",
    customerPhone: "(949) 555-0188",
  };
  await db
    .insert(waitlistEntries)
    .values({
      listingId: glow,
      treatmentId: treatment?.id ?? 0,
      day: monday,
      ...customer,
      createdAt: deps.clock(),
    });
  deps.pass(hours(24 * 31));
  expect(await deletePastWaitlist(deps)).toBe(0);
  deps.pass(hours(24 * 2));
  expect([await deletePastWaitlist(deps), await db.$count(waitlistEntries)]).toEqual([1, 0]);
});

test("messages to a listing are deleted after 90 days, and busy times a week after they end", async ({
  db,
}) => {
  const deps = testBookings(db);
  await addBookableListings(deps);
  await book(deps, { message: "I have a wedding on Friday" });
  deps.pass(hours(24 * 8));
  expect(await deletePastQuarterHours(deps)).toBe(0);
  deps.pass(hours(24 * 2));
  expect(await deletePastQuarterHours(deps)).toBe(2);
  expect(await db.$count(bookingSlots)).toBe(0);
  expect(await deleteOldBookingMessages(deps)).toBe(0);
  deps.pass(hours(24 * 81));
  expect(await deleteOldBookingMessages(deps)).toBe(1);
  expect(
    await db.select({ message: bookings.message, name: bookings.customerName }).from(bookings),
  ).toEqual([{ message: null, name: "Nora Feld" }]);
});

test("bookings of guests are anonymized after two years, while accounts keep their history", async ({
  db,
}) => {
  const deps = testBookings(db);
  await addBookableListings(deps);
  const { gina } = people;
  await book(deps, {});
  await book(deps, { customerEmail: gina.email, customerName: gina.name, preferredTime: "15:00" });
  deps.pass(hours(24 * 730));
  expect(await anonymizeOldCustomers(deps)).toBe(0);
  deps.pass(hours(24 * 4));
  expect(await anonymizeOldCustomers(deps)).toBe(1);
  expect(await anonymizeOldCustomers(deps)).toBe(0);
  const left = await db
    .select({ name: bookings.customerName, email: bookings.customerEmail })
    .from(bookings)
    .orderBy(bookings.id);
  expect(left).toEqual([
    { name: "A former customer", email: "" },
    { name: gina.name, email: gina.email },
  ]);
});
