import { sql } from "drizzle-orm";
import { describe, expect, vi } from "vitest";
import { from, testAccounts, totpCode } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople, password, people, signedIn } from "#tests/support/people.ts";
import { findByPassword, findVisitor } from "../sessions/visitor.server.ts";
import { completeSignIn, signIn } from "./sign-in.server.ts";
import {
  beginTwoFactor,
  confirmTwoFactor,
  removeTwoFactor,
  renewRecoveryCodes,
} from "./two-factor.server.ts";

const { email } = people.olivia;
const wrong = "not the password at all";

describe("signing in", () => {
  test("opens a session with the right password and stores only its hash", async ({ db }) => {
    const accounts = testAccounts(db);
    await addPeople(accounts);
    const { token, actor } = await signedIn(accounts, "olivia");
    expect(actor).toMatchObject({ email, memberships: [{ role: "owner" }], isVerified: true });
    const { rows } = await db.execute<{ all: string }>(
      sql`select json_agg(sessions)::text || (select json_agg(devices)::text from devices) as all from sessions`,
    );
    expect(rows[0]?.all).not.toContain(token);
  });

  test("responds the same to a wrong password and an unknown address", async ({ db }) => {
    const accounts = testAccounts(db);
    await addPeople(accounts);
    const answers = [];
    for (const each of [email, "unknown@example.com", "' or 1=1 --"])
      answers.push(await signIn(accounts, { email: each, password: wrong }, from()));
    expect(answers).toEqual([{ outcome: "wrong" }, { outcome: "wrong" }, { outcome: "wrong" }]);
  });

  test("hashes once for an unknown address as for a known one", async ({ db }) => {
    const accounts = testAccounts(db);
    await addPeople(accounts);
    for (const address of [email, "unknown@example.com"]) {
      const verify = vi.spyOn(accounts.passwords, "matches");
      await signIn(accounts, { email: address, password: wrong }, from());
      expect(verify).toHaveBeenCalledOnce();
      verify.mockRestore();
    }
  });

  test("expires a session after its lifetime, and earlier without use", async ({ db }) => {
    const accounts = testAccounts(db);
    await addPeople(accounts);
    const gina = await signedIn(accounts, "gina");
    const ada = await signedIn(accounts, "ada");
    accounts.pass(13 * 60);
    expect(await findVisitor(accounts, ada.token)).toBeNull();
    for (let day = 0; day < 29; day++) {
      expect(await findVisitor(accounts, gina.token)).not.toBeNull();
      accounts.pass(24 * 60);
    }
    accounts.pass(24 * 60);
    expect(await findVisitor(accounts, gina.token)).toBeNull();
  });

  test("sends an email about the first sign-in from a new browser, but not about the second", async ({
    db,
  }) => {
    const accounts = testAccounts(db);
    await addPeople(accounts);
    const { deviceToken } = await signedIn(accounts, "gina", from({ browser: "Safari on iPhone" }));
    expect((await accounts.emailsTo(people.gina.email)).map(({ text }) => text)).toEqual([
      expect.stringContaining("Safari on iPhone"),
    ]);
    await signedIn(accounts, "gina", from({ deviceToken }));
    expect(await accounts.emailsTo(people.gina.email)).toHaveLength(1);
  });
});

describe("rate limits", () => {
  test("stop guesses for known and unknown addresses alike", async ({ db }) => {
    const accounts = testAccounts(db);
    await addPeople(accounts);
    for (const address of [email, "unknown@example.com"]) {
      const outcomes = [];
      for (let guess = 0; guess < 12; guess++)
        outcomes.push(
          (
            await signIn(
              accounts,
              { email: address, password: wrong },
              from({ address: `198.51.100.${guess}` }),
            )
          ).outcome,
        );
      expect(outcomes).toEqual([...Array(10).fill("wrong"), "limited", "limited"]);
    }
    expect(await signIn(accounts, { email, password }, from())).toMatchObject({
      outcome: "limited",
      retryAfter: expect.any(Number),
    });
    accounts.pass(16);
    expect((await signIn(accounts, { email, password }, from())).outcome).toBe("signed-in");
  });

  test("never lock the user out of a known browser because of someone else's guesses", async ({
    db,
  }) => {
    const accounts = testAccounts(db);
    await addPeople(accounts);
    const { deviceToken } = await signedIn(accounts, "olivia");
    for (let guess = 0; guess < 80; guess++)
      await signIn(accounts, { email, password: wrong }, from());
    expect((await signIn(accounts, { email, password }, from())).outcome).toBe("limited");
    expect((await signIn(accounts, { email, password }, from({ deviceToken }))).outcome).toBe(
      "signed-in",
    );
  });

  test("cannot be bypassed with a forged device cookie", async ({ db }) => {
    const accounts = testAccounts(db);
    await addPeople(accounts);
    const outcomes = new Set<string>();
    for (let guess = 0; guess < 12; guess++)
      outcomes.add(
        (
          await signIn(
            accounts,
            { email, password: wrong },
            from({ deviceToken: `made-up-${guess}` }),
          )
        ).outcome,
      );
    expect(outcomes).toContain("limited");
  });

  test("stop one source from trying many addresses", async ({ db }) => {
    const accounts = testAccounts(db);
    const outcomes = [];
    for (let guess = 0; guess < 62; guess++)
      outcomes.push(
        (await signIn(accounts, { email: `user${guess}@example.com`, password: wrong }, from()))
          .outcome,
      );
    expect(outcomes.slice(58)).toEqual(["wrong", "wrong", "limited", "limited"]);
  });

  test("count simultaneous tries", async ({ own: { db } }) => {
    const accounts = testAccounts(db);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        signIn(
          accounts,
          { email: "parallel@example.com", password: wrong },
          from({ address: "192.0.2.9" }),
        ),
      ),
    );
    expect(answers.filter(({ outcome }) => outcome === "wrong")).toHaveLength(10);
  });
});

describe("the second factor", () => {
  async function withTwoFactor(accounts: ReturnType<typeof testAccounts>) {
    await addPeople(accounts);
    const { actor, token } = await signedIn(accounts, "olivia");
    const begun = await beginTwoFactor(accounts, actor);
    if (typeof begun === "string") throw new Error(begun);
    const confirmed = await confirmTwoFactor(
      accounts,
      actor,
      totpCode(begun.secret, accounts.clock()),
      from(),
    );
    if (typeof confirmed === "string") throw new Error(confirmed);
    accounts.pass(5);
    const step = await signIn(accounts, { email, password }, from());
    if (step.outcome !== "second-factor") throw new Error(step.outcome);
    return { secret: begun.secret, codes: confirmed.codes, step: step.token, sessionToken: token };
  }

  test("requires the app's code after the password, and accepts each code once", async ({ db }) => {
    const accounts = testAccounts(db);
    const { secret, step } = await withTwoFactor(accounts);
    expect(await findVisitor(accounts, step)).toBeNull();
    const code = totpCode(secret, accounts.clock());
    expect((await completeSignIn(accounts, step, code, from())).outcome).toBe("signed-in");
    const again = await signIn(accounts, { email, password }, from());
    expect(
      again.outcome === "second-factor" &&
        (await completeSignIn(accounts, again.token, code, from())).outcome,
    ).toBe("wrong");
  });

  test("accepts a recovery code once, in any spelling", async ({ db }) => {
    const accounts = testAccounts(db);
    const { codes, step } = await withTwoFactor(accounts);
    const code = codes[0] ?? "";
    expect(new Set(codes).size).toBe(10);
    expect(
      (await completeSignIn(accounts, step, code.toUpperCase().replace("-", " "), from())).outcome,
    ).toBe("signed-in");
    const again = await signIn(accounts, { email, password }, from());
    expect(
      again.outcome === "second-factor" &&
        (await completeSignIn(accounts, again.token, code, from())).outcome,
    ).toBe("wrong");
  });

  test("restarts with the password after five wrong codes", async ({ db }) => {
    const accounts = testAccounts(db);
    const { secret, step } = await withTwoFactor(accounts);
    for (let guess = 0; guess < 5; guess++)
      expect((await completeSignIn(accounts, step, "000000", from())).outcome).toBe("wrong");
    expect(
      (await completeSignIn(accounts, step, totpCode(secret, accounts.clock()), from())).outcome,
    ).toBe("expired");
  });

  test("resists guessing from many sources", async ({ db }) => {
    const accounts = testAccounts(db);
    await withTwoFactor(accounts);
    const outcomes: string[] = [];
    for (let round = 0; round < 4; round++) {
      const step = await signIn(
        accounts,
        { email, password },
        from({ address: `198.51.100.${round}` }),
      );
      if (step.outcome !== "second-factor") throw new Error(step.outcome);
      for (let guess = 0; guess < 4; guess++)
        outcomes.push(
          (
            await completeSignIn(
              accounts,
              step.token,
              "000000",
              from({ address: `198.51.100.${round}`, deviceToken: `x${guess}` }),
            )
          ).outcome,
        );
    }
    expect(outcomes.slice(9)).toEqual(["wrong", ...Array(6).fill("limited")]);
  });

  test("expires a sign-in that is not completed in time", async ({ db }) => {
    const accounts = testAccounts(db);
    const { secret, step } = await withTwoFactor(accounts);
    accounts.pass(11);
    expect(
      (await completeSignIn(accounts, step, totpCode(secret, accounts.clock()), from())).outcome,
    ).toBe("expired");
  });

  test("blocks API sign-in with the password alone", async ({ db }) => {
    const accounts = testAccounts(db);
    await withTwoFactor(accounts);
    expect(await findByPassword(accounts, { email, password }, from())).toEqual({
      outcome: "wrong",
    });
    expect(
      await findByPassword(accounts, { email: people.oscar.email, password }, from()),
    ).toMatchObject({ outcome: "right", actor: { sessionId: null } });
  });

  test("stores its secret encrypted", async ({ db }) => {
    const accounts = testAccounts(db);
    const { secret, codes } = await withTwoFactor(accounts);
    const { rows } = await db.execute<{ all: string }>(
      sql`select json_agg(t)::text || (select json_agg(r)::text from recovery_codes r) as all from two_factors t`,
    );
    expect(rows[0]?.all).not.toContain(secret);
    for (const code of codes) expect(rows[0]?.all).not.toContain(code);
  });

  test("requires a recent password entry to change", async ({ db }) => {
    const accounts = testAccounts(db);
    const { sessionToken } = await withTwoFactor(accounts);
    accounts.pass(11);
    const actor = await findVisitor(accounts, sessionToken);
    if (!actor) throw new Error("no session");
    expect(await removeTwoFactor(accounts, actor, from())).toBe("proof-needed");
    expect(await renewRecoveryCodes(accounts, actor)).toBe("proof-needed");
    expect(await beginTwoFactor(accounts, actor)).toBe("proof-needed");
  });

  test("limits an admin without one to visitor permissions, except on a demo site", async ({
    db,
  }) => {
    const accounts = testAccounts(db);
    const { sessionOf } = await addPeople(accounts);
    expect(await findVisitor(accounts, sessionOf.ada)).toMatchObject({ owesSecondFactor: false });
    accounts.leaveDemo();
    const ada = await findVisitor(accounts, sessionOf.ada);
    expect(ada).toMatchObject({ owesSecondFactor: true });
    const begun = ada && (await beginTwoFactor(accounts, ada));
    if (!ada || !begun || typeof begun === "string") throw new Error("not begun");
    await confirmTwoFactor(accounts, ada, totpCode(begun.secret, accounts.clock()), from());
    expect(await findVisitor(accounts, sessionOf.ada)).toMatchObject({ owesSecondFactor: false });
  });
});
