import { expect } from "vitest";
import type { Executor } from "#database/database.ts";
import { searchLog } from "#database/schema/search.ts";
import { test } from "#tests/support/database.ts";
import { countWords } from "./count-words.server.ts";
import { createSearchLog, deleteOldSearches } from "./log-search.server.ts";

const now = new Date("2026-11-23T18:00:00Z");
const clock = () => now;
const kept = (db: Executor) => db.select().from(searchLog).orderBy(searchLog.id);

test("logs a search in one spelling with its result count and time", async ({ db }) => {
  const log = createSearchLog({ db, clock });
  log.add("  Botox   IRVINE ", 4);
  await log.flush();
  expect(await kept(db)).toMatchObject([
    { query: "botox irvine", resultCount: 4, searchedAt: now },
  ]);
});

test("writes searches in batches, each once", async ({ db }) => {
  const log = createSearchLog({ db, clock });
  for (const query of ["botox", "peel", "botox"]) log.add(query, 1);
  expect(await kept(db)).toEqual([]);
  await Promise.all([log.flush(), log.flush()]);
  await log.flush();
  expect((await kept(db)).map(({ query }) => query)).toEqual(["botox", "peel", "botox"]);
});

test("writes failed searches on the next flush", async ({ db }) => {
  let isAway = true;
  const execute = ((statement) =>
    isAway ? Promise.reject(new Error("away")) : db.execute(statement)) as Executor["execute"];
  const sometimes = { execute } as Executor;
  const log = createSearchLog({ db: sometimes, clock });
  log.add("botox", 1);
  await expect(log.flush()).rejects.toThrow("away");
  log.add("peel", 1);
  isAway = false;
  await log.flush();
  expect((await kept(db)).map(({ query }) => query)).toEqual(["botox", "peel"]);
});

test("deletes searches after ninety days", async ({ db }) => {
  for (const days of [91, 89, 0]) {
    const log = createSearchLog({ db, clock: () => new Date(now.getTime() - days * 86_400_000) });
    log.add(`${days} days ago`, 1);
    await log.flush();
  }
  await deleteOldSearches({ db, clock });
  expect((await kept(db)).map(({ query }) => query)).toEqual(["89 days ago", "0 days ago"]);
});

test.for(["", "   ", "ann@example.com botox", "call 949 555 0101", "9495550101"])(
  "does not log “%s”, which is empty or identifies someone",
  async (query, { db }) => {
    const log = createSearchLog({ db, clock });
    log.add(query, 0);
    await log.flush();
    expect(await kept(db)).toEqual([]);
  },
);

test("counts words alone and among others, but not inside other words", async ({ db }) => {
  const searched = ["frost facial", "best frost facial irvine", "frost facials", "defrost facial"];
  await db.insert(searchLog).values(searched.map((query) => ({ query, resultCount: 1 })));
  expect(await countWords({ db }, " Frost  Facial")).toBe(2);
});
