import { expect } from "vitest";
import { contactMessages } from "#database/schema/contact.ts";
import { testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople, people } from "#tests/support/people.ts";
import { messagesOfAccount } from "./messages-of-account.server.ts";

const message = { name: "Gina Rios", category: "general", message: "Where can I park?" } as const;

test("deletes an account's contact messages except unanswered ones", async ({ db }) => {
  const accounts = testAccounts(db);
  const { gina } = await addPeople(accounts);
  await db.insert(contactMessages).values([
    { ...message, email: gina.email, subject: "Waits" },
    { ...message, email: gina.email, subject: "Was answered", answeredAt: accounts.clock() },
    {
      ...message,
      email: people.oscar.email,
      subject: "Is another's",
      answeredAt: accounts.clock(),
    },
  ]);
  expect(await messagesOfAccount.collect(db, gina.userId)).toMatchObject([
    { subject: "Waits" },
    { subject: "Was answered" },
  ]);
  await messagesOfAccount.erase(db, gina.userId);
  expect((await db.select().from(contactMessages)).map(({ subject }) => subject)).toEqual([
    "Waits",
    "Is another's",
  ]);
});
