import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Executor } from "#database/database.ts";
import { users } from "#database/schema/accounts/accounts.ts";
import { memberships } from "#database/schema/accounts/memberships.ts";
import { bookingSettings, busyTimes } from "#database/schema/bookings.ts";
import { listingClaims } from "#database/schema/listing-claims.ts";
import { webhookEndpoints } from "#database/schema/webhooks.ts";
import { makeKey } from "#domain/accounts/api-keys/api-keys.server.ts";
import { findByKey } from "#domain/accounts/api-keys/find-by-key.server.ts";
import { keysOfAccount } from "#domain/accounts/api-keys/keys-of-account.server.ts";
import { deleteAccount } from "#domain/accounts/delete-account.server.ts";
import { findVisitor } from "#domain/accounts/sessions/visitor.server.ts";
import { addMembership } from "#domain/accounts/site-admins/command-line.server.ts";
import {
  confirmBookingEmail,
  findBookingEmail,
  setBookingEmail,
} from "#domain/bookings/booking-address.server.ts";
import { bookingsOfAccount } from "#domain/bookings/bookings-of-account.server.ts";
import {
  readBusyCalendarNow,
  readBusyCalendars,
  setBusyCalendar,
} from "#domain/bookings/busy-calendar.server.ts";
import { readCalendarFeed, renewCalendarAddress } from "#domain/bookings/calendar-feed.server.ts";
import { makeBooking } from "#domain/bookings/make-booking.server.ts";
import { decideListingClaim } from "#domain/listing-claims/decide-claim.server.ts";
import { changeMember } from "#domain/listing-team/run-team.server.ts";
import { webhooksOfAccount } from "#domain/webhooks/webhooks-of-account.server.ts";
import { openDisk } from "#integrations/storage/disk.ts";
import { from } from "#tests/support/accounts.ts";
import { addBookableListings, bookingInput, testBookings } from "#tests/support/bookings.ts";
import { test } from "#tests/support/database.ts";

const ofTheirs = "tess@elsewhere.example.org";
const event =
  "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261123T180000Z\r\nDTEND:20261123T190000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n";

/**
 * Tess manages Glow and sets up everything that could outlive her role. She was an owner, because
 * only owners have keys and webhooks.
 */
async function whatTessSetUp(db: Executor) {
  const deps = {
    ...testBookings(db),
    storage: openDisk("/nonexistent"),
    readAddress: async () => ({ outcome: "read" as const, text: event }),
  };
  deps.accountParts = [bookingsOfAccount(deps.messageEncryptor), keysOfAccount, webhooksOfAccount];
  const people = await addBookableListings(deps);
  const { tess: manager, glow } = people;
  await db.update(memberships).set({ role: "owner" }).where(eq(memberships.userId, manager.userId));
  const tess = { ...manager, memberships: [{ listingId: glow, role: "owner" as const }] };
  const feed =
    /calendars\/(.+)\.ics$/.exec((await renewCalendarAddress(deps, tess, glow)) ?? "")?.[1] ?? "";
  await setBookingEmail(deps, tess, glow, ofTheirs);
  await confirmBookingEmail(deps, (await deps.emailsTo(ofTheirs))[0]?.token ?? "");
  await setBusyCalendar(deps, tess, glow, "https://calendar.example.com/tess.ics");
  await readBusyCalendarNow(deps, tess, glow, from());
  const made = await makeKey(deps, tess, glow, {
    name: "Hers",
    scopes: ["bookings:read"],
    days: "never",
  });
  const hook = {
    userId: tess.userId,
    listingId: glow,
    url: "https://hooks.example.com/",
    description: "",
    events: [],
    secret: "sealed",
    createdAt: deps.clock(),
  };
  await db.insert(webhookEndpoints).values(hook);
  return {
    deps,
    people: { ...people, tess },
    glow,
    feed,
    key: made.outcome === "made" ? made.key : "",
  };
}

type World = Awaited<ReturnType<typeof whatTessSetUp>>;

async function left({ deps, people, glow, feed, key }: World) {
  const { db } = deps;
  const booked = await makeBooking(deps, null, bookingInput(), from());
  const [settings] = await db
    .select()
    .from(bookingSettings)
    .where(eq(bookingSettings.listingId, glow));
  const [hook] = await db.select().from(webhookEndpoints);
  return {
    feed: (await readCalendarFeed(deps, feed)) !== null,
    email: (await findBookingEmail(deps, people.olivia, glow))?.bookingEmail ?? null,
    emailed: (await deps.emailsTo(ofTheirs)).some(({ kind }) => kind.startsWith("booking")),
    busyUrl: settings?.busyUrl ?? null,
    busyTimes: await db.$count(busyTimes),
    slot: booked.outcome,
    key: (await findByKey(deps, key)) !== null,
    hook: hook ? hook.disabledFor : "gone",
  };
}

const nothing = {
  feed: false,
  email: null,
  emailed: false,
  busyUrl: null,
  busyTimes: 0,
  slot: "made",
  key: false,
};

describe("a member's setup at a listing", () => {
  test("works while they are on the team", async ({ db }) => {
    const world = await whatTessSetUp(db);
    expect(await left(world)).toMatchObject({
      feed: true,
      email: ofTheirs,
      busyTimes: 1,
      slot: "taken",
      key: true,
      hook: null,
    });
  });

  test("ends with their sessions when they leave or are removed", async ({ db }) => {
    const world = await whatTessSetUp(db);
    const { deps, people, glow } = world;
    expect(await changeMember(deps, people.olivia, glow, people.tess.userId, null)).toBe("done");
    expect(await left(world)).toEqual({ ...nothing, hook: "maker" });
    expect(await findVisitor(deps, people.sessionOf.tess)).toBeNull();
    await addMembership(deps, people.tess.userId, { listingId: glow, role: "owner" });
    expect(await left(world)).toMatchObject({ feed: false, email: null, key: false });
  });

  test("ends when a listing claim replaces them", async ({ db }) => {
    const world = await whatTessSetUp(db);
    const { deps, people, glow } = world;
    const claim = {
      listingId: glow,
      userId: people.gina.userId,
      proof: "document" as const,
      state: "waiting" as const,
      sentTo: "",
      createdAt: deps.clock(),
    };
    const [row] = await db.insert(listingClaims).values(claim).returning();
    expect(
      await decideListingClaim(deps, people.ada, row?.id ?? 0, {
        decision: "approve",
        replaces: "yes",
      }),
    ).toBe("approved");
    expect(await left({ ...world, people: { ...people, olivia: people.ada } })).toEqual({
      ...nothing,
      hook: "maker",
    });
    for (const person of ["tess", "olivia", "gina"] as const)
      expect(await findVisitor(deps, people.sessionOf[person])).toBeNull();
  });

  test("ends with their account", async ({ db }) => {
    const world = await whatTessSetUp(db);
    const { deps, people } = world;
    expect(await deleteAccount(deps, people.tess)).toBe("done");
    expect(await left(world)).toEqual({ ...nothing, hook: "gone" });
  });

  test("ends when they are demoted or suspended", async ({ db }) => {
    const world = await whatTessSetUp(db);
    const { deps, people, glow } = world;
    expect(await changeMember(deps, people.olivia, glow, people.tess.userId, "front_desk")).toBe(
      "done",
    );
    await readBusyCalendars(deps);
    expect(await left(world)).toMatchObject({
      feed: false,
      email: null,
      emailed: false,
      busyUrl: null,
      busyTimes: 0,
      slot: "made",
    });
    await db
      .update(memberships)
      .set({ role: "owner" })
      .where(eq(memberships.userId, people.tess.userId));
    await db
      .update(users)
      .set({ suspendedAt: deps.clock() })
      .where(eq(users.id, people.tess.userId));
    expect(await left(world)).toMatchObject({ feed: false, email: null });
  });
});
