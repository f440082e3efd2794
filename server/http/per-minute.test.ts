import { expect, test } from "vitest";
import { countSourcePerMinute } from "./per-minute.ts";

test("counts the many networks of an IPv6 /48 together, up to four times the limit of one", () => {
  const count = countSourcePerMinute(() => new Date("2026-11-29T18:00:00Z"), 10);
  expect(count("2001:db8:1:1::1", 11).isOver).toBe(true);
  for (const network of [2, 3, 4]) expect(count(`2001:db8:1:${network}::1`, 10).isOver).toBe(false);
  expect(count("2001:db8:1:5::1", 9)).toMatchObject({ most: 10, left: 1, isOver: false });
  expect(count("2001:db8:1:6::1")).toMatchObject({ most: 10, left: 0, isOver: false });
  expect(count("2001:db8:1:7::1").isOver).toBe(true);
  expect(count("2001:db8:2:1::1").isOver).toBe(false);
});

test("counts IPv4 addresses by themselves", () => {
  const count = countSourcePerMinute(() => new Date("2026-11-29T18:00:00Z"), 1);
  for (let address = 1; address < 9; address++)
    expect(count(`198.51.100.${address}`).isOver).toBe(false);
  expect(count("198.51.100.1").isOver).toBe(true);
});
