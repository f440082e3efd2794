import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { promisify } from "node:util";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Database } from "#database/database.ts";
import {
  bookingHistory,
  bookingSlots,
  bookings,
  waitlistEntries,
} from "#database/schema/bookings.ts";
import { hourExceptions, services } from "#database/schema/catalogue/listing-details.ts";
import { addDays } from "#shared/local-day.ts";
import { timeOf } from "#shared/local-time.ts";
import { from } from "#tests/support/accounts.ts";
import {
  addBookableListings,
  bookingInput,
  bookingSettings,
  monday,
  testBookings,
} from "#tests/support/bookings.ts";
import { claimSlots } from "#tests/support/claim-slots.ts";
import { test as databaseTest } from "#tests/support/database.ts";
import { bundle } from "#tests/support/killed.ts";
import { atLevel } from "#tests/support/test-level.ts";
import { cancelBooking, moveBooking } from "./change-booking.server.ts";
import { makeBooking } from "./make-booking.server.ts";
import { setBookingStatus } from "./set-status.server.ts";
import { addBookingSettings } from "./settings.server.ts";
import { acceptSlotOffer, joinWaitlist } from "./waitlist.server.ts";
import { waitingLinkOf } from "./waitlist.ts";

const run = promisify(execFile);
/** Set SLOTS=1000 for many more, which takes minutes. */
const count = atLevel(2, 50);
const claims = atLevel(20, 50);
const patience = { timeout: 1_200_000 };
const tokenOf = (link: string) => link.split("/").at(-1) ?? "";

/** Lists quarter hours of working days. Each contest uses its own weeks. */
const slotsOf = (contest: number) =>
  Array.from({ length: count }, (_, index) => {
    const [day, slot] = [Math.floor(index / 36), index % 36];
    return {
      date: addDays(monday, contest * 56 + Math.floor(day / 5) * 7 + (day % 5)),
      time: timeOf(540 + slot * 15),
    };
  });

type TestListing = Awaited<ReturnType<typeof openPlace>>;

async function openPlace(db: Database) {
  const deps = testBookings(db);
  const people = await addBookableListings(deps);
  const treatments = [{ treatment: "botox", bufferMinutes: 0 }];
  await db.update(services).set({ minutes: 15 });
  const settings = bookingSettings({ stepMinutes: 15, horizonDays: 365, treatments });
  await addBookingSettings(deps, [{ listing: "glow-studio", settings }]);
  return { deps, ...people };
}

const test = databaseTest.extend<{ $file: { place: TestListing } }>({
  place: [async ({ own }, use) => use(await openPlace(own.db)), { scope: "file" }],
});

async function book(
  deps: ReturnType<typeof testBookings>,
  { date, time }: { date: string; time: string },
  name: string,
) {
  const wish = bookingInput({
    preferredDate: date,
    preferredTime: time,
    customerName: name,
    customerEmail: `${name}@example.com`,
  });
  return makeBooking(
    deps,
    null,
    wish,
    from({ address: `198.51.100.${1 + Math.floor(Math.random() * 250)}` }),
  );
}

async function booked(...given: Parameters<typeof book>) {
  const made = await book(...given);
  if (made.outcome !== "made") throw new Error(made.outcome);
  return { id: made.id, link: tokenOf(made.link) };
}

const outcomesOf = (answers: { outcome: string }[]) =>
  answers.map(({ outcome }) => outcome).toSorted();

test(
  `exactly one of ${claims} requests for each of ${count} slots wins, and the others leave no trace`,
  patience,
  async ({ own, place: { deps } }) => {
    const slots = slotsOf(0).map(({ date, time }) => `${date}T${time}`);
    const won = own.address
      ? await inTwoProcesses(own.address, slots)
      : await claimSlots(own.db, slots, { name: "one", claims });
    expect(won.toSorted()).toEqual(slots);
    for (const table of [bookingSlots, bookings, bookingHistory])
      expect(await deps.db.$count(table)).toBe(count);
  },
);

async function inTwoProcesses(address: string, slots: string[]) {
  const { script, folder } = await bundle("tests/support/racer.ts");
  const racers = ["one", "two"].map((name) =>
    run(process.execPath, [script, address, name, String(claims / 2), ...slots], {
      maxBuffer: 1e8,
    }),
  );
  const answers = await Promise.all(racers);
  rmSync(folder, { recursive: true });
  return answers.flatMap(
    ({ stdout }) => JSON.parse(stdout.trim().split("\n").at(-1) ?? "[]") as string[],
  );
}

test(
  "only one of two confirmations for the same slot succeeds",
  patience,
  async ({ place: { deps, olivia, tess } }) => {
    for (const slot of slotsOf(1)) {
      const ids: number[] = [];
      for (const name of ["nora", "mia"]) {
        const { id } = await booked(
          deps,
          slot,
          `${name}-${slot.date}-${slot.time.replace(":", "")}`,
        );
        await setBookingStatus(deps, olivia, id, { status: "cancelled" });
        ids.push(id);
      }
      const [first = 0, second = 0] = ids;
      const both = [
        setBookingStatus(deps, olivia, first, { status: "confirmed" }),
        setBookingStatus(deps, tess, second, { status: "confirmed" }),
      ];
      expect((await Promise.all(both)).toSorted()).toEqual(["done", "taken"]);
    }
  },
);

test(
  "only one of eight moves to the same slot succeeds, and the others keep their times",
  patience,
  async ({ place: { deps } }) => {
    const homes = Array.from({ length: 8 }, (_, index) => ({
      date: addDays(monday, 280),
      time: timeOf(540 + index * 15),
    }));
    const movers = await Promise.all(
      homes.map((home, index) => booked(deps, home, `mover${index}`)),
    );
    const before = await deps.db.$count(bookingSlots);
    // A booking moves at most five times a day, and the same one may win each time.
    for (const slot of slotsOf(2).slice(0, 4)) {
      const moved = await Promise.all(movers.map(({ link }) => moveBooking(deps, link, slot)));
      expect(outcomesOf(moved)).toEqual(["moved", ...Array.from({ length: 7 }, () => "taken")]);
      expect(await deps.db.$count(bookingSlots)).toBe(before);
    }
    const apart = await Promise.all(
      movers.map(({ link }, index) =>
        moveBooking(deps, link, { date: addDays(monday, 281), time: timeOf(540 + index * 15) }),
      ),
    );
    expect(new Set(outcomesOf(apart))).toEqual(new Set(["moved"]));
  },
);

test(
  "a canceled slot goes once to the waiting customer, despite simultaneous bookings",
  patience,
  async ({ place: { deps, glow } }) => {
    const { db } = deps;
    for (let round = 0; round < Math.min(count, 60); round++) {
      const slot = { date: addDays(monday, 168 + round), time: "10:00" };
      await db
        .insert(hourExceptions)
        .values({ listingId: glow, day: slot.date, hours: [[600, 615]], note: "" });
      const nora = await booked(deps, slot, `before${round}`);
      const customer = {
        customerName: "Mia",
        customerEmail: `waits${round}@example.com`,
        customerPhone: "(949) 555-0188",
      };
      expect(
        await joinWaitlist(
          deps,
          { medSpaSlug: "glow-studio", treatmentType: "botox", day: slot.date, ...customer },
          from(),
        ),
      ).toEqual({ outcome: "waiting" });
      const others = () =>
        Array.from({ length: 5 }, (_, index) => book(deps, slot, `other${round}-${index}`));
      const [, ...early] = await Promise.all([cancelBooking(deps, nora.link), ...others()]);
      const [entry] = await db
        .select({ id: waitlistEntries.id })
        .from(waitlistEntries)
        .where(eq(waitlistEntries.customerEmail, customer.customerEmail));
      const link = tokenOf(waitingLinkOf(deps, entry?.id ?? 0));
      const [takers, late] = await Promise.all([
        Promise.all(Array.from({ length: 5 }, () => acceptSlotOffer(deps, link))),
        Promise.all(others()),
      ]);
      expect(new Set([...early, ...late].map(({ outcome }) => outcome))).toEqual(
        new Set(["taken"]),
      );
      expect(new Set(takers.map((taken) => JSON.stringify(taken))).size).toBe(1);
      expect(takers[0]?.outcome).toBe("made");
    }
  },
);

test(
  "booking limits per customer and network hold under simultaneous requests",
  patience,
  async ({ place: { deps } }) => {
    await addBookingSettings(deps, [
      { listing: "harbor-studio", settings: bookingSettings({ capacity: 20, horizonDays: 365 }) },
    ]);
    const book = (customerEmail: string, address: string) =>
      makeBooking(
        deps,
        null,
        bookingInput({ medSpaSlug: "harbor-studio", customerEmail }),
        from({ address }),
      );
    const made = (answers: { outcome: string }[]) =>
      answers.filter(({ outcome }) => outcome === "made").length;
    const ofOneAddress = Array.from({ length: 20 }, (_, index) =>
      book("many@example.com", `203.0.113.${index}`),
    );
    expect(made(await Promise.all(ofOneAddress))).toBe(10);
    const ofOneNetwork = Array.from({ length: 20 }, (_, index) =>
      makeBooking(
        deps,
        null,
        bookingInput({
          medSpaSlug: "harbor-studio",
          preferredTime: "14:00",
          customerEmail: `n${index}@example.com`,
        }),
        from({ address: "203.0.113.99" }),
      ),
    );
    expect(made(await Promise.all(ofOneNetwork))).toBe(12);
  },
);
