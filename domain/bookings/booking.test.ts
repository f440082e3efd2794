import { expect, test } from "vitest";
import { slotSchema } from "./booking-input.ts";

test.each(["9:00", "9:00 AM", "09:00:00", "24:00"])(
  "rejects the time %s and explains the format",
  (time) => {
    const { error } = slotSchema.safeParse({ date: "2026-11-23", time });
    expect(error?.issues.map(({ message }) => message)).toEqual([
      "Write the time as HH:mm on a 24-hour clock, like 09:30.",
    ]);
  },
);

test.each([undefined, ""])("asks for a time when it is missing: %s", (time) => {
  expect(
    slotSchema.safeParse({ date: "2026-11-23", time }).error?.issues.map(({ message }) => message),
  ).toEqual(["Choose a time."]);
});
