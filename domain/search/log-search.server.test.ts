import { expect } from "vitest";
import { searchLog } from "#database/schema/search.ts";
import { test } from "#tests/support/database.ts";
import { logSearch } from "./log-search.server.ts";

const clock = () => new Date("2026-11-23T18:00:00Z");

test("what was searched for is kept in one spelling, with what it found and when", async ({ db }) => {
  await logSearch({ db, clock }, "  Botox   IRVINE ", 4);
  expect(await db.select().from(searchLog)).toMatchObject([{ query: "botox irvine", found: 4, searchedAt: clock() }]);
});

test.for(["", "   ", "ann@example.com botox", "call 949 555 0101", "9495550101"])(
  "“%s” is not kept: it asks for nothing, or says who asks",
  async (query, { db }) => {
    await logSearch({ db, clock }, query, 0);
    expect(await db.select().from(searchLog)).toEqual([]);
  },
);
