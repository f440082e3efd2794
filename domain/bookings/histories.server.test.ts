import { asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { expect } from "vitest";
import type { Transaction } from "#database/database.ts";
import {
  bookingBlocks,
  bookingHistory,
  bookingSlots,
  bookings,
} from "#database/schema/bookings.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { from } from "#tests/support/accounts.ts";
import {
  addBookableListings,
  bookingInput,
  monday,
  testBookings,
} from "#tests/support/bookings.ts";
import { test } from "#tests/support/database.ts";
import { atLevel } from "#tests/support/test-level.ts";
import { blockTime, unblockTime } from "./block-time.server.ts";
import { cancelBooking, moveBooking } from "./change-booking.server.ts";
import { makeBooking } from "./make-booking.server.ts";
import { moveOwnBooking } from "./manage-bookings.server.ts";
import { setBookingStatus } from "./set-status.server.ts";
import { quarterHoursOf } from "./slots.ts";

const histories = atLevel(10, 1000);
const times = ["09:00", "09:30", "10:00", "10:30", "11:00"];
const time = fc.constantFrom(...times);
const which = fc.nat(7);
const intent = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("make" as const),
      time,
      treatment: fc.constantFrom("botox", "hydrafacial"),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("move" as const),
      which,
      time,
      by: fc.constantFrom("customer", "place"),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("cancel" as const), which }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("status" as const),
      which,
      status: fc.constantFrom("confirmed", "cancelled", "completed"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("block" as const), time }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("unblock" as const), which }) },
);
type ActionForm = typeof intent extends fc.Arbitrary<infer Its> ? Its : never;

async function live(
  deps: ReturnType<typeof testBookings>,
  olivia: Actor,
  glow: number,
  actions: ActionForm[],
) {
  const [made, blocks]: [{ id: number; link: string }[], number[]] = [[], []];
  let changes = 0;
  for (const [index, done] of actions.entries()) {
    const booking = "which" in done ? made[done.which] : undefined;
    if (done.kind === "make") {
      const wish = bookingInput({
        preferredTime: done.time,
        treatmentType: done.treatment,
        customerEmail: `p${index}@example.com`,
      });
      const answer = await makeBooking(deps, null, wish, from());
      if (answer.outcome === "made")
        changes =
          made.push({ id: answer.id, link: answer.link.split("/").at(-1) ?? "" }) && changes + 1;
    } else if (done.kind === "block") {
      const answer = await blockTime(deps, olivia, {
        listingId: glow,
        date: monday,
        time: done.time,
        minutes: 45,
        note: "",
      });
      if (answer.outcome === "done") blocks.push(answer.id);
    } else if (done.kind === "unblock") await unblockTime(deps, olivia, blocks[done.which] ?? 0);
    else if (booking) {
      const before = await statusOf(deps, booking.id);
      if (done.kind === "move") {
        const wish = { date: monday, time: done.time };
        const answer =
          done.by === "place"
            ? await moveOwnBooking(deps, olivia, booking.id, wish)
            : await moveBooking(deps, booking.link, wish);
        if (answer.outcome === "moved") changes++;
      } else if (done.kind === "cancel") {
        if ((await cancelBooking(deps, booking.link)) === "done" && before !== "cancelled")
          changes++;
      } else if (
        (await setBookingStatus(deps, olivia, booking.id, { status: done.status })) === "done" &&
        before !== done.status
      )
        changes++;
    }
  }
  return changes;
}

const statusOf = async ({ db }: ReturnType<typeof testBookings>, id: number) =>
  (await db.select({ status: bookings.status }).from(bookings).where(eq(bookings.id, id)))[0]
    ?.status;

async function expectedQuarters(tx: Transaction) {
  const booked = await tx.select().from(bookings);
  const blocked = await tx.select().from(bookingBlocks);
  return [
    ...booked
      .filter(({ status }) => status !== "cancelled")
      .flatMap(({ startsAt, minutes, bufferMinutes, station: place }) =>
        quarterHoursOf(startsAt, minutes + bufferMinutes).map((quarter) => `${place} ${quarter}`),
      ),
    ...blocked.flatMap(({ startsAt, minutes, station: place }) =>
      quarterHoursOf(startsAt, minutes).map((quarter) => `${place} ${quarter}`),
    ),
  ].sort();
}

test("random actions never double-book or leak capacity, and the history records all of them", {
  timeout: 10_000 * Math.max(40, histories),
}, async ({ db }) => {
  const deps = testBookings(db);
  const { olivia, glow } = await addBookableListings(deps, { capacity: 2 });
  await fc.assert(
    fc.asyncProperty(fc.array(intent, { minLength: 6, maxLength: 24 }), async (actions) => {
      await db
        .transaction(async (tx) => {
          const changes = await live({ ...deps, db: tx }, olivia, glow, actions);
          const held = await tx
            .select({ station: bookingSlots.station, quarterHour: bookingSlots.quarterHour })
            .from(bookingSlots);
          const taken = held.map(({ station, quarterHour }) => `${station} ${quarterHour}`).sort();
          expect(new Set(taken).size).toBe(taken.length);
          expect(taken).toEqual(await expectedQuarters(tx));
          const history = await tx.select().from(bookingHistory).orderBy(asc(bookingHistory.id));
          expect(history).toHaveLength(changes);
          for (const booking of await tx.select().from(bookings)) {
            const last = history.findLast(({ bookingId }) => bookingId === booking.id);
            expect(last).toMatchObject({ status: booking.status, startsAt: booking.startsAt });
            expect(booking.station === null).toBe(booking.status === "cancelled");
          }
          tx.rollback();
        })
        .catch((error) => {
          if (error?.constructor?.name !== "TransactionRollbackError") throw error;
        });
    }),
    { numRuns: histories },
  );
});
