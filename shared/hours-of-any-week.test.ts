import fc from "fast-check";
import { expect, test } from "vitest";
import "#platform/load-typed-words.ts";
import { describeWeek, isOpenAt, type MinuteRanges, rangesOfDay, weekdays } from "./hours.ts";
import { parseHours } from "./parse-hours.ts";

const daysOfWeek = weekdays.map((_, day) => day);

const intervals = fc
  .uniqueArray(fc.integer({ min: 0, max: 1440 }), { maxLength: 6 })
  .map((minutes) => minutes.sort((a, b) => a - b))
  .map((minutes) =>
    Array.from(
      { length: Math.floor(minutes.length / 2) },
      (_, index) => [minutes[2 * index], minutes[2 * index + 1]] as [number, number],
    ),
  );
const week = fc.tuple(...daysOfWeek.map(() => intervals));

const rangesOf = (days: [number, number][][]): MinuteRanges =>
  days.flatMap((day, index) =>
    day.map(([from, to]): [number, number] => [index * 1440 + from, index * 1440 + to]),
  );

function write(
  days: [number, number][][],
  { dash, joint, order }: { dash: string; joint: string; order: number[] },
) {
  return order
    .map(
      (day) =>
        `${weekdays[day]} ${days[day]?.map(([from, to]) => `${clock(from)}${dash}${clock(to)}`).join(joint) || "closed"}`,
    )
    .join("; ");
}

function clock(minute: number) {
  const hour = Math.floor(minute / 60) % 24;
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, "0")}${hour < 12 ? "am" : "pm"}`;
}

const style = fc.record({
  dash: fc.constantFrom("-", " – ", " to "),
  joint: fc.constantFrom(" and ", ", ", " & "),
  order: fc.shuffledSubarray(daysOfWeek, { minLength: 7 }),
});

test("reads every week that can be written", () => {
  fc.assert(
    fc.property(week, style, (days, how) => {
      expect(parseHours(write(days, how))).toEqual(rangesOf(days));
    }),
  );
});

test("reading never throws and never gives hours outside the week", () => {
  const parts = fc.constantFrom(
    "mon",
    "Sat",
    "-",
    " ",
    "9",
    "am",
    "pm",
    ":",
    "closed",
    ";",
    "and",
    "12",
    "30",
    "to",
    "\n",
    "é",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(parts).map((words) => words.join("")),
      ),
      (text) => {
        for (const [from, to] of parseHours(text) ?? [])
          expect(0 <= from && from < to && to <= 7 * 1440).toBe(true);
      },
    ),
  );
});

test("hours written day by day give the same open minutes when read back", () => {
  fc.assert(
    fc.property(week, fc.integer({ min: 0, max: 7 * 1440 - 1 }), (days, minute) => {
      const ranges = rangesOf(days);
      const written = describeWeek(ranges).map(({ day, hours }) => `${day} ${hours}`);
      expect(isOpenAt(parseHours(written.join("; ")) ?? [], minute)).toBe(isOpenAt(ranges, minute));
    }),
  );
});

test("the parts of all days add up to the whole week, including past midnight", () => {
  const merged = fc
    .uniqueArray(fc.integer({ min: 0, max: 7 * 1440 }), { minLength: 2, maxLength: 10 })
    .map((minutes) => minutes.sort((a, b) => a - b));
  fc.assert(
    fc.property(merged, (minutes) => {
      const ranges = Array.from(
        { length: Math.floor(minutes.length / 2) },
        (_, index) => [minutes[2 * index], minutes[2 * index + 1]] as [number, number],
      );
      const total = (parts: MinuteRanges) => parts.reduce((sum, [from, to]) => sum + to - from, 0);
      expect(total(daysOfWeek.flatMap((day) => rangesOfDay(ranges, day)))).toBe(total(ranges));
    }),
  );
});
