import { expect } from "vitest";
import { testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { test as changesTest, clearInvalidated } from "#tests/support/invalidation.ts";
import { addPeople } from "#tests/support/people.ts";
import {
  findHourExceptions,
  removeHourExceptions,
  setHourExceptions,
} from "./hour-exceptions.server.ts";
import { type HourException, hourExceptionSchema } from "./hour-exceptions.ts";

const vacation: HourException = {
  from: "2026-12-24",
  to: "2026-12-27",
  kind: "closed",
  opens: "",
  closes: "",
  note: "Holidays",
};

test("a vacation is stored as a row per day and shown as one entry", async ({ db }) => {
  const accounts = testAccounts(db);
  const { olivia, glow } = await addPeople(accounts);
  expect(await setHourExceptions(accounts, olivia, glow, vacation)).toBe("done");
  expect((await findHourExceptions(accounts, olivia, glow))?.exceptions).toEqual([
    { from: "2026-12-24", to: "2026-12-27", hours: [], note: "Holidays" },
  ]);
});

test("a day within it replaces the vacation's hours and can be removed again", async ({ db }) => {
  const accounts = testAccounts(db);
  const { tess, glow } = await addPeople(accounts);
  await setHourExceptions(accounts, tess, glow, vacation);
  const open: HourException = {
    from: "2026-12-26",
    to: "",
    kind: "open",
    opens: "10:00",
    closes: "14:30",
    note: "",
  };
  expect(await setHourExceptions(accounts, tess, glow, open)).toBe("done");
  expect(
    (await findHourExceptions(accounts, tess, glow))?.exceptions.map(({ from, to, hours }) => ({
      from,
      to,
      hours,
    })),
  ).toEqual([
    { from: "2026-12-24", to: "2026-12-25", hours: [] },
    { from: "2026-12-26", to: "2026-12-26", hours: [[600, 870]] },
    { from: "2026-12-27", to: "2026-12-27", hours: [] },
  ]);
  expect(
    await removeHourExceptions(accounts, tess, glow, { from: "2026-12-24", to: "2026-12-26" }),
  ).toBe("done");
  expect((await findHourExceptions(accounts, tess, glow))?.exceptions).toHaveLength(1);
});

test("past days are not written", async ({ db }) => {
  const accounts = testAccounts(db);
  const { olivia, glow } = await addPeople(accounts);
  expect(
    await setHourExceptions(accounts, olivia, glow, {
      ...vacation,
      from: "2026-11-01",
      to: "2026-11-02",
    }),
  ).toBe("past");
});

test("another owner, a visitor and an editor cannot see or change dated hours", async ({ db }) => {
  const accounts = testAccounts(db);
  const { olivia, oscar, gina, edda, glow } = await addPeople(accounts);
  await setHourExceptions(accounts, olivia, glow, vacation);
  for (const actor of [oscar, gina, edda]) {
    expect(await findHourExceptions(accounts, actor, glow)).toBeNull();
    expect(await setHourExceptions(accounts, actor, glow, { ...vacation, note: "x" })).toBe(
      "not-found",
    );
    expect(await removeHourExceptions(accounts, actor, glow, vacation)).toBe("not-found");
  }
  expect((await findHourExceptions(accounts, olivia, glow))?.exceptions).toMatchObject([
    { note: "Holidays" },
  ]);
});

changesTest(
  "new special hours invalidate the profile and its lists",
  async ({ own: { db }, invalidated }) => {
    const accounts = testAccounts(db);
    const { olivia, glow } = await addPeople(accounts);
    await clearInvalidated(db, invalidated);
    await setHourExceptions(accounts, olivia, glow, vacation);
    await expect.poll(() => invalidated).toContain("med-spa:glow-studio");
    await clearInvalidated(db, invalidated);
    await removeHourExceptions(accounts, olivia, glow, vacation);
    await expect.poll(() => invalidated).toContain("med-spa:glow-studio");
  },
);

test("the form reports missing and reversed dates", () => {
  const wrong = (changes: Partial<HourException>) =>
    hourExceptionSchema
      .safeParse({ ...vacation, ...changes })
      .error?.issues.map(({ path }) => path.join("."));
  expect(wrong({})).toBeUndefined();
  expect(wrong({ to: "2026-12-23" })).toEqual(["to"]);
  expect(wrong({ to: "2028-01-01" })).toEqual(["to"]);
  expect(wrong({ kind: "open" })).toEqual(["opens", "closes"]);
  expect(wrong({ kind: "open", opens: "14:00", closes: "10:00" })).toEqual(["closes"]);
});
