import { expect, test } from "vitest";
import type { Actor } from "../actor.ts";
import { may, rolesOf } from "./policy.ts";

const someone: Actor = {
  userId: 1,
  name: "Anyone",
  email: "anyone@example.com",
  role: "visitor",
  isVerified: true,
  hasTwoFactor: false,
  owesSecondFactor: false,
  memberships: [{ listingId: 7, role: "owner" }],
  sessionId: 1,
  provenAt: null,
  impersonator: null,
};

test("an owner has the owner role only for their own listing", () => {
  expect(rolesOf(someone, 7)).toEqual(["visitor", "owner"]);
  expect(rolesOf(someone, 8)).toEqual(["visitor"]);
});

test("an admin without a required second factor has visitor permissions", () => {
  expect(may({ ...someone, role: "super_admin" }, "users.manage")).toBe(true);
  expect(may({ ...someone, role: "super_admin", owesSecondFactor: true }, "users.manage")).toBe(
    false,
  );
});

test("personal data is accessible only to the user, not even to an admin", () => {
  expect(may(someone, "session.endOther", { userId: 1 })).toBe(true);
  expect(may({ ...someone, role: "super_admin" }, "session.endOther", { userId: 2 })).toBe(false);
  expect(may(null, "session.endOther", {})).toBe(false);
});
