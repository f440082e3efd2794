import { eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { passkeys, resetRequests, users } from "#database/schema/accounts/accounts.ts";
import { from, type TestAccounts, testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople, password, people, signedIn } from "#tests/support/people.ts";
import { findVisitor } from "../sessions/visitor.server.ts";
import {
  isResetToken,
  requestPasswordReset,
  resetPassword,
  sendQueuedPasswordResets,
} from "./reset-password.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signUp } from "./sign-up.server.ts";

const { email } = people.olivia;
const newPassword = "purple otters sail west";

async function linkFor(accounts: TestAccounts, address: string = email) {
  await requestPasswordReset(accounts, address, from());
  await sendQueuedPasswordResets(accounts);
  return (
    (await accounts.emailsTo(address)).find(({ kind }) => kind === "reset password")?.token ?? ""
  );
}

describe("requesting a password reset", () => {
  test("exposes the link only in the email", async ({ db }) => {
    const accounts = testAccounts(db);
    await addPeople(accounts);
    const asked = await requestPasswordReset(accounts, email, from());
    await sendQueuedPasswordResets(accounts);
    const token = (await accounts.emailsTo(email))[0]?.token ?? "";
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(asked).toEqual({ outcome: "asked" });
    const { rows } = await db.execute<{ all: string }>(
      sql`select (select json_agg(tokens)::text from tokens) || (select json_agg(emails)::text from emails) as all`,
    );
    expect(rows[0]?.all).not.toContain(token);
  });

  test("gives an unknown address the same response for the same work, but sends no email", async ({
    db,
  }) => {
    const accounts = testAccounts(db);
    await addPeople(accounts);
    expect(await requestPasswordReset(accounts, "unknown@example.com", from())).toEqual(
      await requestPasswordReset(accounts, email, from()),
    );
    expect((await db.select().from(resetRequests)).map((row) => row.email)).toEqual([
      "unknown@example.com",
      email,
    ]);
    await sendQueuedPasswordResets(accounts);
    expect(await accounts.emailsTo("unknown@example.com")).toEqual([]);
    expect(await db.select().from(resetRequests)).toEqual([]);
  });

  test("limits emails per inbox and requests per source", async ({ db }) => {
    const accounts = testAccounts(db);
    await addPeople(accounts);
    const outcomes = [];
    for (let time = 0; time < 21; time++)
      outcomes.push((await requestPasswordReset(accounts, email, from())).outcome);
    await sendQueuedPasswordResets(accounts);
    expect(outcomes.at(-1)).toBe("limited");
    expect(await accounts.emailsTo(email)).toHaveLength(4);
  });
});

describe("setting a new password", () => {
  test("works once per link", async ({ db }) => {
    const accounts = testAccounts(db);
    await addPeople(accounts);
    const token = await linkFor(accounts);
    expect(await isResetToken(accounts, token)).toBe(true);
    expect((await resetPassword(accounts, { token, newPassword }, from())).outcome).toBe("done");
    expect(
      (await resetPassword(accounts, { token, newPassword: "another one entirely" }, from()))
        .outcome,
    ).toBe("bad-token");
    expect((await signIn(accounts, { email, password: newPassword }, from())).outcome).toBe(
      "signed-in",
    );
    expect((await signIn(accounts, { email, password }, from())).outcome).toBe("wrong");
  });

  test("succeeds for only one of two simultaneous requests", async ({ own: { db } }) => {
    const accounts = testAccounts(db);
    await addPeople(accounts);
    const token = await linkFor(accounts);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => resetPassword(accounts, { token, newPassword }, from())),
    );
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual([
      "bad-token",
      "bad-token",
      "bad-token",
      "bad-token",
      "done",
    ]);
  });

  test("fails with a link older than half an hour", async ({ db }) => {
    const accounts = testAccounts(db);
    await addPeople(accounts);
    const token = await linkFor(accounts);
    accounts.pass(31);
    expect(await isResetToken(accounts, token)).toBe(false);
    expect((await resetPassword(accounts, { token, newPassword }, from())).outcome).toBe(
      "bad-token",
    );
  });

  test("ends every session and every other link and sends a notification email", async ({ db }) => {
    const accounts = testAccounts(db);
    const { sessionOf } = await addPeople(accounts);
    const other = await signedIn(accounts, "olivia");
    const [first, second] = [await linkFor(accounts), await linkFor(accounts)];
    await resetPassword(accounts, { token: second, newPassword }, from());
    for (const token of [sessionOf.olivia, other.token])
      expect(await findVisitor(accounts, token)).toBeNull();
    expect(await isResetToken(accounts, first)).toBe(false);
    expect(await findVisitor(accounts, sessionOf.oscar)).not.toBeNull();
    expect((await accounts.emailsTo(email))[0]?.kind).toBe("password changed");
  });

  test("lets the user sign in at once, even while the account is under attack", async ({ db }) => {
    const accounts = testAccounts(db);
    await addPeople(accounts);
    for (let guess = 0; guess < 15; guess++)
      await signIn(
        accounts,
        { email, password: "a wrong guess" },
        from({ address: `198.51.100.${guess}` }),
      );
    const reset = await resetPassword(
      accounts,
      { token: await linkFor(accounts), newPassword },
      from(),
    );
    if (reset.outcome !== "done") throw new Error(reset.outcome);
    expect(
      (
        await signIn(
          accounts,
          { email, password: newPassword },
          from({ deviceToken: reset.deviceToken }),
        )
      ).outcome,
    ).toBe("signed-in");
  });

  test("verifies the address and removes passkeys that someone else added before", async ({
    db,
  }) => {
    const accounts = testAccounts(db);
    const victim = "victim@example.com";
    await signUp(
      accounts,
      { name: "Mallory", email: victim, password: "mallory chose this one" },
      from(),
    );
    const [user] = await db.select().from(users).where(eq(users.email, victim));
    const key = {
      userId: user?.id ?? 0,
      credentialId: "x",
      publicKey: "x",
      counter: 0,
      name: "Mallory's",
      createdAt: accounts.clock(),
    };
    await db.insert(passkeys).values(key);
    await resetPassword(accounts, { token: await linkFor(accounts, victim), newPassword }, from());
    expect(await db.select().from(passkeys)).toEqual([]);
    const [proved] = await db.select().from(users).where(eq(users.email, victim));
    expect(proved?.emailVerifiedAt).toEqual(accounts.clock());
  });
});
