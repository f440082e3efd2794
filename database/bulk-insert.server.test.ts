import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import fc from "fast-check";
import { expect } from "vitest";
import { test as databaseTest } from "#tests/support/database.ts";
import { bulkInsert } from "./bulk-insert.ts";
import type { Transaction } from "./database.ts";
import { minuteRanges } from "./schema/columns.ts";

const things = pgTable("things", {
  id: integer().primaryKey(),
  firstWord: text(),
  words: text().array(),
  settings: jsonb().$type<unknown>(),
  day: date(),
  moment: timestamp({ withTimezone: true, mode: "date" }),
  price: numeric({ precision: 6, scale: 2, mode: "number" }),
  weeklyHours: minuteRanges(),
  isShown: boolean().notNull().default(true),
  links: jsonb().$type<Record<string, string>>().notNull().default({}),
  addedOn: date().notNull().default(sql`current_date`),
});

const test = databaseTest.extend<{ tx: Transaction }>({
  tx: async ({ db }, use) => {
    await db.execute(sql`create temporary table things (id int primary key, first_word text, words text[], settings jsonb, day date,
      moment timestamptz, price numeric(6, 2), weekly_hours int4multirange, is_shown boolean not null default true, links jsonb not null default '{}', added_on date not null default current_date)`);
    await use(db);
  },
});

const all = (tx: Transaction) => tx.select().from(things).orderBy(things.id);

test("every kind of value round-trips", async ({ tx }) => {
  const row = {
    id: 1,
    firstWord: "Quote \" ' \\ ; -- {} ☕ é",
    words: ["one", "two, three", '"four"', "{five}", ""],
    settings: { deep: [1, { er: null }], text: "x" },
    day: "2027-03-14",
    moment: new Date("2027-03-14T10:00:00.123Z"),
    price: 14.5,
    weeklyHours: [
      [0, 60],
      [540, 1080],
    ] as [number, number][],
    isShown: false,
    links: { a: "b" },
    addedOn: "2027-01-01",
  };
  await bulkInsert(tx, things, [row]);
  expect(await all(tx)).toEqual([row]);
});

test("null round-trips for every type", async ({ tx }) => {
  const nothing = {
    firstWord: null,
    words: null,
    settings: null,
    day: null,
    moment: null,
    price: null,
    weeklyHours: null,
  };
  await bulkInsert(tx, things, [{ id: 1, ...nothing }]);
  expect(await all(tx)).toMatchObject([{ id: 1, ...nothing, isShown: true }]);
});

test("empty lists stay empty lists instead of becoming null", async ({ tx }) => {
  await bulkInsert(tx, things, [{ id: 1, words: [], weeklyHours: [], settings: [] }]);
  expect(await all(tx)).toMatchObject([{ words: [], weeklyHours: [], settings: [] }]);
});

test("a column that no row sets keeps its default", async ({ tx }) => {
  await bulkInsert(tx, things, [{ id: 1 }]);
  expect(await all(tx)).toMatchObject([{ isShown: true, firstWord: null }]);
});

test("each row keeps its own columns and the defaults of the others, in every combination", async ({
  tx,
}) => {
  const whole = {
    firstWord: "x",
    words: ["a"],
    weeklyHours: [[0, 60]],
    price: 2,
    isShown: false,
    links: { a: "b" },
    addedOn: "2027-01-01",
  };
  const bare = {
    firstWord: null,
    words: null,
    weeklyHours: null,
    price: null,
    isShown: true,
    links: {},
    addedOn: expect.stringMatching(/^\d{4}-/),
  };
  const keys = Object.keys(whole);
  const subsets = fc.array(fc.subarray(keys), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(subsets, async (given) => {
      await tx.delete(things);
      const rows = given.map((names, id) => ({
        id,
        ...Object.fromEntries(Object.entries(whole).filter(([name]) => names.includes(name))),
      }));
      await bulkInsert(tx, things, rows);
      expect(await all(tx)).toMatchObject(rows.map((row) => ({ ...bare, ...row })));
    }),
    { numRuns: 25 },
  );
});

test("keeps a column that only a later row sets", async ({ tx }) => {
  await bulkInsert(tx, things, [{ id: 1 }, { id: 2, firstWord: "late", weeklyHours: [[0, 60]] }]);
  expect(await all(tx)).toMatchObject([
    { firstWord: null },
    { firstWord: "late", weeklyHours: [[0, 60]] },
  ]);
});

test("skips existing rows and inserts the others", async ({ tx }) => {
  await bulkInsert(tx, things, [{ id: 1, firstWord: "first" }]);
  const added = await bulkInsert(
    tx,
    things,
    [1, 2].map((id) => ({ id, firstWord: "second" })),
    ["id", "first_word"],
  );
  expect(added).toEqual([{ id: 2, first_word: "second" }]);
  expect(await all(tx)).toMatchObject([{ firstWord: "first" }, { firstWord: "second" }]);
});

test("an empty list of rows runs no statement", async ({ tx }) => {
  expect(await bulkInsert(tx, things, [], ["id"])).toEqual([]);
});

test("inserts ten thousand rows in one statement", async ({ tx }) => {
  const rows = Array.from({ length: 10_000 }, (_, id) => ({ id, firstWord: "x".repeat(100) }));
  expect(await bulkInsert(tx, things, rows, ["id"])).toHaveLength(10_000);
});
