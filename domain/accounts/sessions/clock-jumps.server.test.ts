import { expect } from "vitest";
import { test } from "#tests/support/database.ts";
import { countAgainstRateLimit } from "../internal/rate-limit-counters.server.ts";

const limit = { most: 3, minutes: 15 };

test("a clock set back by a day or an hour extends no rate limit, and simultaneous tries all count", async ({
  db,
}) => {
  let now = Date.parse("2026-11-21T18:00:00Z");
  const count = () =>
    countAgainstRateLimit(
      { db, clock: () => new Date(now), fingerprint: (text) => text },
      "entrance",
      limit,
    );
  for (const hours of [24, 1]) {
    now += hours * 3_600_000;
    for (let tries = 0; tries < 3; tries++) expect(await count()).toBeNull();
    expect(await count()).toBeGreaterThan(0);
    now -= hours * 3_600_000;
    expect(await count()).toBeNull();
  }
  // A request that read the clock slightly earlier does not reset the counter.
  for (let tries = 0; tries < 3; tries++) {
    now -= 20;
    await count();
  }
  expect(await count()).toBeGreaterThan(0);
});
