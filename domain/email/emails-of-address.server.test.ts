import { asc } from "drizzle-orm";
import { expect } from "vitest";
import { emails } from "#database/schema/email.ts";
import { test } from "#tests/support/database.ts";
import { deleteEmailsTo, listEmailsTo } from "./emails-of-address.server.ts";

const now = new Date("2026-11-21T18:00:00Z");
const email = { kind: "welcome", body: "sealed", createdAt: now, dueAt: now };

test("deleting an account deletes its sent emails but keeps newsletter figures and queued emails", async ({
  db,
}) => {
  await db.insert(emails).values([
    { ...email, recipient: "gina@example.com", subject: "Went", sentAt: now },
    {
      ...email,
      recipient: "gina@example.com",
      subject: "Was given up",
      failedAt: now,
      failure: "bounced",
    },
    {
      ...email,
      recipient: "gina@example.com",
      subject: "News",
      campaign: "campaign 1",
      sentAt: now,
    },
    { ...email, recipient: "gina@example.com", subject: "Waits" },
    { ...email, recipient: "oscar@example.com", subject: "Is another's", sentAt: now },
  ]);
  expect((await listEmailsTo(db, "gina@example.com")).map(({ subject }) => subject)).toEqual([
    "Went",
    "Was given up",
    "News",
    "Waits",
  ]);
  await deleteEmailsTo(db, "gina@example.com");
  const left = await db
    .select({ recipient: emails.recipient, subject: emails.subject, body: emails.body })
    .from(emails)
    .orderBy(asc(emails.id));
  expect(left).toEqual([
    { recipient: "", subject: "News", body: null },
    { recipient: "gina@example.com", subject: "Waits", body: "sealed" },
    { recipient: "oscar@example.com", subject: "Is another's", body: "sealed" },
  ]);
});
