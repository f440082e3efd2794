import { expect } from "vitest";
import type { Transaction } from "#database/database.ts";
import { searchDays, searchLog } from "#database/schema/search.ts";
import { testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import { listSearches, listYearOfSearches } from "./list-searches.server.ts";
import { deleteOldSearches, sumSearchesByDay } from "./log-search.server.ts";

const now = new Date("2026-11-23T18:00:00Z");
const clock = () => now;
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);

const searched = (db: Transaction, ...rows: [query: string, found: number, days: number][]) =>
  db
    .insert(searchLog)
    .values(
      rows.map(([query, found, days]) => ({ query, resultCount: found, searchedAt: ago(days) })),
    );

test("lists the most frequent searches with their last result count, and those without results apart", async ({
  db,
}) => {
  await searched(
    db,
    ["botox", 0, 5],
    ["botox", 31, 1],
    ["lash lift", 0, 2],
    ["lash lift", 0, 3],
    ["lash lift", 0, 3],
    ["peel", 4, 1],
  );
  const { ada } = await addPeople(testAccounts(db));
  expect(await listSearches({ db, clock }, ada)).toEqual({
    total: 6,
    top: [
      { query: "lash lift", times: 3, found: 0 },
      { query: "botox", times: 2, found: 31 },
      { query: "peel", times: 1, found: 4 },
    ],
    withoutResults: [{ query: "lash lift", times: 3, found: 0 }],
  });
});

test("ignores searches older than thirty days and handles an empty log", async ({ db }) => {
  await searched(db, ["botox", 31, 31]);
  const { ada } = await addPeople(testAccounts(db));
  expect(await listSearches({ db, clock }, ada)).toEqual({ total: 0, top: [], withoutResults: [] });
});

test("only an admin sees the searches", async ({ db }) => {
  const { gina, olivia, edda } = await addPeople(testAccounts(db));
  for (const actor of [gina, olivia, edda])
    expect([
      await listSearches({ db, clock }, actor),
      await listYearOfSearches({ db, clock }, actor),
    ]).toEqual([null, null]);
});

test("sums up past days without today, and a second run changes nothing", async ({ db }) => {
  await searched(
    db,
    ["botox", 0, 2],
    ["botox", 31, 2],
    ["lash lift", 0, 2],
    ["botox", 30, 1],
    ["peel", 4, 0],
  );
  const { ada } = await addPeople(testAccounts(db));
  expect([await sumSearchesByDay({ db, clock }), await sumSearchesByDay({ db, clock })]).toEqual([
    3, 0,
  ]);
  await searched(db, ["botox", 29, 1]);
  expect(await sumSearchesByDay({ db, clock })).toBe(1);
  expect(await listYearOfSearches({ db, clock }, ada)).toEqual({
    total: 5,
    top: [
      { query: "botox", times: 4, found: 29 },
      { query: "lash lift", times: 1, found: 0 },
    ],
    withoutResults: [{ query: "lash lift", times: 1, found: 0 }],
    months: [{ month: "2026-11", times: 5, withoutResults: 2 }],
  });
});

test("counts rare searches of a busy day without their text", async ({ db }) => {
  const rows = Array.from({ length: 1_005 }, (_, index): [string, number, number] => [
    `words ${index}`,
    index % 2,
    1,
  ]);
  await searched(db, ["botox", 31, 1], ["botox", 31, 1], ...rows);
  const { ada } = await addPeople(testAccounts(db));
  expect(await sumSearchesByDay({ db, clock })).toBe(1_001);
  const found = await listYearOfSearches({ db, clock }, ada);
  expect([found?.total, found?.top[0], found?.months[0]?.withoutResults]).toEqual([
    1_007,
    { query: "botox", times: 2, found: 31 },
    503,
  ]);
  expect(found?.top.some(({ query }) => query === "")).toBe(false);
});

test("a day follows the region's time zone and is deleted after a year", async ({ db }) => {
  await db
    .insert(searchLog)
    .values({ query: "late", resultCount: 1, searchedAt: new Date("2026-11-23T07:30:00Z") });
  await sumSearchesByDay({ db, clock });
  expect(await db.select({ day: searchDays.day }).from(searchDays)).toEqual([
    { day: "2026-11-22" },
  ]);
  await deleteOldSearches({ db, clock: () => new Date("2028-01-10T18:00:00Z") });
  expect([await db.$count(searchDays), await db.$count(searchLog)]).toEqual([0, 0]);
});
