import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect } from "vitest";
import type { Executor } from "#database/database.ts";
import {
  listingDays,
  listingHostDays,
  listingHours,
  listingSearchDays,
} from "#database/schema/analytics.ts";
import { testAccounts } from "#tests/support/accounts.ts";
import { countingOver, seen } from "#tests/support/analytics.ts";
import { addDrafts } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import type { EventCollector } from "./collect-events.server.ts";
import { deleteOldAnalyticsDays } from "./delete-days.server.ts";
import { type EventKind, eventColumns, eventKinds } from "./event.ts";
import type { EventBatch } from "./event-input.ts";

const view = { kind: "view", slug: "glow-studio" } as const;
const onProfile = (from = ""): EventBatch => ({
  page: "/listing/glow-studio",
  from,
  events: [view],
});

async function withGlow(db: Executor) {
  await addDrafts(
    db,
    { name: "Glow Studio" },
    { name: "Harbor Studio", phone: "(949) 555-0101", website: null },
  );
  return countingOver(db);
}

async function count(events: EventCollector, ...batches: EventBatch[]) {
  for (const batch of batches) await events.add(batch, null);
  await events.flush();
}

const days = (db: Executor) =>
  db.select().from(listingDays).orderBy(listingDays.day, listingDays.source);

test("adds each event to the figures of its day, listing and source", async ({ db }) => {
  const events = await withGlow(db);
  await count(
    events,
    seen(),
    seen({ events: [{ kind: "impression", slug: "glow-studio", place: 4 }] }),
  );
  await count(events, seen());
  expect(await days(db)).toMatchObject([
    { day: "2026-11-23", source: "search", impressions: 3, places: 6, views: 0, isPremium: false },
  ]);
});

test("writes nothing before the flush, and everything exactly once", async ({ db }) => {
  const events = await withGlow(db);
  await events.add(seen(), null);
  expect(await days(db)).toEqual([]);
  await Promise.all([events.flush(), events.flush()]);
  await events.flush();
  expect(await days(db)).toMatchObject([{ impressions: 1 }]);
});

test("writes failed events on the next flush, along with newer ones", async ({ db }) => {
  await withGlow(db);
  let isAway = true;
  const sometimes = new Proxy(db, {
    get: (target, name) =>
      name === "transaction" && isAway
        ? () => Promise.reject(new Error("away"))
        : Reflect.get(target, name),
  });
  const events = countingOver(sometimes);
  await events.add(seen(), null);
  await expect(events.flush()).rejects.toThrow("away");
  await events.add(seen(), null);
  isAway = false;
  await events.flush();
  expect(await days(db)).toMatchObject([{ impressions: 2, places: 2 }]);
});

test("stores only the recognized terms of a search, whatever else is sent", async ({ db }) => {
  const events = await withGlow(db);
  await count(
    events,
    seen({ searched: ["city/irvine", "treatment/botox"] }),
    seen({ searched: ["treatment/ann-miller", "city/irvine"] }),
    seen(),
  );
  const kept = await db
    .select({ name: listingSearchDays.name, times: listingSearchDays.times })
    .from(listingSearchDays)
    .orderBy(listingSearchDays.name);
  expect(kept).toEqual([
    { name: "", times: 1 },
    { name: "city/irvine", times: 1 },
    { name: "treatment/botox city/irvine", times: 1 },
  ]);
});

test("counts opens and impressions of a search term only within a search", async ({ db }) => {
  const events = await withGlow(db);
  const open = { kind: "open", slug: "glow-studio" } as const;
  const searched = ["treatment/botox"];
  await count(
    events,
    seen({ searched }),
    seen({ searched, events: [open] }),
    seen({ page: "/city/irvine", events: [open] }),
  );
  expect(
    await db
      .select({
        name: listingSearchDays.name,
        times: listingSearchDays.times,
        opens: listingSearchDays.opens,
      })
      .from(listingSearchDays),
  ).toEqual([{ name: "treatment/botox", times: 1, opens: 1 }]);
  expect(await days(db)).toMatchObject([{ impressions: 1, views: 0 }]);
});

test("stores only the host of a referring site and the hour of a profile view", async ({ db }) => {
  const events = await withGlow(db);
  await count(
    events,
    onProfile("maps.example"),
    onProfile("maps.example"),
    onProfile("/city/irvine"),
    onProfile(),
  );
  expect(
    await db
      .select({ name: listingHostDays.name, times: listingHostDays.times })
      .from(listingHostDays),
  ).toEqual([{ name: "maps.example", times: 2 }]);
  expect(
    await db.select({ hour: listingHours.hour, times: listingHours.times }).from(listingHours),
  ).toEqual([{ hour: 10, times: 4 }]);
  expect((await days(db)).map(({ source, views }) => [source, views])).toEqual([
    ["city", 1],
    ["direct", 1],
    ["outside", 2],
  ]);
});

test("groups made-up hosts once there are many", async ({ db }) => {
  const events = await withGlow(db);
  for (let round = 0; round < 2; round++)
    await count(
      events,
      ...Array.from({ length: 60 }, (_, index) =>
        onProfile(`site${round}-${String(index).padStart(2, "0")}.example`),
      ),
    );
  const rows = await db.select().from(listingHostDays);
  expect(rows).toHaveLength(41);
  expect(rows.find(({ name }) => name === "")?.times).toBe(80);
});

test("ignores views by the listing's own team and by admins, but counts owners of other listings", async ({
  db,
}) => {
  const { olivia, tess, oscar, gina, edda, ada } = await addPeople(testAccounts(db));
  const events = countingOver(db);
  const counted = [];
  for (const person of [olivia, tess, oscar, gina, edda, ada])
    counted.push(await events.add(onProfile(), person));
  expect(counted).toEqual([0, 0, 1, 1, 0, 0]);
});

test("ignores listings that are not published", async ({ db }) => {
  const events = await withGlow(db);
  await addDrafts(db, {
    name: "Not Yet",
    status: "pending",
    phone: "(949) 555-0109",
    website: null,
  });
  for (const slug of ["not-yet", "nowhere"])
    expect(await events.add({ page: "/", from: "", events: [{ kind: "view", slug }] }, null)).toBe(
      0,
    );
});

test("days start and end in Pacific time, including daylight saving changes", async ({ db }) => {
  await withGlow(db);
  const moments = [
    "2026-03-08T07:59:59Z",
    "2026-03-08T08:00:00Z",
    "2026-03-09T06:59:59Z",
    "2026-03-09T07:00:00Z",
    "2026-11-01T06:59:59Z",
    "2026-11-02T07:59:59Z",
  ];
  for (const moment of moments)
    await count(
      countingOver(db, () => new Date(moment)),
      seen(),
    );
  expect((await days(db)).map(({ day, impressions }) => [day, impressions])).toEqual([
    ["2026-03-07", 1],
    ["2026-03-08", 2],
    ["2026-03-09", 1],
    ["2026-10-31", 1],
    ["2026-11-01", 1],
  ]);
});

const pages = [
  "/",
  "/search",
  "/city/irvine",
  "/botox/irvine",
  "/category/injectables",
  "/listing/glow-studio",
  "/listing/harbor-studio",
  "/about",
];
const slugs = ["glow-studio", "harbor-studio", "nowhere"];
const batch = fc.record({
  page: fc.constantFrom(...pages),
  from: fc.constantFrom("", "/", "/search", "maps.example"),
  events: fc.array(
    fc.oneof(
      fc.record({
        kind: fc.constant("impression" as const),
        slug: fc.constantFrom(...slugs),
        place: fc.integer({ min: 1, max: 30 }),
      }),
      fc.record({
        kind: fc.constantFrom(...eventKinds.slice(1)) as fc.Arbitrary<"view">,
        slug: fc.constantFrom(...slugs),
      }),
    ),
    { minLength: 1, maxLength: 12 },
  ),
});
const history = fc.array(
  fc.record({
    at: fc.date({
      min: new Date("2026-10-30T00:00:00Z"),
      max: new Date("2026-11-04T00:00:00Z"),
      noInvalidDate: true,
    }),
    batch,
    flushes: fc.boolean(),
  }),
  { maxLength: 40 },
);

test("daily figures equal a plain count for any order of events and flushes", async ({ db }) => {
  await withGlow(db);
  const ids = await db.execute<{ id: number; slug: string }>(
    sql`select id, slug from listings where slug in ('glow-studio', 'harbor-studio')`,
  );
  await fc.assert(
    fc.asyncProperty(history, async (happened) => {
      await db.execute(sql`delete from listing_days`);
      let now = new Date();
      const events = countingOver(db, () => now);
      for (const { at, batch: sent, flushes } of happened) {
        now = at;
        await events.add(sent, null);
        if (flushes) await events.flush();
      }
      await events.flush();
      const local = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Los_Angeles" });
      const plain: Record<string, number> = {};
      for (const { at, batch: sent } of happened)
        for (const { kind, slug } of sent.events as { kind: EventKind; slug: string }[]) {
          if (slug === "nowhere" || kind === "open") continue;
          const key = `${local.format(at)} ${slug} ${eventColumns[kind]}`;
          plain[key] = (plain[key] ?? 0) + 1;
        }
      const kept: Record<string, number> = {};
      for (const row of await days(db))
        for (const column of Object.values(eventColumns)) {
          const key = `${row.day} ${ids.rows.find(({ id }) => id === row.listingId)?.slug} ${column}`;
          if (row[column] > 0) kept[key] = (kept[key] ?? 0) + row[column];
        }
      expect(kept).toEqual(plain);
    }),
    { numRuns: 40 },
  );
});

test("loses no counts in concurrent writes", { timeout: 600_000 }, async ({ own }) => {
  const listed = ["alder", "birch", "cedar", "dune"].map((name, index) => ({
    name: `${name} Studio`,
    phone: `(949) 555-011${index}`,
    website: null,
  }));
  await addDrafts(own.db, ...listed);
  const rounds = 30;
  const places = listed.map(({ name }) => `${name.split(" ")[0]}-studio`);
  if (own.address) {
    const run = promisify(execFile);
    await Promise.all(
      [0, 1].map(() =>
        run(process.execPath, ["tests/support/counter.ts", own.address, String(rounds), ...places]),
      ),
    );
  } else {
    const [one, two] = [countingOver(own.db), countingOver(own.db)];
    const both = [one, two].map(async (events) => {
      for (let round = 0; round < rounds; round++)
        for (const slug of places)
          await count(events, seen({ events: [{ kind: "impression", slug, place: 2 }] }), {
            page: `/listing/${slug}`,
            from: "",
            events: [{ kind: "view", slug }],
          });
    });
    await Promise.all(both);
  }
  const { rows } = await own.db.execute(sql`
    select sum(impressions)::int as impressions, sum(places)::int as places, sum(views)::int as views, (select sum(times)::int from listing_hours) as hours,
      count(distinct listing_id)::int as listings from listing_days`);
  const all = 2 * rounds * places.length;
  expect(rows).toEqual([
    { impressions: all, places: 2 * all, views: all, hours: all, listings: places.length },
  ]);
});

test("deletes hourly data after a quarter, names after a year and daily data after two years", async ({
  db,
}) => {
  await withGlow(db);
  const now = new Date("2026-11-23T18:00:00Z");
  for (const past of [0, 91, 93, 365, 367, 731, 734]) {
    const events = countingOver(db, () => new Date(now.getTime() - past * 86_400_000));
    await count(events, onProfile("maps.example"), seen({ searched: ["treatment/botox"] }));
  }
  await deleteOldAnalyticsDays({ db, clock: () => now });
  const left = [];
  for (const table of [listingHours, listingHostDays, listingSearchDays])
    left.push(await db.$count(table));
  expect(left).toEqual([2, 4, 4]);
  expect(new Set((await days(db)).map(({ day }) => day)).size).toBe(6);
});
