import { expect } from "vitest";
import { from, testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import type { Actor } from "../actor.ts";
import { may } from "../policy/policy.ts";
import { findVisitor } from "../sessions/visitor.server.ts";
import {
  requestPasswordReset,
  resetPassword,
  sendQueuedPasswordResets,
} from "../sign-in/reset-password.server.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { signUp } from "../sign-in/sign-up.server.ts";
import { changeRole, withdrawInvitation } from "./change-user.server.ts";
import { listUsers } from "./list-users.server.ts";
import { inviteAdmin } from "./site-admins.server.ts";

const nora = { name: "Nora Feld", email: "nora@example.com", role: "editor" as const };
const newPassword = "lantern over quiet water";
type Accounts = ReturnType<typeof testAccounts>;

async function invited(accounts: Accounts, ada: Actor) {
  const found = await listUsers(
    accounts,
    ada,
    { words: "", role: null, state: "invited" },
    { limit: 9, offset: 0 },
  );
  return found === "forbidden" ? null : found.rows.map(({ email }) => email);
}

async function actorOf(accounts: Accounts, email: string, password = newPassword) {
  const answer = await signIn(accounts, { email, password }, from());
  return answer.outcome === "signed-in" ? findVisitor(accounts, answer.session.token) : null;
}

test("an invited editor sets a password by the link once and gets editor permissions", async ({
  db,
}) => {
  const accounts = testAccounts(db);
  const { ada } = await addPeople(accounts);
  expect(await inviteAdmin(accounts, ada, nora)).toBe("invited");
  expect(await invited(accounts, ada)).toEqual([nora.email]);
  const [message] = await accounts.emailsTo(nora.email);
  expect(message?.kind).toBe("admin invited");
  accounts.pass(2 * 24 * 60);
  expect(
    await resetPassword(accounts, { token: message?.token ?? "", newPassword }, from()),
  ).toMatchObject({ outcome: "done" });
  expect(
    await resetPassword(accounts, { token: message?.token ?? "", newPassword }, from()),
  ).toEqual({ outcome: "bad-token" });
  const actor = await actorOf(accounts, nora.email);
  expect([actor?.role, may(actor, "reviews.moderate"), may(actor, "users.manage")]).toEqual([
    "editor",
    true,
    false,
  ]);
  expect(await invited(accounts, ada)).toEqual([]);
});

test("an editor must set up a second factor first, except on a demo site", async ({ db }) => {
  const accounts = testAccounts(db);
  const { edda } = await addPeople(accounts);
  expect(may(edda, "reviews.moderate")).toBe(true);
  accounts.leaveDemo();
  const actor = await actorOf(accounts, edda.email, "tidepool lantern quilt");
  expect([actor?.owesSecondFactor, may(actor, "reviews.moderate")]).toEqual([true, false]);
});

test("a squatted account becomes an editor only after the invitation email was used", async ({
  db,
}) => {
  const accounts = testAccounts(db);
  const { ada } = await addPeople(accounts);
  const squatted = "harbour lights at dawn";
  await signUp(accounts, { ...nora, password: squatted }, from());
  expect(await inviteAdmin(accounts, ada, nora)).toBe("invited");
  expect((await actorOf(accounts, nora.email, squatted))?.role ?? "visitor").toBe("visitor");
  const message = (await accounts.emailsTo(nora.email)).find(
    ({ kind }) => kind === "admin invited",
  );
  await resetPassword(accounts, { token: message?.token ?? "", newPassword }, from());
  expect(await actorOf(accounts, nora.email, squatted)).toBeNull();
  expect((await actorOf(accounts, nora.email))?.role).toBe("editor");
});

test("an invitation survives a password reset but not its expiry", async ({ db }) => {
  const accounts = testAccounts(db);
  const { ada } = await addPeople(accounts);
  await inviteAdmin(accounts, ada, nora);
  await requestPasswordReset(accounts, nora.email, from());
  await sendQueuedPasswordResets(accounts);
  const message = (await accounts.emailsTo(nora.email)).find(
    ({ kind }) => kind === "reset password",
  );
  await resetPassword(accounts, { token: message?.token ?? "", newPassword }, from());
  expect((await actorOf(accounts, nora.email))?.role).toBe("editor");
  const late = { ...nora, name: "Late", email: "late@example.com" };
  await inviteAdmin(accounts, { ...ada, provenAt: accounts.clock() }, late);
  accounts.pass(4 * 24 * 60);
  const [old] = await accounts.emailsTo(late.email);
  expect(await resetPassword(accounts, { token: old?.token ?? "", newPassword }, from())).toEqual({
    outcome: "bad-token",
  });
});

test("a verified address becomes an editor at once, and existing admins are reported as such", async ({
  db,
}) => {
  const accounts = testAccounts(db);
  const { ada, gina, edda } = await addPeople(accounts);
  const as = ({ name, email }: { name: string; email: string }) => ({
    name,
    email,
    role: "editor" as const,
  });
  expect(await inviteAdmin(accounts, ada, as(gina))).toBe("granted");
  expect((await accounts.emailsTo(gina.email))[0]?.text).toContain("review what visitors write");
  expect(await inviteAdmin(accounts, ada, as(edda))).toBe("known");
  expect(await inviteAdmin(accounts, ada, as(ada))).toBe("known");
});

test("an invited super admin gets the role, and a revoked invitation does not work", async ({
  db,
}) => {
  const accounts = testAccounts(db);
  const { ada } = await addPeople(accounts);
  await inviteAdmin(accounts, ada, { ...nora, role: "super_admin" });
  const [message] = await accounts.emailsTo(nora.email);
  await resetPassword(accounts, { token: message?.token ?? "", newPassword }, from());
  expect((await actorOf(accounts, nora.email))?.role).toBe("super_admin");
  const late = { ...nora, email: "late@example.com" };
  await inviteAdmin(accounts, ada, late);
  const found = await listUsers(
    accounts,
    ada,
    { words: "", role: null, state: "invited" },
    { limit: 9, offset: 0 },
  );
  const id = found === "forbidden" ? 0 : (found.rows[0]?.id ?? 0);
  expect(await withdrawInvitation(accounts, ada, id)).toBe("done");
  const [old] = await accounts.emailsTo(late.email);
  expect(await resetPassword(accounts, { token: old?.token ?? "", newPassword }, from())).toEqual({
    outcome: "bad-token",
  });
});

test("only a super admin with a recent password entry can invite staff", async ({ db }) => {
  const accounts = testAccounts(db);
  const people = await addPeople(accounts);
  for (const person of ["edda", "olivia", "gina"] as const) {
    expect(await inviteAdmin(accounts, people[person], nora)).toBe("forbidden");
    expect(await changeRole(accounts, people[person], people.tess.userId, "editor")).toBe(
      "forbidden",
    );
  }
  accounts.pass(11);
  expect(await inviteAdmin(accounts, people.ada, nora)).toBe("proof-needed");
  expect(await changeRole(accounts, people.ada, people.edda.userId, "visitor")).toBe(
    "proof-needed",
  );
});
