import { expect } from "vitest";
import type { Transaction } from "#database/database.ts";
import { searchLog } from "#database/schema/search.ts";
import { testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import { listSearches } from "./list-searches.server.ts";

const now = new Date("2026-11-23T18:00:00Z");
const clock = () => now;
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);

const searched = (db: Transaction, ...rows: [query: string, found: number, days: number][]) =>
  db.insert(searchLog).values(rows.map(([query, found, days]) => ({ query, found, searchedAt: ago(days) })));

test("what was searched for most comes first, with what it last found; what finds nothing is told apart", async ({ db }) => {
  await searched(db, ["botox", 0, 5], ["botox", 31, 1], ["lash lift", 0, 2], ["lash lift", 0, 3], ["lash lift", 0, 3], ["peel", 4, 1]);
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

test("a search of more than thirty days ago is not counted, and no search is no failure", async ({ db }) => {
  await searched(db, ["botox", 31, 31]);
  const { ada } = await addPeople(testAccounts(db));
  expect(await listSearches({ db, clock }, ada)).toEqual({ total: 0, top: [], withoutResults: [] });
});

test("nobody but the operator sees them", async ({ db }) => {
  const { gina, olivia, edda } = await addPeople(testAccounts(db));
  for (const actor of [gina, olivia, edda]) expect(await listSearches({ db, clock }, actor)).toBeNull();
});
