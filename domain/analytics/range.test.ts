import { describe, expect, test } from "vitest";
import { groupChartPoints, roundUp } from "./chart.ts";
import { describeFigureChange } from "./figures.ts";
import { monthBefore, readRange } from "./range.ts";

const today = "2026-11-23";
const read = (query: string) => readRange(new URLSearchParams(query), today);

describe("date range from the query", () => {
  test.for([
    ["", "2026-10-27", "2026-11-23", "2026-09-29", "2026-10-25"],
    ["days=7", "2026-11-17", "2026-11-23", "2026-11-10", "2026-11-15"],
    ["days=365", "2025-11-24", "2026-11-23", "2024-11-24", "2025-11-22"],
    ["days=8", "2026-10-27", "2026-11-23", "2026-09-29", "2026-10-25"],
    ["from=2026-10-01&to=2026-10-31", "2026-10-01", "2026-10-31", "2026-08-31", "2026-09-30"],
    ["from=2026-10-31&to=2026-10-01", "2026-10-01", "2026-10-31", "2026-08-31", "2026-09-30"],
    ["from=2026-11-20&to=2027-01-01", "2026-11-20", "2026-11-23", "2026-11-16", "2026-11-18"],
    ["from=2020-01-01&to=2026-11-23", "2025-11-23", "2026-11-23", "2024-11-22", "2025-11-21"],
    ["from=2026-02-31&to=x", "2026-10-27", "2026-11-23", "2026-09-29", "2026-10-25"],
  ])("reads '%s'", ([query = "", from, to, first, last]) => {
    expect(read(query)).toMatchObject({ from, to, before: { from: first, to: last } });
  });
});

test("the month before January is December", () => {
  expect(monthBefore("2027-01-02")).toEqual({ from: "2026-12-01", to: "2026-12-31" });
});

test("groups many days into weeks that end with a full one and lose no days", () => {
  const days = Array.from({ length: 365 }, (_, index) => ({ day: `day ${index}`, value: 1 }));
  const points = groupChartPoints(days, days);
  expect([points.length, points[0]?.now, points.at(-1)?.now]).toEqual([52, 8, 7]);
  expect(points.reduce((sum, { before }) => sum + (before ?? 0), 0)).toBe(365);
});

test("keeps a day that is not over as a point without a counterpart", () => {
  const days = Array.from({ length: 365 }, (_, index) => ({ day: `day ${index}`, value: 1 }));
  const points = groupChartPoints(days, days.slice(1));
  expect(points.slice(-2).map(({ now, before }) => [now, before])).toEqual([
    [7, 7],
    [1, null],
  ]);
});

test.for([
  [0, 4],
  [4, 4],
  [7, 8],
  [11, 12],
  [25, 30],
  [41, 50],
  [401, 500],
  [1000, 1000],
])("an axis for %i ends at %i", ([figure = 0, end]) => {
  expect(roundUp(figure)).toBe(end);
});

test("shows a change in percent, but not for small numbers", () => {
  expect([
    describeFigureChange(112, 100),
    describeFigureChange(50, 100),
    describeFigureChange(30, 19),
    describeFigureChange(25, 25),
  ]).toEqual(["+12%", "−50%", null, "no change"]);
});
