import { expect, test, vi } from "vitest";
import { createGate } from "./gate.ts";

function piece() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const state = { hasBegun: false };
  const work = () => {
    state.hasBegun = true;
    return promise;
  };
  return { work, state, end: resolve, fail: reject };
}

test("limits concurrency and runs the waiting tasks first come, first served", async () => {
  const gate = createGate({ running: 1, waiting: 2 });
  const [first, second, third] = [piece(), piece(), piece()];
  const answers = [first, second, third].map(({ work }) => gate(work));
  expect([first, second, third].map(({ state }) => state.hasBegun)).toEqual([true, false, false]);
  first.end("one");
  expect(await answers[0]).toBe("one");
  await expect
    .poll(() => [second, third].map(({ state }) => state.hasBegun))
    .toEqual([true, false]);
  second.end("two");
  third.end("three");
  expect(await Promise.all(answers)).toEqual(["one", "two", "three"]);
});

test("rejects a task at once when the queue is full", async () => {
  const gate = createGate({ running: 1, waiting: 1 });
  const running = piece();
  const waiting = piece();
  const answers = [gate(running.work), gate(waiting.work)];
  expect(await gate(piece().work)).toBe("full");
  running.end("done");
  waiting.end("done");
  await Promise.all(answers);
});

test("a failure lets the next task run", async () => {
  const gate = createGate({ running: 1, waiting: 1 });
  const broken = piece();
  const next = piece();
  const failed = gate(broken.work);
  const answer = gate(next.work);
  broken.fail(new Error("broken"));
  await expect(failed).rejects.toThrow("broken");
  next.end("through");
  expect(await answer).toBe("through");
});

test("restores full concurrency after all tasks end", async () => {
  const gate = createGate({ running: 2, waiting: 4 });
  for (let round = 0; round < 3; round++) {
    const pieces = Array.from({ length: 5 }, piece);
    const answers = pieces.map(({ work }) => gate(work));
    expect(pieces.filter(({ state }) => state.hasBegun)).toHaveLength(2);
    for (const { end } of pieces) end("done");
    await Promise.all(answers);
  }
});

const inFalseTime = test.extend<{ time: typeof vi }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern.
  time: async ({}, use) => {
    vi.useFakeTimers();
    await use(vi);
    vi.useRealTimers();
  },
});

inFalseTime(
  "rejects a request that has waited too long, without giving it a turn",
  async ({ time }) => {
    const gate = createGate({ running: 1, waiting: 5, longest: 1_000 });
    const [stuck, patient] = [piece(), piece()];
    const first = gate(stuck.work);
    const late = gate(patient.work);
    await time.advanceTimersByTimeAsync(999);
    expect(patient.state.hasBegun).toBe(false);
    await time.advanceTimersByTimeAsync(1);
    expect(await late).toBe("full");
    stuck.end("done");
    expect([await first, patient.state.hasBegun]).toEqual(["done", false]);
    const next = piece();
    const answer = gate(next.work);
    next.end("a turn as at the beginning");
    expect(await answer).toBe("a turn as at the beginning");
  },
);

inFalseTime(
  "rejects the next request while the first has waited its maximum, and gives admitted requests their turn",
  async ({ time }) => {
    const gate = createGate({ running: 1, waiting: 50, patience: 500 });
    const [running, first, second] = [piece(), piece(), piece()];
    const answers = [gate(running.work), gate(first.work)];
    await time.advanceTimersByTimeAsync(500);
    answers.push(gate(second.work));
    await time.advanceTimersByTimeAsync(1);
    expect(await gate(piece().work)).toBe("full");
    running.end("one");
    await time.advanceTimersByTimeAsync(1);
    expect(gate.isFull()).toBe(false);
    first.end("two");
    second.end("three");
    expect(await Promise.all(answers)).toEqual(["one", "two", "three"]);
  },
);
