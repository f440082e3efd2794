import { expect } from "vitest";
import { users } from "#database/schema/accounts.ts";
import { from, testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addFirstOperator } from "./operators.server.ts";
import { signIn } from "./sign-in.server.ts";

const nobodyChose = { email: undefined, password: undefined };

test("a new site has one account, a webmaster's, whose password is made by chance and told once", async ({ db }) => {
  const accounts = testAccounts(db);
  const first = await addFirstOperator(accounts, nobodyChose);
  expect((await db.select({ role: users.role }).from(users)).map(({ role }) => role)).toEqual(["super_admin"]);
  expect(first?.password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
  expect(await signIn(accounts, { email: first?.email ?? "", password: first?.password ?? "" }, from())).toMatchObject({ outcome: "signed-in" });
  expect(await addFirstOperator(accounts, nobodyChose)).toBeNull();
  await db.update(users).set({ role: "visitor" });
  expect((await addFirstOperator(accounts, nobodyChose))?.password).not.toBe(first?.password);
});
