import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { test } from "#tests/support/changes.ts";
import { announceChange } from "./invalidation.ts";

test("what is announced in a transaction is heard after its commit, not before", async ({
  own: { db },
  heard,
}) => {
  await db.transaction(async (tx) => {
    await announceChange(tx, ["med-spa:glow", "city:irvine"]);
    await tx.execute(sql`select 1`);
    expect(heard).toEqual([]);
  });
  await expect.poll(() => heard).toEqual(["med-spa:glow", "city:irvine"]);
});

test("what is announced in a transaction that fails is never heard", async ({
  own: { db },
  heard,
}) => {
  const failing = db.transaction(async (tx) => {
    await announceChange(tx, ["med-spa:never"]);
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  await announceChange(db, ["med-spa:later"]);
  await expect.poll(() => heard).toEqual(["med-spa:later"]);
});

test("a list too long for one message means that anything may have changed", async ({
  own: { db },
  heard,
}) => {
  await announceChange(
    db,
    Array.from({ length: 1_000 }, (_, index) => `med-spa:spa-number-${index}`),
  );
  await expect.poll(() => heard).toEqual(["*"]);
});

test("a list that just fits is heard whole", async ({ own: { db }, heard }) => {
  const tags = Array.from({ length: 790 }, (_, index) => `spa:${String(index).padStart(5, "0")}`);
  await announceChange(db, tags);
  await expect.poll(() => heard).toEqual(tags);
});

test("letters of two bytes do not make a list too long for the database", async ({
  own: { db },
  heard,
}) => {
  await announceChange(db, [`med-spa:${"é".repeat(5_000)}`]);
  await expect.poll(() => heard).toEqual(["*"]);
});

test("every listener hears every change", async ({ own: { db }, watched, heard }) => {
  const second: string[] = [];
  watched.onChange((tags) => second.push(...tags));
  await announceChange(db, ["catalogue"]);
  await expect.poll(() => [heard, second]).toEqual([["catalogue"], ["catalogue"]]);
});

test("a change of nothing is not announced", async ({ own: { db }, heard }) => {
  await announceChange(db, []);
  await announceChange(db, ["catalogue"]);
  await expect.poll(() => heard).toEqual(["catalogue"]);
});
