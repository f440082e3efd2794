import { expect, test } from "vitest";
import { draft } from "#tests/support/catalogue.ts";
import { demoDays } from "./demo-days.ts";

const today = "2026-11-23";
const demo = () =>
  demoDays({
    drafts: [draft(), draft({ slug: "harbor-studio" })],
    owned: ["glow-studio"],
    premierSince: new Map([["glow-studio", "2026-10-01"]]),
    today,
  });

test("the demo figures cover the year before today and are reproducible", () => {
  const [glow] = demo();
  const days = new Set(glow?.days.map(({ day }) => day));
  expect([days.size, [...days].at(0), [...days].at(-1)]).toEqual([365, "2025-11-23", "2026-11-22"]);
  expect(demo()).toEqual(demo());
});

test("writes each row once, daily for a listing with an owner and weekly for the others", () => {
  const [glow, harbor] = demo();
  const keys = glow?.days.map(({ day, source }) => `${day} ${source}`) ?? [];
  expect(new Set(keys).size).toBe(keys.length);
  expect(harbor?.days).toHaveLength(52);
  expect(
    glow?.days.filter(({ isPremium }) => isPremium).every(({ day }) => day >= "2026-10-01"),
  ).toBe(true);
});
