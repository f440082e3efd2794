import { afterEach, expect, test, vi } from "vitest";
import { refreshOnceShown } from "./page-answer.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a failed or unanswered poll is tried again, and a stopped one refreshes nothing", async () => {
  vi.useFakeTimers();
  const fetched = vi
    .fn()
    .mockRejectedValueOnce(new TypeError("no connection"))
    .mockResolvedValueOnce(new Response(null, { status: 503 }))
    .mockResolvedValue(new Response());
  vi.stubGlobal("fetch", fetched);
  const refresh = vi.fn();
  refreshOnceShown("/admin/backups", 1_000, refresh);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([fetched.mock.calls.length, refresh.mock.calls.length]).toEqual([2, 0]);
  await vi.advanceTimersByTimeAsync(9_000);
  expect([fetched.mock.calls.length, refresh.mock.calls.length]).toEqual([3, 1]);

  const stop = refreshOnceShown("/admin/backups", 1_000, refresh);
  vi.advanceTimersByTime(1_000);
  stop();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(refresh.mock.calls.length).toBe(1);
});
