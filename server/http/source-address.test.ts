import { expect, test } from "vitest";
import { sourceAddress } from "./source-address.ts";

test("ignores forwarded headers without proxies", () => {
  expect(sourceAddress("203.0.113.7", "198.51.100.1", 0)).toBe("203.0.113.7");
});

test("uses the address seen by our outermost proxy, whatever the client put before it", () => {
  expect(sourceAddress("10.0.0.1", "6.6.6.6, 203.0.113.7", 1)).toBe("203.0.113.7");
  expect(sourceAddress("10.0.0.1", "6.6.6.6, 203.0.113.7, 10.0.0.2", 2)).toBe("203.0.113.7");
  expect(sourceAddress("10.0.0.1", "203.0.113.7", 2)).toBe("203.0.113.7");
  expect(sourceAddress("10.0.0.1", undefined, 1)).toBe("10.0.0.1");
});

test("recognizes one client in every notation of its address", () => {
  for (const written of [
    "8.8.4.4:40001",
    "8.8.4.4",
    "::ffff:8.8.4.4",
    "::ffff:808:404",
    "[::ffff:808:404]:443",
  ])
    expect(sourceAddress("10.0.0.1", written, 1)).toBe("8.8.4.4");
  expect(sourceAddress("10.0.0.1", "[2001:db8::1]:443", 1)).toBe("2001:db8::1");
  expect(sourceAddress("::ffff:127.0.0.1", undefined, 0)).toBe("127.0.0.1");
});
