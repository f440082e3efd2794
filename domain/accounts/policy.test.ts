import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import type { Actor } from "./actor.ts";
import { may, policy, rolesOf } from "./policy.ts";

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
  expect(may({ ...someone, role: "super_admin" }, "see admin users")).toBe(true);
  expect(may({ ...someone, role: "super_admin", owesSecondFactor: true }, "see admin users")).toBe(
    false,
  );
});

test("what is one's own is nobody else's, not even the webmaster's", () => {
  expect(may(someone, "end a session", { userId: 1 })).toBe(true);
  expect(may({ ...someone, role: "super_admin" }, "end a session", { userId: 2 })).toBe(false);
  expect(may(null, "end a session", {})).toBe(false);
});

test("no operation stands in two rows", () => {
  const operations = Object.values(policy).flatMap(
    ({ operations: each }) => each as readonly string[],
  );
  expect(new Set(operations).size).toBe(operations.length);
});

test("no action stands in two files, and no file is forgotten", async () => {
  const files = readdirSync(new URL("policy", import.meta.url)).filter((file) => file !== "row.ts");
  const parts = await Promise.all(
    files.map((file) => import(`./policy/${file.replace(".ts", "")}.ts`)),
  );
  const actions = parts.flatMap((part) =>
    Object.values(part).flatMap((rows) => Object.keys(rows as object)),
  );
  expect(actions.sort()).toEqual(Object.keys(policy).sort());
});
