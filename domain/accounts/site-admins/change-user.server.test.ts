import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { users } from "#database/schema/accounts/accounts.ts";
import { auditLog } from "#database/schema/audit-log.ts";
import { runInLanguage } from "#platform/run-in-language.ts";
import { from, testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople, password, signedIn } from "#tests/support/people.ts";
import { deleteAccount } from "../delete-account.server.ts";
import { findByPassword, findVisitor } from "../sessions/visitor.server.ts";
import { sendQueuedPasswordResets } from "../sign-in/reset-password.server.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import {
  changeRole,
  endSessionsOf,
  endSuspension,
  sendPasswordLinkTo,
  suspendUser,
} from "./change-user.server.ts";
import { listAdminUsers } from "./command-line.server.ts";
import { findUser, listUsers } from "./list-users.server.ts";

describe("a suspended account", () => {
  test("is signed out everywhere and reveals the suspension only after the right password", async ({
    db,
  }) => {
    const accounts = testAccounts(db);
    const { ada, oscar, sessionOf } = await addPeople(accounts);
    expect(await suspendUser(accounts, ada, oscar.userId, "Invented reviews")).toBe("done");
    expect(await findVisitor(accounts, sessionOf.oscar)).toBeNull();
    const given = (text: string) => ({ email: oscar.email, password: text });
    expect(await signIn(accounts, given("not his password at all"), from())).toEqual({
      outcome: "wrong",
    });
    expect(await signIn(accounts, given(password), from())).toEqual({ outcome: "suspended" });
    expect(await findByPassword(accounts, given(password), from())).toEqual({
      outcome: "suspended",
    });
    const [email] = await accounts.emailsTo(oscar.email);
    expect(email?.text).toContain("suspended");
    expect(email?.text).not.toContain("Invented reviews");
    const list = await listAdminUsers(accounts, ada);
    expect(list === "forbidden" || list.find(({ id }) => id === oscar.userId)?.isActive).toBe(
      false,
    );
  });

  test("can sign in again after the suspension is lifted", async ({ db }) => {
    const accounts = testAccounts(db);
    const { ada, oscar } = await addPeople(accounts);
    await suspendUser(accounts, ada, oscar.userId, "Invented reviews");
    expect(await endSuspension(accounts, ada, oscar.userId)).toBe("done");
    expect(await endSuspension(accounts, ada, oscar.userId)).toBe("not-found");
    expect((await signedIn(accounts, "oscar")).actor.userId).toBe(oscar.userId);
  });
});

test("account changes by an admin are emailed in the locale of the user's last sign-in", async ({
  db,
}) => {
  const accounts = testAccounts(db);
  const { ada, oscar, gina } = await addPeople(accounts);
  await runInLanguage("es", () => signedIn(accounts, "oscar"));
  await suspendUser(accounts, ada, oscar.userId, "Invented reviews");
  await endSuspension(accounts, ada, oscar.userId);
  const [opened, suspended] = await accounts.emailsTo(oscar.email);
  expect(suspended?.text).toContain("Su cuenta está suspendida");
  expect(opened?.text).toMatch(/Su cuenta está activa de nuevo[^\0]*\/es\/sign-in/);
  await endSessionsOf(accounts, ada, gina.userId, null);
  expect((await accounts.emailsTo(gina.email))[0]?.text).toContain("We signed you out");
});

describe("an admin", () => {
  test("changes a role, which signs the user out and notifies them", async ({ db }) => {
    const accounts = testAccounts(db);
    const { ada, gina, sessionOf } = await addPeople(accounts);
    expect(await changeRole(accounts, ada, gina.userId, "editor")).toBe("done");
    expect(await findVisitor(accounts, sessionOf.gina)).toBeNull();
    expect((await accounts.emailsTo(gina.email))[0]).toMatchObject({ kind: "role" });
    expect((await signedIn(accounts, "gina")).actor.role).toBe("editor");
    expect(await changeRole(accounts, ada, gina.userId, "editor")).toBe("not-found");
  });

  test("cannot change their own account, so one admin always remains", async ({ db }) => {
    const accounts = testAccounts(db);
    const { ada } = await addPeople(accounts);
    expect(await changeRole(accounts, ada, ada.userId, "visitor")).toBe("oneself");
    expect(await suspendUser(accounts, ada, ada.userId, "Tired")).toBe("oneself");
  });

  test("cannot remove anyone after being removed themselves", async ({ db }) => {
    const accounts = testAccounts(db);
    const { ada, edda } = await addPeople(accounts);
    await changeRole(accounts, ada, edda.userId, "super_admin");
    const { actor: other } = await signedIn(accounts, "edda");
    expect(await changeRole(accounts, other, ada.userId, "visitor")).toBe("done");
    expect(await changeRole(accounts, ada, other.userId, "visitor")).toBe("forbidden");
  });

  test("cannot give the admin role to an unverified address", async ({ db }) => {
    const accounts = testAccounts(db);
    const { ada } = await addPeople(accounts);
    const [squatter] = await db
      .insert(users)
      .values({ name: "Squatter", email: "squatter@example.com" })
      .returning();
    expect(await changeRole(accounts, ada, squatter?.id ?? 0, "super_admin")).toBe("not-found");
  });

  test("ends one or all of a user's sessions and sends a password link", async ({ db }) => {
    const accounts = testAccounts(db);
    const { ada, oscar, sessionOf } = await addPeople(accounts);
    const { actor: elsewhere, token } = await signedIn(
      accounts,
      "oscar",
      from({ browser: "Safari on iPhone" }),
    );
    expect(await endSessionsOf(accounts, ada, oscar.userId, elsewhere.sessionId)).toBe("done");
    expect([
      await findVisitor(accounts, token),
      (await findVisitor(accounts, sessionOf.oscar))?.userId,
    ]).toEqual([null, oscar.userId]);
    expect(await endSessionsOf(accounts, ada, oscar.userId, ada.sessionId)).toBe("not-found");
    expect(await endSessionsOf(accounts, ada, oscar.userId, null)).toBe("done");
    expect(await sendPasswordLinkTo(accounts, ada, oscar.userId)).toBe("done");
    await sendQueuedPasswordResets(accounts);
    expect((await accounts.emailsTo(oscar.email))[0]?.kind).toBe("reset password");
  });
});

test("only super admins see or change accounts", async ({ db }) => {
  const accounts = testAccounts(db);
  const people = await addPeople(accounts);
  const target = people.oscar.userId;
  for (const person of ["edda", "olivia", "tess", "gina"] as const) {
    const actor = people[person];
    expect(
      await listUsers(
        accounts,
        actor,
        { words: "", role: null, state: null },
        { limit: 9, offset: 0 },
      ),
    ).toBe("forbidden");
    expect(await findUser(accounts, actor, target)).toBeNull();
    for (const intent of [
      changeRole(accounts, actor, target, "editor"),
      suspendUser(accounts, actor, target, "x"),
      endSuspension(accounts, actor, target),
      endSessionsOf(accounts, actor, target, null),
      sendPasswordLinkTo(accounts, actor, target),
    ])
      expect(await intent).toBe("forbidden");
  }
});

test("accounts are searchable by text, role and status", async ({ db }) => {
  const accounts = testAccounts(db);
  const { ada, oscar } = await addPeople(accounts);
  await suspendUser(accounts, ada, oscar.userId, "x");
  const find = async (filter: Partial<Parameters<typeof listUsers>[2]>) => {
    const found = await listUsers(
      accounts,
      ada,
      { words: "", role: null, state: null, ...filter },
      { limit: 20, offset: 0 },
    );
    return found === "forbidden" ? [] : found.rows.map(({ name }) => name.split(" ")[0]).sort();
  };
  expect(await find({ words: "glow.example" })).toEqual(["Olivia", "Tess"]);
  expect(await find({ words: "%" })).toEqual([]);
  expect(await find({ role: "admin" })).toEqual(["Ada"]);
  expect(await find({ role: "owner" })).toEqual(["Olivia", "Oscar", "Tess"]);
  expect(await find({ role: "visitor" })).toEqual(["Gina"]);
  expect(await find({ state: "suspended" })).toEqual(["Oscar"]);
});

test("the audit log keeps only the ID of a deleted account", async ({ db }) => {
  const accounts = testAccounts(db);
  const { ada, gina } = await addPeople(accounts);
  await suspendUser(accounts, ada, gina.userId, "Gina writes from gina@example.com");
  await deleteAccount(accounts, gina);
  const kept = JSON.stringify(
    await db.select().from(auditLog).where(eq(auditLog.tableName, "users")),
  );
  expect(kept).toContain(`"rowKey":"${gina.userId}"`);
  expect(kept).not.toMatch(/gina|rios|writes from/i);
});
