import { asc } from "drizzle-orm";
import { expect } from "vitest";
import { mails } from "#database/schema/email.ts";
import { test } from "#tests/support/database.ts";
import { deleteEmailsTo, listEmailsTo } from "./emails-of-address.server.ts";

const now = new Date("2026-11-21T18:00:00Z");
const mail = { kind: "welcome", body: "sealed", createdAt: now, dueAt: now };

test("deleting an account deletes its sent emails but keeps newsletter figures and queued emails", async ({
  db,
}) => {
  await db.insert(mails).values([
    { ...mail, recipient: "gina@example.com", subject: "Went", sentAt: now },
    {
      ...mail,
      recipient: "gina@example.com",
      subject: "Was given up",
      failedAt: now,
      failure: "bounced",
    },
    {
      ...mail,
      recipient: "gina@example.com",
      subject: "News",
      campaign: "campaign 1",
      sentAt: now,
    },
    { ...mail, recipient: "gina@example.com", subject: "Waits" },
    { ...mail, recipient: "oscar@example.com", subject: "Is another's", sentAt: now },
  ]);
  expect((await listEmailsTo(db, "gina@example.com")).map(({ subject }) => subject)).toEqual([
    "Went",
    "Was given up",
    "News",
    "Waits",
  ]);
  await deleteEmailsTo(db, "gina@example.com");
  const left = await db
    .select({ recipient: mails.recipient, subject: mails.subject, body: mails.body })
    .from(mails)
    .orderBy(asc(mails.id));
  expect(left).toEqual([
    { recipient: "", subject: "News", body: null },
    { recipient: "gina@example.com", subject: "Waits", body: "sealed" },
    { recipient: "oscar@example.com", subject: "Is another's", body: "sealed" },
  ]);
});
