import { expect } from "vitest";
import { from, testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { limitSource, refundAction } from "./rate-limit.server.ts";

const limit = { most: 2, minutes: 60 };

test("counts the many networks of an IPv6 /48 together, up to four times the limit of one", async ({
  db,
}) => {
  const deps = testAccounts(db);
  const count = (address: string) => limitSource(deps, "message", from({ address }), limit);
  const ofOne = [];
  for (let time = 0; time < 4; time++) ofOne.push(await count("2001:db8:1:1::1"));
  expect(ofOne).toEqual([null, null, 3600, 3600]);
  for (let time = 0; time < 6; time++) expect(await count(`2001:db8:1:a${time}::1`)).toBeNull();
  expect(await count("2001:db8:1:b::1")).toBe(3600);
  expect(await count("2001:db8:2:b::1")).toBeNull();
  const refunded = { what: "message", userId: null, from: from({ address: "2001:db8:1:b::1" }) };
  for (let time = 0; time < 2; time++) await refundAction(deps, refunded);
  expect(await count("2001:db8:1:c::1")).toBeNull();
});

test("counts IPv4 addresses apart from their neighbors", async ({ db }) => {
  const deps = testAccounts(db);
  for (let last = 0; last < 20; last++)
    expect(
      await limitSource(deps, "message", from({ address: `203.0.113.${last}` }), limit),
    ).toBeNull();
});
