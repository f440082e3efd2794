import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Executor } from "#database/database.ts";
import { emails } from "#database/schema/email.ts";
import { createEncryptor } from "#platform/encryption.ts";
import { test } from "#tests/support/database.ts";
import {
  countEmails,
  deleteOldEmails,
  emailState,
  listEmails,
  readEmail,
  retryEmail,
} from "./outbox.server.ts";
import { queueEmail } from "./queue-email.server.ts";
import { listSuppressions, releaseAddress, suppressAddress } from "./suppressions.server.ts";

const page = { limit: 10, offset: 0 };

async function fill(db: Executor) {
  let now = Date.parse("2026-11-21T12:00:00Z");
  const office = {
    db,
    clock: () => new Date(now),
    emailEncryptor: createEncryptor("a secret of at least 32 characters", "mail"),
  };
  for (const to of ["waits@example.com", "sent@example.com", "failed@example.com"])
    await queueEmail(office, {
      kind: "hello",
      to,
      content: { title: `To 100% ${to}`, paragraphs: ["Hello"] },
    });
  await db
    .update(emails)
    .set({ sentAt: office.clock() })
    .where(eq(emails.recipient, "sent@example.com"));
  await db
    .update(emails)
    .set({ failedAt: office.clock(), attempts: 12 })
    .where(eq(emails.recipient, "failed@example.com"));
  return { ...office, pass: (days: number) => (now += days * 24 * 60 * 60_000) };
}
const idOf = async (db: Executor, recipient: string) =>
  (await db.select().from(emails).where(eq(emails.recipient, recipient)))[0]?.id ?? 0;

test("the outbox is searchable by state and text, and counted", async ({ db }) => {
  const office = await fill(db);
  const found = async (state: "sent" | "waiting" | "failed" | null, words = "") =>
    (await listEmails(office, { state, words }, page)).rows.map(({ recipient }) => recipient);
  expect(await found(null)).toHaveLength(3);
  for (const state of ["waiting", "sent", "failed"] as const) {
    const { total, rows } = await listEmails(office, { state, words: "" }, page);
    expect([total, ...rows.map(emailState)]).toEqual([1, state]);
  }
  expect(await found(null, "SENT@")).toEqual(["sent@example.com"]);
  expect(await found(null, "100%")).toHaveLength(3);
  expect(await found(null, "_@")).toEqual([]);
  expect(await countEmails(office)).toEqual({ waiting: 1, sent: 1, failed: 1 });
});

test("only a failed email can be sent again", async ({ db }) => {
  const office = await fill(db);
  expect(await retryEmail(office, await idOf(db, "failed@example.com"))).toBe("done");
  for (const recipient of ["failed@example.com", "sent@example.com"])
    expect(await retryEmail(office, await idOf(db, recipient))).toBe("not-found");
  expect(
    (await listEmails(office, { state: "waiting", words: "failed" }, page)).rows,
  ).toMatchObject([{ attempts: 0 }]);
});

test("clears sent emails after thirty days and deletes them after a year, but keeps queued ones", async ({
  db,
}) => {
  const office = await fill(db);
  office.pass(29);
  expect(await deleteOldEmails(office)).toBe(0);
  office.pass(2);
  expect(await deleteOldEmails(office)).toBe(2);
  expect(await readEmail(office, await idOf(db, "sent@example.com"))).toBeNull();
  expect(await readEmail(office, await idOf(db, "waits@example.com"))).toMatchObject({
    text: expect.stringContaining("Hello"),
  });
  office.pass(365);
  await deleteOldEmails(office);
  expect(
    (await listEmails(office, { state: null, words: "" }, page)).rows.map(
      ({ recipient }) => recipient,
    ),
  ).toEqual(["waits@example.com"]);
});

test("suppresses an address once, ranks a bounce highest, and lets an admin lift it", async ({
  db,
}) => {
  const office = await fill(db);
  await suppressAddress(office, "Gina@Example.com", "unsubscribed");
  await suppressAddress(office, "gina@example.com", "admin");
  expect((await listSuppressions(office, "", page)).rows).toMatchObject([
    { email: "gina@example.com", reason: "unsubscribed" },
  ]);
  await suppressAddress(office, "gina@example.com", "bounced");
  expect((await listSuppressions(office, "gina", page)).rows).toMatchObject([
    { reason: "bounced" },
  ]);
  expect(await releaseAddress(office, "GINA@example.com")).toBe(true);
  expect((await listSuppressions(office, "", page)).total).toBe(0);
});
