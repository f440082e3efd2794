import fc from "fast-check";
import { expect, test } from "vitest";
import { addMonths, cohorts, monthlyRevenue, type PlanLife, summarizeRevenue } from "./revenue.ts";

const life = (given: Partial<PlanLife>): PlanLife => ({
  state: "active",
  beganOn: "2026-01-10",
  trialEndsOn: "2026-02-09",
  paidFrom: "2026-02-09",
  endedOn: null,
  monthlyCents: 2900,
  ...given,
});

test("a plan earns from its first payment until the day it ends", () => {
  const plan = life({ state: "ended", endedOn: "2026-04-09" });
  const at = (today: string) => summarizeRevenue([plan], today).monthlyCents;
  expect([at("2026-02-08"), at("2026-02-09"), at("2026-04-08"), at("2026-04-09")]).toEqual([
    0, 2900, 2900, 0,
  ]);
});

test("monthly gains and losses equal the change in payers, and churn uses payers at the start", () => {
  const lives = [
    life({}),
    life({ state: "ended", endedOn: "2026-03-20" }),
    life({ beganOn: "2026-02-01", trialEndsOn: "2026-03-03", paidFrom: "2026-03-03" }),
  ];
  const [february, march] = monthlyRevenue(lives, [], "2026-03-31", 2);
  expect(february).toMatchObject({
    month: "2026-02",
    paying: 2,
    gained: 2,
    lost: 0,
    churn: null,
    trialsOver: 2,
    trialsConverted: 2,
  });
  expect(march).toMatchObject({
    month: "2026-03",
    paying: 2,
    gained: 1,
    lost: 1,
    churn: 0.5,
    monthlyCents: 5800,
    trialsBegun: 0,
  });
});

test("a trial without a payment does not count as converted", () => {
  const now = summarizeRevenue(
    [life({}), life({ state: "ended", paidFrom: null, endedOn: "2026-02-09" })],
    "2026-03-01",
  );
  expect(now).toMatchObject({
    paying: 1,
    trialsOver: 2,
    trialsConverted: 1,
    conversion: 0.5,
    trials: 0,
  });
});

test("cohort retention counts only the members old enough to have stayed that long", () => {
  const lives = [
    life({}),
    life({ paidFrom: "2026-02-20" }),
    life({ state: "ended", endedOn: "2026-03-01" }),
  ];
  expect(cohorts(lives, "2026-03-10")).toEqual([
    { month: "2026-02", size: 3, kept: [{ of: 2, kept: 1 }] },
  ]);
});

test("adding a month to the last day of a long month gives the last day of a short one", () => {
  expect(["2026-01-31", "2026-12-15", "2028-01-30"].map((day) => addMonths(day, 1))).toEqual([
    "2026-02-28",
    "2027-01-15",
    "2028-02-29",
  ]);
});

const day = fc
  .integer({ min: 0, max: 700 })
  .map((days) => new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10));
const lives = fc.array(
  fc.record({
    state: fc.constant("active"),
    beganOn: day,
    trialEndsOn: fc.option(day),
    paidFrom: fc.option(day),
    endedOn: fc.option(day),
    monthlyCents: fc.integer({ min: 0, max: 9900 }),
  }),
  { maxLength: 30 },
);

test("paying plans each month equal those of the month before plus gained minus lost", () => {
  fc.assert(
    fc.property(lives, day, (plans, today) => {
      const months = monthlyRevenue(plans, [], today);
      for (const [index, { paying, gained, lost }] of months.slice(1).entries())
        expect(paying).toBe((months[index]?.paying ?? 0) + gained - lost);
      expect(months.at(-1)?.monthlyCents).toBe(summarizeRevenue(plans, today).monthlyCents);
    }),
  );
});
