import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Executor } from "#database/database.ts";
import {
  devices,
  passkeys,
  tokens,
  twoFactors,
  users,
} from "#database/schema/accounts/accounts.ts";
import { apiKeys } from "#database/schema/accounts/api-keys.ts";
import { from, testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople, signedIn } from "#tests/support/people.ts";
import { findVisitor } from "../sessions/visitor.server.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { signUp } from "../sign-in/sign-up.server.ts";
import { changeRole } from "./change-user.server.ts";
import {
  addFirstAdmin,
  addMembership,
  createAdminSignInLink,
  signInByLink,
} from "./command-line.server.ts";
import { inviteAdmin } from "./site-admins.server.ts";

const nobodyChose = { email: undefined, password: undefined };

test("a new site has one super admin, whose random password is shown once", async ({ db }) => {
  const accounts = testAccounts(db);
  const first = await addFirstAdmin(accounts, nobodyChose);
  expect((await db.select({ role: users.role }).from(users)).map(({ role }) => role)).toEqual([
    "super_admin",
  ]);
  expect(first?.password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
  expect(
    await signIn(accounts, { email: first?.email ?? "", password: first?.password ?? "" }, from()),
  ).toMatchObject({ outcome: "signed-in" });
  expect(await addFirstAdmin(accounts, nobodyChose)).toBeNull();
  await db.update(users).set({ role: "visitor" });
  expect((await addFirstAdmin(accounts, nobodyChose))?.password).not.toBe(first?.password);
});

test("the command line takes over an unconfirmed account and drops everything its creator set up", async ({
  db,
}) => {
  const deleteKeys = async (tx: Executor, userId: number) =>
    void (await tx.delete(apiKeys).where(eq(apiKeys.userId, userId)));
  const accounts = {
    ...testAccounts(db),
    accountParts: [
      { name: "keys", collect: async () => [], erase: deleteKeys, endAccess: deleteKeys },
    ],
  };
  const squatter = { email: "info@clinic.example.org", password: "harbour lights at dawn" };
  await signUp(accounts, { name: "Squatter", ...squatter }, from());
  const answer = await signIn(accounts, squatter, from());
  const session = answer.outcome === "signed-in" ? answer.session.token : "";
  const userId = (await findVisitor(accounts, session))?.userId ?? 0;
  const now = accounts.clock();
  await db.insert(twoFactors).values({ userId, secret: "sealed", confirmedAt: now });
  await db
    .insert(passkeys)
    .values({
      userId,
      credentialId: "theirs",
      publicKey: "key",
      counter: 0,
      name: "Theirs",
      createdAt: now,
    });
  await db
    .insert(apiKeys)
    .values({ userId, name: "Theirs", prefix: "oc", keyHash: "hash", scopes: [], createdAt: now });
  const link = await createAdminSignInLink(accounts, squatter.email);
  expect(await findVisitor(accounts, session)).toBeNull();
  expect((await signIn(accounts, squatter, from())).outcome).toBe("wrong");
  for (const table of [passkeys, twoFactors, devices, apiKeys])
    expect(await db.select().from(table).where(eq(table.userId, userId))).toEqual([]);
  expect(
    await db.select({ purpose: tokens.purpose }).from(tokens).where(eq(tokens.userId, userId)),
  ).toEqual([{ purpose: "sign-in link" }]);
  const opened = await signInByLink(
    accounts,
    new URL(link).searchParams.get("token") ?? "",
    from(),
  );
  const operator =
    opened.outcome === "signed-in" ? await findVisitor(accounts, opened.session.token) : null;
  expect(operator).toMatchObject({ role: "super_admin", isVerified: true, name: "Admin" });
});

test("every role change ends earlier sessions, except the one that earned the role", async ({
  db,
}) => {
  const accounts = testAccounts(db);
  const { ada, gina, tess, oscar, edda, sessionOf, glow } = await addPeople(accounts);
  await createAdminSignInLink(accounts, edda.email);
  expect(
    await inviteAdmin(accounts, ada, { name: tess.name, email: tess.email, role: "editor" }),
  ).toBe("granted");
  await changeRole(accounts, ada, oscar.userId, "editor");
  const { actor, token } = await signedIn(accounts, "gina", from({ browser: "Safari on iPhone" }));
  await addMembership(accounts, gina.userId, { listingId: glow, role: "manager" }, actor.sessionId);
  for (const person of ["edda", "tess", "oscar", "gina"] as const)
    expect(await findVisitor(accounts, sessionOf[person])).toBeNull();
  expect(await findVisitor(accounts, token)).toMatchObject({
    memberships: [{ listingId: glow, role: "manager" }],
  });
});
