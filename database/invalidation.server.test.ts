import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { test } from "#tests/support/invalidation.ts";
import { invalidateTags } from "./invalidation.ts";

test("delivers invalidations of a transaction after the commit, not before", async ({
  own: { db },
  invalidated,
}) => {
  await db.transaction(async (tx) => {
    await invalidateTags(tx, ["med-spa:glow", "city:irvine"]);
    await tx.execute(sql`select 1`);
    expect(invalidated).toEqual([]);
  });
  await expect.poll(() => invalidated).toEqual(["med-spa:glow", "city:irvine"]);
});

test("never delivers invalidations of a failed transaction", async ({
  own: { db },
  invalidated,
}) => {
  const failing = db.transaction(async (tx) => {
    await invalidateTags(tx, ["med-spa:never"]);
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  await invalidateTags(db, ["med-spa:later"]);
  await expect.poll(() => invalidated).toEqual(["med-spa:later"]);
});

test("invalidates everything when the tag list is too long for one message", async ({
  own: { db },
  invalidated,
}) => {
  await invalidateTags(
    db,
    Array.from({ length: 1_000 }, (_, index) => `med-spa:spa-number-${index}`),
  );
  await expect.poll(() => invalidated).toEqual(["*"]);
});

test("delivers a list that just fits in full", async ({ own: { db }, invalidated }) => {
  const tags = Array.from({ length: 790 }, (_, index) => `spa:${String(index).padStart(5, "0")}`);
  await invalidateTags(db, tags);
  await expect.poll(() => invalidated).toEqual(tags);
});

test("measures the message length in bytes, so multibyte characters do not overflow it", async ({
  own: { db },
  invalidated,
}) => {
  await invalidateTags(db, [`med-spa:${"é".repeat(5_000)}`]);
  await expect.poll(() => invalidated).toEqual(["*"]);
});

test("every listener receives every invalidation", async ({
  own: { db },
  watched,
  invalidated,
}) => {
  const second: string[] = [];
  watched.onChange((tags) => second.push(...tags));
  await invalidateTags(db, ["catalogue"]);
  await expect.poll(() => [invalidated, second]).toEqual([["catalogue"], ["catalogue"]]);
});

test("an empty tag list sends no message", async ({ own: { db }, invalidated }) => {
  await invalidateTags(db, []);
  await invalidateTags(db, ["catalogue"]);
  await expect.poll(() => invalidated).toEqual(["catalogue"]);
});
