import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { jobs } from "#database/schema/jobs.ts";
import { test } from "#tests/support/database.ts";
import { type Job, runDueJobs, runJob } from "./run-jobs.server.ts";

function clockAt(start = "2026-11-21T18:00:00Z") {
  let now = Date.parse(start);
  return { clock: () => new Date(now), pass: (minutes: number) => (now += minutes * 60_000) };
}

describe("recurring jobs", () => {
  test("run when due and again after their interval", async ({ db }) => {
    const time = clockAt();
    let runs = 0;
    const list: Job[] = [{ name: "count", minutes: 15, run: async () => `${++runs} counted` }];
    expect(await runDueJobs({ db, ...time }, list)).toEqual([{ name: "count", did: "1 counted" }]);
    expect(await runDueJobs({ db, ...time }, list)).toEqual([]);
    time.pass(14);
    expect(await runDueJobs({ db, ...time }, list)).toEqual([]);
    time.pass(1);
    expect(await runDueJobs({ db, ...time }, list)).toEqual([{ name: "count", did: "2 counted" }]);
    const [row] = await db.select().from(jobs).where(eq(jobs.name, "count"));
    expect(row).toMatchObject({ did: "2 counted", failures: 0, runs: 2 });
  });

  for (const [name, minutes] of [
    ["a day", 24 * 60],
    ["an hour, as when summer time begins or ends on a machine that minds it", 60],
  ] as const)
    test(`keep running when the clock jumps ahead by ${name} and back, without sleeping until then`, async ({
      db,
    }) => {
      const time = clockAt();
      const runs = { often: 0, daily: 0 };
      const list: Job[] = [
        { name: "often", minutes: 1, run: async () => `${++runs.often}` },
        { name: "daily", minutes: 24 * 60, run: async () => `${++runs.daily}` },
      ];
      const run = () => runDueJobs({ db, ...time }, list);
      await run();
      time.pass(minutes);
      await run();
      time.pass(-minutes);
      await run();
      await run();
      expect(runs.daily).toBeLessThanOrEqual(3);
      const before = runs.often;
      for (let minute = 0; minute < 70; minute++) {
        time.pass(1);
        await run();
      }
      expect(runs.often - before).toBeGreaterThanOrEqual(minutes === 60 ? 10 : 69);
      time.pass(24 * 60);
      await run();
      expect(runs.daily).toBeGreaterThanOrEqual(2);
    });

  test("retry a failed job later each time and record its error, while other jobs continue", async ({
    db,
  }) => {
    const time = clockAt();
    let isBroken = true;
    const failed: string[] = [];
    const list: Job[] = [
      {
        name: "fragile",
        minutes: 60,
        run: async () => (isBroken ? Promise.reject(new Error("no connection")) : "mended"),
      },
      { name: "steady", minutes: 60, run: async () => null },
    ];
    const run = () => runDueJobs({ db, ...time }, list, { onFailure: (name) => failed.push(name) });
    expect(await run()).toEqual([
      { name: "fragile", did: null, error: "no connection" },
      { name: "steady", did: null },
    ]);
    time.pass(1);
    expect((await run()).map(({ name }) => name)).toEqual(["fragile"]);
    time.pass(1);
    expect(await run()).toEqual([]);
    const [row] = await db.select().from(jobs).where(eq(jobs.name, "fragile"));
    expect(row).toMatchObject({ failures: 2, lastError: "no connection" });
    isBroken = false;
    time.pass(1);
    expect(await run()).toEqual([{ name: "fragile", did: "mended" }]);
    expect(failed).toEqual(["fragile", "fragile"]);
    const [mended] = await db.select().from(jobs).where(eq(jobs.name, "fragile"));
    expect(mended).toMatchObject({ failures: 0, lastError: "no connection" });
  });

  test("can be requested immediately", async ({ db }) => {
    const time = clockAt();
    let runs = 0;
    const list: Job[] = [{ name: "count", minutes: 60, run: async () => `${++runs}` }];
    expect(await runJob({ db, ...time }, list, "count")).toEqual({ name: "count", did: "1" });
    expect(await runJob({ db, ...time }, list, "count")).toEqual({ name: "count", did: "2" });
    expect(await runJob({ db, ...time }, list, "other")).toBeNull();
  });

  test("pass from a dead process to another one after the lease expires", async ({ db }) => {
    const time = clockAt();
    await db
      .insert(jobs)
      .values({
        name: "count",
        dueAt: new Date(time.clock().getTime() + 10 * 60_000),
        startedAt: time.clock(),
      });
    const list: Job[] = [{ name: "count", minutes: 60, run: async () => "1" }];
    expect(await runDueJobs({ db, ...time }, list)).toEqual([]);
    time.pass(10);
    expect(await runDueJobs({ db, ...time }, list)).toHaveLength(1);
  });
});

test("five simultaneous workers run each job once", async ({ own: { db } }) => {
  const time = clockAt();
  const runs = new Map<string, number>();
  const list: Job[] = ["one", "two", "three"].map((name) => ({
    name,
    minutes: 60,
    run: async () => {
      runs.set(name, (runs.get(name) ?? 0) + 1);
      return null;
    },
  }));
  await Promise.all(Array.from({ length: 5 }, () => runDueJobs({ db, ...time }, list)));
  expect(Object.fromEntries(runs)).toEqual({ one: 1, two: 1, three: 1 });
});
