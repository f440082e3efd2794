import { expect, test } from "vitest";
import type { Actor } from "../actor.ts";
import { may, rolesOf } from "./policy.ts";

const someone: Actor = {
  userId: 1,
  name: "Somebody",
  email: "somebody@example.com",
  role: "visitor",
  isVerified: true,
  hasTwoFactor: false,
  owesSecondFactor: false,
  memberships: [{ medSpaId: 7, role: "owner" }],
  sessionId: 1,
  provenAt: null,
  impersonator: null,
};

test("an owner is one of his own listing alone", () => {
  expect(rolesOf(someone, 7)).toEqual(["visitor", "owner"]);
  expect(rolesOf(someone, 8)).toEqual(["visitor"]);
});

test("a webmaster who owes his second factor is a visitor", () => {
  expect(may({ ...someone, role: "super_admin" }, "users.list")).toBe(true);
  expect(may({ ...someone, role: "super_admin", owesSecondFactor: true }, "users.list")).toBe(
    false,
  );
});

test("what is one's own is nobody else's, not even the webmaster's", () => {
  expect(may(someone, "session.endOther", { userId: 1 })).toBe(true);
  expect(may({ ...someone, role: "super_admin" }, "session.endOther", { userId: 2 })).toBe(false);
  expect(may(null, "session.endOther", {})).toBe(false);
});
