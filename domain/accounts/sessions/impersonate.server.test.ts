import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { impersonations } from "#database/schema/accounts/accounts.ts";
import { from, testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople, password } from "#tests/support/people.ts";
import { hasProof } from "../actor.ts";
import { changeEmail, changePassword, proveIdentity } from "../change-account.server.ts";
import { collectMyData, deleteAccount } from "../delete-account.server.ts";
import { issueToken } from "../internal/tokens.server.ts";
import { may } from "../policy/policy.ts";
import { beginPasskey } from "../sign-in/passkeys.server.ts";
import { beginTwoFactor, removeTwoFactor } from "../sign-in/two-factor.server.ts";
import { verifyEmail } from "../sign-in/verify-email.server.ts";
import { suspendUser } from "../site-admins/change-user.server.ts";
import { impersonate, stopImpersonating } from "./impersonate.server.ts";
import { endSession, listEvents, signOut } from "./sessions.server.ts";
import { findVisitor } from "./visitor.server.ts";

const reason = "Asked by phone why a price is missing";

async function seeingAsOlivia(accounts: ReturnType<typeof testAccounts>) {
  const people = await addPeople(accounts);
  const begun = await impersonate(accounts, people.ada, { userId: people.olivia.userId, reason });
  const actor = await findVisitor(accounts, people.sessionOf.ada);
  if (!actor?.impersonator) throw new Error("Ada sees the site as herself");
  return { ...people, begun, actor };
}

describe("an admin impersonating a user", () => {
  test("has the user's permissions and none of their own for half an hour", async ({ db }) => {
    const accounts = testAccounts(db);
    const { actor, ada, olivia, glow, sessionOf } = await seeingAsOlivia(accounts);
    expect(actor).toMatchObject({
      userId: olivia.userId,
      name: olivia.name,
      impersonator: { userId: ada.userId },
    });
    expect([
      may(actor, "bookings.manage", { listingId: glow }),
      may(actor, "users.manage"),
      may(actor, "users.impersonate"),
    ]).toEqual([true, false, false]);
    accounts.pass(29);
    expect((await findVisitor(accounts, sessionOf.ada))?.userId).toBe(olivia.userId);
    accounts.pass(1);
    expect(await findVisitor(accounts, sessionOf.ada)).toMatchObject({
      userId: ada.userId,
      impersonator: null,
    });
  });

  test("returns to their own account on stop, and the log records the duration", async ({ db }) => {
    const accounts = testAccounts(db);
    const { actor, ada, olivia, sessionOf } = await seeingAsOlivia(accounts);
    accounts.pass(4);
    expect(await stopImpersonating(accounts, actor)).toBe(olivia.userId);
    expect(await findVisitor(accounts, sessionOf.ada)).toMatchObject({
      userId: ada.userId,
      impersonator: null,
    });
    const [trail] = await db.select().from(impersonations);
    expect(trail).toMatchObject({
      adminId: ada.userId,
      userId: olivia.userId,
      reason,
      endedAt: accounts.clock(),
    });
    expect((await listEvents(accounts, olivia)).map(({ kind }) => kind)).toContain(
      "viewed by an admin",
    );
  });

  test("signs only themselves out, not the user", async ({ db }) => {
    const accounts = testAccounts(db);
    const { actor, sessionOf, olivia } = await seeingAsOlivia(accounts);
    await signOut(accounts, actor, from());
    expect(await findVisitor(accounts, sessionOf.ada)).toBeNull();
    expect(await findVisitor(accounts, sessionOf.olivia)).toMatchObject({ userId: olivia.userId });
    expect((await listEvents(accounts, olivia)).map(({ kind }) => kind)).not.toContain(
      "signed out",
    );
  });

  test("cannot reach what only the user may access, even where the pages would allow it", async ({
    db,
  }) => {
    const accounts = testAccounts(db);
    const { actor, olivia } = await seeingAsOlivia(accounts);
    expect(hasProof({ ...actor, provenAt: accounts.clock() }, accounts.clock())).toBe(false);
    expect(await proveIdentity(accounts, actor, { password, code: "" }, from())).toEqual({
      outcome: "wrong",
    });
    expect(await changePassword(accounts, actor, "lantern over quiet water", from())).toBe(
      "proof-needed",
    );
    expect(await changeEmail(accounts, actor, "ada+olivia@example.com")).toBe("proof-needed");
    expect(await beginTwoFactor(accounts, actor)).toBe("proof-needed");
    expect(await removeTwoFactor(accounts, actor, from())).toBe("proof-needed");
    expect(await beginPasskey(accounts, actor)).toBe("proof-needed");
    expect(await endSession(accounts, actor, olivia.sessionId ?? 0)).toBe("not-found");
    expect(await collectMyData(accounts, actor)).toBe("forbidden");
    expect(await deleteAccount(accounts, actor)).toBe("proof-needed");
    const token = await issueToken(accounts, {
      purpose: "change email",
      userId: olivia.userId,
      email: "ada+olivia@example.com",
      minutes: 9,
    });
    expect(await verifyEmail(accounts, token, { visitor: actor, password: "" }, from())).toEqual({
      outcome: "wrong",
    });
  });

  test("cannot impersonate another admin or a suspended account", async ({ db }) => {
    const accounts = testAccounts(db);
    const { ada, edda, gina, olivia } = await addPeople(accounts);
    const trying = (userId: number) => impersonate(accounts, ada, { userId, reason });
    expect([await trying(edda.userId), await trying(ada.userId), await trying(999_999)]).toEqual([
      "not-found",
      "not-found",
      "not-found",
    ]);
    await suspendUser(accounts, ada, gina.userId, "Spam");
    expect(await trying(gina.userId)).toBe("not-found");
    for (const actor of [edda, olivia])
      expect(await impersonate(accounts, actor, { userId: olivia.userId, reason })).toBe(
        "forbidden",
      );
    expect(
      await impersonate(
        accounts,
        { ...ada, owesSecondFactor: true },
        { userId: olivia.userId, reason },
      ),
    ).toBe("forbidden");
    accounts.pass(11);
    expect(await trying(olivia.userId)).toBe("proof-needed");
  });

  test("returns to their own account once the user is suspended or becomes an admin", async ({
    db,
  }) => {
    const accounts = testAccounts(db);
    const { ada, olivia, sessionOf } = await seeingAsOlivia(accounts);
    expect(await suspendUser(accounts, ada, olivia.userId, "Spam")).toBe("done");
    expect(await findVisitor(accounts, sessionOf.ada)).toMatchObject({ userId: ada.userId });
  });

  test("leaves no reason text after the user deletes the account", async ({ db }) => {
    const accounts = testAccounts(db);
    const { olivia } = await seeingAsOlivia(accounts);
    await deleteAccount(accounts, olivia);
    const [trail] = await db
      .select()
      .from(impersonations)
      .where(eq(impersonations.userId, olivia.userId));
    expect(trail?.reason).toBe("");
  });
});
