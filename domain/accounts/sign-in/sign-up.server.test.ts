import { describe, expect } from "vitest";
import { from, type TestAccounts, testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople, password, people } from "#tests/support/people.ts";
import { signUpSchema } from "../account-input.ts";
import { changeEmail } from "../change-account.server.ts";
import { findVisitor } from "../sessions/visitor.server.ts";
import { signIn } from "./sign-in.server.ts";
import { findUserByEmail, signUp } from "./sign-up.server.ts";
import { verifyEmail } from "./verify-email.server.ts";

const nora = { name: "Nora Ebel", email: "nora@example.com", password: "granite swallow teapot" };

async function signUpNora(accounts: TestAccounts) {
  await signUp(accounts, nora, from());
  return (await accounts.emailsTo(nora.email))[0]?.token ?? "";
}

describe("signing up", () => {
  test("responds the same to a known address, emails its owner and changes nothing", async ({
    db,
  }) => {
    const accounts = testAccounts(db);
    await addPeople(accounts);
    const known = await signUp(accounts, { ...nora, email: people.gina.email }, from());
    expect(known).toEqual(await signUp(accounts, nora, from()));
    expect((await accounts.emailsTo(people.gina.email)).map(({ kind }) => kind)).toEqual([
      "known address",
    ]);
    expect((await signIn(accounts, { email: people.gina.email, password }, from())).outcome).toBe(
      "signed-in",
    );
  });

  test("verifies the address once, by the link with the password", async ({ db }) => {
    const accounts = testAccounts(db);
    const token = await signUpNora(accounts);
    expect((await findUserByEmail(accounts, nora.email))?.emailVerifiedAt).toBeNull();
    expect(
      await verifyEmail(accounts, token, { visitor: null, password: "wrong guess here" }, from()),
    ).toEqual({ outcome: "wrong" });
    expect(
      await verifyEmail(accounts, token, { visitor: null, password: nora.password }, from()),
    ).toEqual({ outcome: "done" });
    expect(
      await verifyEmail(accounts, token, { visitor: null, password: nora.password }, from()),
    ).toEqual({ outcome: "bad-token" });
    expect((await findUserByEmail(accounts, nora.email))?.emailVerifiedAt).not.toBeNull();
  });

  test("repeats no typed text in the email to an unconfirmed address", async ({ db }) => {
    const accounts = testAccounts(db);
    await signUp(accounts, { ...nora, name: "You won, Call 949 555 0100" }, from());
    expect(JSON.stringify(await accounts.emailsTo(nora.email))).not.toMatch(/won|0100/);
    expect(
      signUpSchema.safeParse({ ...nora, name: "Claim at evil.example/win" }).error?.issues[0]
        ?.message,
    ).toContain("without a web or email address");
  });

  test("verifies the address by the link alone in the signed-in browser", async ({ db }) => {
    const accounts = testAccounts(db);
    const token = await signUpNora(accounts);
    const opened = await signIn(accounts, nora, from());
    if (opened.outcome !== "signed-in") throw new Error(opened.outcome);
    const visitor = await findVisitor(accounts, opened.session.token);
    expect(visitor?.isVerified).toBe(false);
    expect(await verifyEmail(accounts, token, { visitor, password: "" }, from())).toEqual({
      outcome: "done",
    });
    expect((await findVisitor(accounts, opened.session.token))?.isVerified).toBe(true);
  });

  test("does not let another signed-in user verify the address", async ({ db }) => {
    const accounts = testAccounts(db);
    const { oscar } = await addPeople(accounts);
    expect(
      await verifyEmail(accounts, await signUpNora(accounts), { visitor: oscar, password }, from()),
    ).toEqual({ outcome: "wrong" });
  });
});

describe("a new email address", () => {
  test("takes effect after its link is followed, and the old address is notified", async ({
    db,
  }) => {
    const accounts = testAccounts(db);
    const { gina } = await addPeople(accounts);
    expect(await changeEmail(accounts, gina, "gina@new.example.com")).toBe("sent");
    expect(
      (await signIn(accounts, { email: "gina@new.example.com", password }, from())).outcome,
    ).toBe("wrong");
    const token = (await accounts.emailsTo("gina@new.example.com"))[0]?.token ?? "";
    expect(await verifyEmail(accounts, token, { visitor: gina, password: "" }, from())).toEqual({
      outcome: "done",
    });
    expect(
      (await signIn(accounts, { email: "gina@new.example.com", password }, from())).outcome,
    ).toBe("signed-in");
    expect((await accounts.emailsTo(people.gina.email))[0]?.kind).toBe("email changed");
  });

  test("that belongs to another user gets the same response and stays with that user", async ({
    db,
  }) => {
    const accounts = testAccounts(db);
    const { gina } = await addPeople(accounts);
    expect(await changeEmail(accounts, gina, people.oscar.email)).toBe("sent");
    expect((await accounts.emailsTo(people.oscar.email)).map(({ kind }) => kind)).toEqual([
      "known address",
    ]);
  });

  test("requires a recent password entry", async ({ db }) => {
    const accounts = testAccounts(db);
    const { gina } = await addPeople(accounts);
    accounts.pass(11);
    expect(await changeEmail(accounts, gina, "gina@new.example.com")).toBe("proof-needed");
  });
});

describe("sign-up input", () => {
  const faults = (changes: object) =>
    signUpSchema.safeParse({ ...nora, ...changes }).error?.issues.map(({ path }) => path[0]);

  test("is accepted with the email address in lower case", () => {
    expect(signUpSchema.parse({ ...nora, email: " Nora@Example.com " })).toEqual(nora);
  });

  test("is rejected field by field", () => {
    expect(faults({ name: " ", email: "nora", password: "short" })).toEqual([
      "name",
      "email",
      "password",
    ]);
    expect(faults({ password: "password123456" })).toEqual(["password"]);
    expect(faults({ password: "noraebel2026" })).toEqual(["password"]);
    expect(faults({ password: "x".repeat(201) })).toEqual(["password"]);
  });
});
