import { expect, test } from "vitest";
import { draft } from "#tests/support/catalogue.ts";
import { demoDays } from "./demo-days.ts";

const today = "2026-11-23";
const told = () =>
  demoDays({
    drafts: [draft(), draft({ slug: "harbor-studio" })],
    owned: ["glow-studio"],
    premierSince: new Map([["glow-studio", "2026-10-01"]]),
    today,
  });

test("the demonstration tells a year before today, the same each time", () => {
  const [glow] = told();
  const days = new Set(glow?.days.map(({ day }) => day));
  expect([days.size, [...days].at(0), [...days].at(-1)]).toEqual([365, "2025-11-23", "2026-11-22"]);
  expect(told()).toEqual(told());
});

test("a row is told once, by the day where somebody owns the listing, else by the week", () => {
  const [glow, harbor] = told();
  const keys = glow?.days.map(({ day, source }) => `${day} ${source}`) ?? [];
  expect(new Set(keys).size).toBe(keys.length);
  expect(harbor?.days).toHaveLength(52);
  expect(
    glow?.days.filter(({ isPremium }) => isPremium).every(({ day }) => day >= "2026-10-01"),
  ).toBe(true);
});
