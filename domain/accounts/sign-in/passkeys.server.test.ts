import { describe, expect } from "vitest";
import { from, type TestAccounts, testAccounts } from "#tests/support/accounts.ts";
import { createAuthenticator } from "#tests/support/authenticator.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import type { Actor } from "../actor.ts";
import { findVisitor } from "../sessions/visitor.server.ts";
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  signInWithPasskey,
} from "./passkeys.server.ts";

const origin = "https://guide.example";

async function register(
  accounts: TestAccounts,
  actor: Actor,
  device = createAuthenticator({ origin }),
) {
  const begun = await beginPasskey(accounts, actor);
  if (typeof begun === "string") throw new Error(begun);
  const added = await addPasskey(
    accounts,
    actor,
    { step: begun.step, name: "Phone", response: device.create(begun.options.challenge) },
    from(),
  );
  return { device, added, begun };
}

async function beginSignIn(accounts: TestAccounts) {
  const begun = await beginPasskeySignIn(accounts, from());
  if (begun.outcome !== "begun") throw new Error(begun.outcome);
  return { step: begun.step, challenge: begun.options.challenge };
}

describe("a passkey", () => {
  test("signs in without email and password and counts as both factors", async ({ db }) => {
    const accounts = testAccounts(db);
    const { ada } = await addPeople(accounts);
    accounts.leaveDemo();
    const { device } = await register(accounts, ada);
    const { step, challenge } = await beginSignIn(accounts);
    const answer = await signInWithPasskey(
      accounts,
      { step, response: device.get(challenge) },
      from(),
    );
    if (answer.outcome !== "signed-in") throw new Error(answer.outcome);
    expect(await findVisitor(accounts, answer.session.token)).toMatchObject({
      email: ada.email,
      owesSecondFactor: false,
    });
  });

  test("answers a challenge only once", async ({ db }) => {
    const accounts = testAccounts(db);
    const { olivia } = await addPeople(accounts);
    const { device } = await register(accounts, olivia);
    const first = await beginSignIn(accounts);
    const response = device.get(first.challenge);
    expect(
      (await signInWithPasskey(accounts, { step: first.step, response }, from())).outcome,
    ).toBe("signed-in");
    expect(
      (await signInWithPasskey(accounts, { step: first.step, response }, from())).outcome,
    ).toBe("expired");
    expect(
      (
        await signInWithPasskey(
          accounts,
          { step: (await beginSignIn(accounts)).step, response },
          from(),
        )
      ).outcome,
    ).toBe("wrong");
  });

  test("of another site or device is rejected", async ({ db }) => {
    const accounts = testAccounts(db);
    const { olivia } = await addPeople(accounts);
    const { device } = await register(accounts, olivia);
    const phished = await beginSignIn(accounts);
    expect(
      (
        await signInWithPasskey(
          accounts,
          {
            step: phished.step,
            response: device.get(phished.challenge, "https://guide.example.evil"),
          },
          from(),
        )
      ).outcome,
    ).toBe("wrong");
    const stranger = await beginSignIn(accounts);
    const forged = {
      ...createAuthenticator({ origin }).get(stranger.challenge),
      id: device.id,
      rawId: device.id,
    };
    expect(
      (await signInWithPasskey(accounts, { step: stranger.step, response: forged }, from()))
        .outcome,
    ).toBe("wrong");
  });

  test("can be added only by the user who started it, after a recent password entry", async ({
    db,
  }) => {
    const accounts = testAccounts(db);
    const { olivia, oscar } = await addPeople(accounts);
    const begun = await beginPasskey(accounts, olivia);
    if (typeof begun === "string") throw new Error(begun);
    const response = createAuthenticator({ origin }).create(begun.options.challenge);
    expect(
      await addPasskey(accounts, oscar, { step: begun.step, name: "Phone", response }, from()),
    ).toBe("expired");
    accounts.pass(11);
    expect(await beginPasskey(accounts, olivia)).toBe("proof-needed");
  });

  test("can be removed only by its user, and is not found for others", async ({ db }) => {
    const accounts = testAccounts(db);
    const { olivia, oscar } = await addPeople(accounts);
    const { added } = await register(accounts, olivia);
    if (typeof added === "string") throw new Error(added);
    expect(await removePasskey(accounts, oscar, added.id, from())).toBe("not-found");
    expect(await removePasskey(accounts, oscar, 999_999, from())).toBe("not-found");
    expect(await removePasskey(accounts, olivia, added.id, from())).toBe("done");
    expect(await listPasskeys(accounts, olivia)).toEqual([]);
  });
});
