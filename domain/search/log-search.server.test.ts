import { expect } from "vitest";
import type { Executor } from "#database/database.ts";
import { searchLog } from "#database/schema/search.ts";
import { test } from "#tests/support/database.ts";
import { countWords } from "./count-words.server.ts";
import { forgetSearches, keepSearchLog } from "./log-search.server.ts";

const now = new Date("2026-11-23T18:00:00Z");
const clock = () => now;
const kept = (db: Executor) => db.select().from(searchLog).orderBy(searchLog.id);

test("what was searched for is kept in one spelling, with what it found and when", async ({
  db,
}) => {
  const log = keepSearchLog({ db, clock });
  log.add("  Botox   IRVINE ", 4);
  await log.flush();
  expect(await kept(db)).toMatchObject([{ query: "botox irvine", found: 4, searchedAt: now }]);
});

test("searches are written together, each once", async ({ db }) => {
  const log = keepSearchLog({ db, clock });
  for (const query of ["botox", "peel", "botox"]) log.add(query, 1);
  expect(await kept(db)).toEqual([]);
  await Promise.all([log.flush(), log.flush()]);
  await log.flush();
  expect((await kept(db)).map(({ query }) => query)).toEqual(["botox", "peel", "botox"]);
});

test("what could not be written is written the next time", async ({ db }) => {
  let isAway = true;
  const execute = ((statement) =>
    isAway ? Promise.reject(new Error("away")) : db.execute(statement)) as Executor["execute"];
  const sometimes = { execute } as Executor;
  const log = keepSearchLog({ db: sometimes, clock });
  log.add("botox", 1);
  await expect(log.flush()).rejects.toThrow("away");
  log.add("peel", 1);
  isAway = false;
  await log.flush();
  expect((await kept(db)).map(({ query }) => query)).toEqual(["botox", "peel"]);
});

test("after ninety days a search is forgotten", async ({ db }) => {
  for (const days of [91, 89, 0]) {
    const log = keepSearchLog({ db, clock: () => new Date(now.getTime() - days * 86_400_000) });
    log.add(`${days} days ago`, 1);
    await log.flush();
  }
  await forgetSearches({ db, clock });
  expect((await kept(db)).map(({ query }) => query)).toEqual(["89 days ago", "0 days ago"]);
});

test.for(["", "   ", "ann@example.com botox", "call 949 555 0101", "9495550101"])(
  "“%s” is not kept: it asks for nothing, or says who asks",
  async (query, { db }) => {
    const log = keepSearchLog({ db, clock });
    log.add(query, 0);
    await log.flush();
    expect(await kept(db)).toEqual([]);
  },
);

test("words are counted alone and among others, not inside of others", async ({ db }) => {
  const searched = ["frost facial", "best frost facial irvine", "frost facials", "defrost facial"];
  await db.insert(searchLog).values(searched.map((query) => ({ query, found: 1 })));
  expect(await countWords({ db }, " Frost  Facial")).toBe(2);
});
