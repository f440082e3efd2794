import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Executor } from "#database/database.ts";
import { listingDays } from "#database/schema/analytics.ts";
import { makeBooking } from "#domain/bookings/make-booking.server.ts";
import { addBooking } from "#domain/bookings/manage-bookings.server.ts";
import { requestCallback } from "#domain/leads/request-callback.server.ts";
import { addDays } from "#shared/local-day.ts";
import { from } from "#tests/support/accounts.ts";
import { countingOver, seen } from "#tests/support/analytics.ts";
import { addBookableListings, bookingInput, testBookings } from "#tests/support/bookings.ts";
import { addDrafts } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import { addSpecial, claimVoucher, testSpecials } from "#tests/support/specials.ts";
import { compareOwnListings, findAnalytics, findDays } from "./find-analytics.server.ts";
import { effectOf } from "./phases.ts";
import { readRange } from "./range.ts";

const today = "2026-11-21";
const range = readRange(new URLSearchParams("days=7"), today);
/** Merges the deps of testBookings and testSpecials, which use the same accounts. */
const touchesOf = (db: Executor) => ({ ...testBookings(db), ...testSpecials(db) });

const { customerName, customerEmail, customerPhone } = bookingInput();
const customer = { customerName, customerEmail, customerPhone };
const botox = async (db: Executor) =>
  (await db.execute<{ id: number }>(sql`select id from treatments where slug = 'botox'`)).rows[0]
    ?.id ?? 0;

function addDay(
  db: Executor,
  listingId: number,
  day: string,
  figures: Partial<typeof listingDays.$inferInsert> = {},
) {
  return db
    .insert(listingDays)
    .values({ listingId, day, source: "search", isPremium: false, ...figures });
}

test("shows a listing's own figures next to the previous period, without other listings' figures", async ({
  db,
}) => {
  const deps = touchesOf(db);
  const { olivia, glow, harbor } = await addPeople(deps);
  await addDay(db, glow, today, { impressions: 10, views: 4, calls: 1 });
  await addDay(db, glow, today, { source: "home", impressions: 5, views: 1 });
  await addDay(db, glow, addDays(today, -6), { views: 2, directions: 3 });
  await addDay(db, glow, addDays(today, -8), { views: 8 });
  await addDay(db, glow, addDays(today, -7), { views: 50 });
  await addDay(db, harbor, today, { impressions: 99, views: 99 });
  const found = await findAnalytics(deps, olivia, glow, range);
  expect(found?.now).toMatchObject({
    impressions: 15,
    views: 7,
    calls: 1,
    directions: 3,
    bookings: 0,
  });
  // Today is not over, so neither today nor the same day a week ago is compared.
  expect(found?.complete).toMatchObject({ impressions: 0, views: 2 });
  expect(found?.before).toMatchObject({ impressions: 0, views: 8 });
  expect(found?.days.map(({ day, views }) => [day.slice(-2), views])).toEqual([
    ["15", 2],
    ...["16", "17", "18", "19", "20"].map((day) => [day, 0]),
    ["21", 5],
  ]);
  expect(found?.sources).toEqual([
    { source: "search", impressions: 10, views: 6, clicks: 4 },
    { source: "home", impressions: 5, views: 1, clicks: 0 },
  ]);
});

test("counts bookings, callbacks and vouchers from their tables, without the listing's own entries", async ({
  db,
}) => {
  const deps = touchesOf(db);
  const { olivia, glow } = await addBookableListings(deps);
  const special = await addSpecial(deps, olivia, glow);
  const made = [
    await makeBooking(deps, null, bookingInput(), from()),
    await addBooking(deps, olivia, {
      listingId: glow,
      treatmentId: await botox(db),
      date: "2026-11-23",
      time: "11:00",
      ...customer,
    }),
    await requestCallback(
      deps,
      "glow-studio",
      {
        name: "Nora Feld",
        phone: customer.customerPhone,
        email: customer.customerEmail,
        treatment: "",
        bestTime: "any",
      },
      from(),
    ),
    await claimVoucher(deps, special, { email: "nora@example.com" }),
  ];
  expect(made.map(({ outcome }) => outcome)).toEqual(["made", "made", "received", "done"]);
  const found = await findAnalytics(deps, olivia, glow, range);
  expect(found?.now).toMatchObject({ bookings: 1, requests: 1, claims: 1 });
  expect(found?.days.at(-1)).toMatchObject({ day: today, bookings: 1, requests: 1, claims: 1 });
  expect((await compareOwnListings(deps, olivia, [{ id: glow }], range))[0]?.figures).toEqual(
    found?.now,
  );
});

test("shows no figures without permission for the listing", async ({ db }) => {
  const deps = touchesOf(db);
  const { oscar, gina, edda, tess, ada, glow } = await addPeople(deps);
  for (const actor of [oscar, gina, edda]) {
    expect(await findAnalytics(deps, actor, glow, range)).toBe(null);
    expect(await findDays(deps, actor, glow, range)).toBe(null);
    expect(await compareOwnListings(deps, actor, [{ id: glow }], range)).toEqual([]);
  }
  for (const actor of [tess, ada])
    expect(await findAnalytics(deps, actor, glow, range)).not.toBe(null);
});

test("shows a median with five other listings in the category, but not with four", async ({
  db,
}) => {
  const deps = touchesOf(db);
  const { olivia, glow } = await addPeople(deps);
  const medians = async () => (await findAnalytics(deps, olivia, glow, range))?.medians;
  const add = async (name: string, views: number) => {
    await addDrafts(db, {
      name: `${name} Studio`,
      phone: `(949) 555-0${views + 120}`,
      website: null,
    });
    const { rows } = await db.execute<{ id: number }>(
      sql`select id from listings where slug = ${`${name.toLowerCase()}-studio`}`,
    );
    await addDay(db, rows[0]?.id ?? 0, today, { views, impressions: 10 * views });
  };
  // Harbor exists already, without counts.
  for (const [name, views] of [
    ["Alder", 2],
    ["Birch", 4],
    ["Cedar", 30],
  ] as const)
    await add(name, views);
  expect(await medians()).toBe(null);
  await add("Dune", 6);
  expect(await medians()).toMatchObject({ others: 5, views: 4, impressions: 40, clicks: 0 });
});

test("shows the effect of Premier only with enough days of both plans", async ({ db }) => {
  const deps = touchesOf(db);
  const { olivia, glow } = await addPeople(deps);
  const add = async (first: number, last: number, figures: object) => {
    for (let back = first; back < last; back++)
      await addDay(db, glow, addDays(today, -back), figures);
  };
  const effect = async () =>
    effectOf(
      (await findAnalytics(deps, olivia, glow, range))?.phases ?? { premier: null, without: null },
    );
  await add(1, 29, { isPremium: true, impressions: 20, places: 40, views: 2, calls: 1 });
  await add(29, 56, { impressions: 10, places: 90, views: 1 });
  expect(await effect()).toBe(null);
  await add(56, 57, { impressions: 10, places: 90, views: 1 });
  expect((await effect())?.map(({ premier, without }) => [premier, without])).toEqual([
    [2, 9],
    [20, 10],
    [2, 1],
    [1, 0],
  ]);
});

test("ranks searches by how often they showed the listing", async ({ db }) => {
  const deps = touchesOf(db);
  const { olivia, glow } = await addPeople(deps);
  const events = countingOver(db, deps.clock);
  for (const searched of [
    ["treatment/botox"],
    ["city/irvine", "treatment/botox"],
    ["treatment/botox"],
    [],
  ])
    await events.add(seen({ searched }), null);
  await events.flush();
  expect((await findAnalytics(deps, olivia, glow, range))?.searches).toEqual({
    names: [
      { name: "treatment/botox", times: 2 },
      { name: "treatment/botox city/irvine", times: 1 },
    ],
    others: 1,
  });
});
