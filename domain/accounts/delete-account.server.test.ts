import { eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { accountEvents, sessions, users } from "#database/schema/accounts/accounts.ts";
import { memberships } from "#database/schema/accounts/memberships.ts";
import { from, testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople, password, people } from "#tests/support/people.ts";
import { changePassword, proveIdentity } from "./change-account.server.ts";
import { collectMyData, deleteAccount } from "./delete-account.server.ts";
import { endSession, listSessions, signOut } from "./sessions/sessions.server.ts";
import { findVisitor } from "./sessions/visitor.server.ts";
import { signIn } from "./sign-in/sign-in.server.ts";
import { signUp } from "./sign-in/sign-up.server.ts";

describe("account deletion", () => {
  test("removes the user from every table and frees the email address", async ({ db }) => {
    const accounts = testAccounts(db);
    const { olivia, sessionOf } = await addPeople(accounts);
    expect(await deleteAccount(accounts, olivia)).toBe("done");
    expect(await findVisitor(accounts, sessionOf.olivia)).toBeNull();
    expect(
      await db.select().from(memberships).where(eq(memberships.userId, olivia.userId)),
    ).toEqual([]);
    const { rows } = await db.execute<{ all: string }>(
      sql`select json_agg(users)::text || (select json_agg(e)::text from account_events e where user_id = ${olivia.userId}) as all from users where id = ${olivia.userId}`,
    );
    expect(rows[0]?.all).not.toMatch(/olivia|Firefox|203\.0/i);
    await signUp(
      accounts,
      { name: "Olivia", email: people.olivia.email, password: "granite swallow teapot" },
      from(),
    );
    expect((await db.select().from(users).where(eq(users.email, people.olivia.email))).length).toBe(
      1,
    );
  });

  test("runs every module's deletion in the same transaction", async ({ db }) => {
    const accounts = testAccounts(db);
    const { gina } = await addPeople(accounts);
    const deleted: number[] = [];
    const part = {
      name: "reviews",
      collect: async () => ["a review"],
      erase: async (_tx: unknown, userId: number) => void deleted.push(userId),
    };
    const data = await collectMyData({ ...accounts, accountParts: [part] }, gina);
    expect(data).toMatchObject({ reviews: ["a review"] });
    // Field names of a file that people download: they stay when the code's names change.
    expect(Object.keys(data)).toEqual([
      "account",
      "sessions",
      "devices",
      "passkeys",
      "listings",
      "events",
      "seenByWebmasters",
      "mails",
      "reviews",
    ]);
    await deleteAccount({ ...accounts, accountParts: [part] }, gina);
    expect(deleted).toEqual([gina.userId]);
    const failing = { ...part, erase: async () => Promise.reject(new Error("still needed")) };
    const { edda } = {
      edda: (await db.select().from(users).where(eq(users.email, people.edda.email)))[0],
    };
    const actor = { ...gina, userId: edda?.id ?? 0 };
    await expect(deleteAccount({ ...accounts, accountParts: [failing] }, actor)).rejects.toThrow(
      "still needed",
    );
    expect((await db.select().from(users).where(eq(users.email, people.edda.email))).length).toBe(
      1,
    );
  });

  test("requires a recent password entry and one remaining super admin", async ({ db }) => {
    const accounts = testAccounts(db);
    const { gina, ada } = await addPeople(accounts);
    expect(await deleteAccount(accounts, ada)).toBe("last-admin");
    accounts.pass(11);
    expect(await deleteAccount(accounts, gina)).toBe("proof-needed");
  });
});

test("the data export has the user's own data, without secrets or other people's data", async ({
  db,
}) => {
  const accounts = testAccounts(db);
  const { olivia } = await addPeople(accounts);
  const text = JSON.stringify(await collectMyData(accounts, olivia));
  expect(text).toContain(people.olivia.email);
  expect(text).toContain("signed in");
  expect(text).not.toMatch(/argon2|hash|oscar|gina/i);
});

describe("sessions", () => {
  test("lists and ends only the user's own sessions, and reports others as not found", async ({
    db,
  }) => {
    const accounts = testAccounts(db);
    const { olivia, oscar } = await addPeople(accounts);
    expect((await listSessions(accounts, olivia)).map(({ isThis }) => isThis)).toEqual([true]);
    expect(await endSession(accounts, oscar, olivia.sessionId ?? 0)).toBe("not-found");
    expect(await endSession(accounts, oscar, 999_999)).toBe("not-found");
    expect(await endSession(accounts, olivia, olivia.sessionId ?? 0)).toBe("done");
    expect(await listSessions(accounts, olivia)).toEqual([]);
  });

  test("signing out ends only the current session", async ({ db }) => {
    const accounts = testAccounts(db);
    const { olivia, sessionOf } = await addPeople(accounts);
    const other = await signIn(accounts, { email: people.olivia.email, password }, from());
    await signOut(accounts, olivia, from());
    expect(await findVisitor(accounts, sessionOf.olivia)).toBeNull();
    expect(
      other.outcome === "signed-in" && (await findVisitor(accounts, other.session.token)),
    ).toBeTruthy();
  });

  test("a new password ends all other sessions and requires a recent password entry", async ({
    db,
  }) => {
    const accounts = testAccounts(db);
    const { gina, sessionOf } = await addPeople(accounts);
    await signIn(accounts, { email: people.gina.email, password }, from());
    accounts.pass(11);
    expect(await changePassword(accounts, gina, "granite swallow teapot", from())).toBe(
      "proof-needed",
    );
    expect(
      (await proveIdentity(accounts, gina, { password: "a wrong guess", code: "" }, from()))
        .outcome,
    ).toBe("wrong");
    expect((await proveIdentity(accounts, gina, { password, code: "" }, from())).outcome).toBe(
      "done",
    );
    const proven = await findVisitor(accounts, sessionOf.gina);
    expect(
      proven && (await changePassword(accounts, proven, "granite swallow teapot", from())),
    ).toBe("done");
    expect(await db.select().from(sessions).where(eq(sessions.userId, gina.userId))).toHaveLength(
      1,
    );
    expect((await accounts.emailsTo(people.gina.email))[0]?.kind).toBe("password changed");
    expect(
      (await db.select().from(accountEvents).where(eq(accountEvents.userId, gina.userId))).at(-1)
        ?.kind,
    ).toBe("password changed");
  });
});
