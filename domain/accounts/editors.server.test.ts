import { expect } from "vitest";
import { from, testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import { inviteEditor, listEditors, removeEditor } from "./editors.server.ts";
import { may } from "./policy.ts";
import { answerResetRequests, requestPasswordReset, resetPassword } from "./reset-password.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signUp } from "./sign-up.server.ts";
import { findVisitor } from "./visitor.server.ts";

const nora = { name: "Nora Feld", email: "nora@example.com" };
const newPassword = "lantern over quiet water";
type Accounts = ReturnType<typeof testAccounts>;

async function actorOf(accounts: Accounts, email: string, password = newPassword) {
  const answer = await signIn(accounts, { email, password }, from());
  return answer.outcome === "signed-in" ? findVisitor(accounts, answer.session.token) : null;
}

test("who is invited sets a password by the link, once, and may do what editors may", async ({ db }) => {
  const accounts = testAccounts(db);
  const { ada } = await addPeople(accounts);
  expect(await inviteEditor(accounts, ada, nora)).toBe("invited");
  expect(await listEditors(accounts, ada)).toMatchObject({ invited: [nora] });
  const [mail] = await accounts.mailsTo(nora.email);
  expect(mail?.kind).toBe("editor invited");
  accounts.pass(2 * 24 * 60);
  expect(await resetPassword(accounts, { token: mail?.token ?? "", newPassword }, from())).toMatchObject({ outcome: "done" });
  expect(await resetPassword(accounts, { token: mail?.token ?? "", newPassword }, from())).toEqual({ outcome: "bad-token" });
  const actor = await actorOf(accounts, nora.email);
  expect([actor?.role, may(actor, "moderate reviews"), may(actor, "appoint editors"), may(actor, "see admin users")]).toEqual(["editor", true, false, false]);
  accounts.pass(1);
  const fresh = { ...ada, provenAt: accounts.clock() };
  expect(await listEditors(accounts, fresh)).toMatchObject({ invited: [] });
});

test("outside a demonstration an editor owes a second factor before anything else", async ({ db }) => {
  const accounts = testAccounts(db);
  const { edda } = await addPeople(accounts);
  expect(may(edda, "moderate reviews")).toBe(true);
  accounts.leaveDemo();
  const actor = await actorOf(accounts, edda.email, "tidepool lantern quilt");
  expect([actor?.owesSecondFactor, may(actor, "moderate reviews")]).toEqual([true, false]);
});

test("an account that somebody else made with the address becomes no editor until the mail was read", async ({ db }) => {
  const accounts = testAccounts(db);
  const { ada } = await addPeople(accounts);
  const squatted = "harbour lights at dawn";
  await signUp(accounts, { ...nora, password: squatted }, from());
  expect(await inviteEditor(accounts, ada, nora)).toBe("invited");
  expect((await actorOf(accounts, nora.email, squatted))?.role ?? "visitor").toBe("visitor");
  const mail = (await accounts.mailsTo(nora.email)).find(({ kind }) => kind === "editor invited");
  await resetPassword(accounts, { token: mail?.token ?? "", newPassword }, from());
  expect(await actorOf(accounts, nora.email, squatted)).toBeNull();
  expect((await actorOf(accounts, nora.email))?.role).toBe("editor");
});

test("an invitation holds though its reader asks for a new password instead; one that ran out does not", async ({ db }) => {
  const accounts = testAccounts(db);
  const { ada } = await addPeople(accounts);
  await inviteEditor(accounts, ada, nora);
  await requestPasswordReset(accounts, nora.email, from());
  await answerResetRequests(accounts);
  const mail = (await accounts.mailsTo(nora.email)).find(({ kind }) => kind === "reset password");
  await resetPassword(accounts, { token: mail?.token ?? "", newPassword }, from());
  expect((await actorOf(accounts, nora.email))?.role).toBe("editor");
  const late = { name: "Late", email: "late@example.com" };
  await inviteEditor(accounts, { ...ada, provenAt: accounts.clock() }, late);
  accounts.pass(4 * 24 * 60);
  const [old] = await accounts.mailsTo(late.email);
  expect(await resetPassword(accounts, { token: old?.token ?? "", newPassword }, from())).toEqual({ outcome: "bad-token" });
});

test("a proved address is an editor's at once, a webmaster's or editor's is known, and a removed one is a visitor's", async ({ db }) => {
  const accounts = testAccounts(db);
  const { ada, gina, edda } = await addPeople(accounts);
  expect(await inviteEditor(accounts, ada, gina)).toBe("granted");
  expect(await inviteEditor(accounts, ada, edda)).toBe("known");
  expect(await inviteEditor(accounts, ada, ada)).toBe("known");
  expect(await removeEditor(accounts, ada, gina.userId)).toBe("done");
  expect(await removeEditor(accounts, ada, gina.userId)).toBe("not-found");
  expect(await removeEditor(accounts, ada, ada.userId)).toBe("not-found");
  await inviteEditor(accounts, ada, nora);
  const list = await listEditors(accounts, ada);
  expect(await removeEditor(accounts, ada, list === "forbidden" ? 0 : (list.invited[0]?.id ?? 0))).toBe("done");
  const [mail] = await accounts.mailsTo(nora.email);
  expect(await resetPassword(accounts, { token: mail?.token ?? "", newPassword }, from())).toEqual({ outcome: "bad-token" });
});

test("nobody but a webmaster who just gave his password appoints", async ({ db }) => {
  const accounts = testAccounts(db);
  const people = await addPeople(accounts);
  for (const person of ["edda", "olivia", "gina"] as const) {
    expect(await inviteEditor(accounts, people[person], nora)).toBe("forbidden");
    expect(await removeEditor(accounts, people[person], people.edda.userId)).toBe("forbidden");
    expect(await listEditors(accounts, people[person])).toBe("forbidden");
  }
  accounts.pass(11);
  expect(await inviteEditor(accounts, people.ada, nora)).toBe("proof-needed");
  expect(await removeEditor(accounts, people.ada, people.edda.userId)).toBe("proof-needed");
});
