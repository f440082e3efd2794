import { expect, test, vi } from "vitest";
import { retryAfterMerge } from "./retry-after-merge.server.ts";

const brokenForeignKey = new Error("merged", { cause: { code: "23503" } });

test("a listing that was merged before it was found is found at the second try", async () => {
  const work = vi
    .fn<() => Promise<{ outcome: string }>>()
    .mockResolvedValueOnce({ outcome: "not-found" })
    .mockResolvedValue({ outcome: "made" });
  expect(await retryAfterMerge(work)).toEqual({ outcome: "made" });
});

test("a listing that was merged before the insert is found at the second try", async () => {
  const work = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(brokenForeignKey)
    .mockResolvedValue("saved");
  expect(await retryAfterMerge(work)).toBe("saved");
});

test("an unknown listing is looked up twice and stays unknown", async () => {
  const work = vi.fn(async () => "not-found");
  expect(await retryAfterMerge(work)).toBe("not-found");
  expect(work).toHaveBeenCalledTimes(2);
});

test("other results and errors are not retried", async () => {
  const done = vi.fn(async () => "saved");
  await retryAfterMerge(done);
  const failing = vi.fn(async (): Promise<string> => {
    throw new Error("disk full");
  });
  await expect(retryAfterMerge(failing)).rejects.toThrow("disk full");
  expect([done, failing].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
