import { expect, test } from "vitest";
import { Kept } from "./cache.ts";

test("computes a result once until the cache is cleared", async () => {
  const kept = new Kept<string, number>(10);
  let worked = 0;
  const ask = () => kept.answer("botox", async () => ++worked);
  expect([await ask(), await ask()]).toEqual([1, 1]);
  kept.clear();
  expect(await ask()).toBe(2);
});

test("retries a failed computation", async () => {
  const kept = new Kept<string, string>(10);
  await expect(
    kept.answer("botox", () => Promise.reject(new Error("no database"))),
  ).rejects.toThrow("no database");
  expect(await kept.answer("botox", async () => "found")).toBe("found");
});

test("holds no more entries than its limit", async () => {
  const kept = new Kept<number, number>(2);
  for (const key of [1, 2, 3]) await kept.answer(key, async () => key);
  expect(await kept.answer(1, async () => 100)).toBe(100);
  expect(await kept.answer(3, async () => 300)).toBe(3);
});
