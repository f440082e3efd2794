import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { mails } from "#database/schema/mail.ts";
import type { OutgoingMail } from "#integrations/email/mailer.ts";
import { createSealer } from "#platform/sealer.ts";
import { test } from "#tests/support/database.ts";
import { deliverMails } from "./deliver-mails.server.ts";
import { queueMail } from "./queue-mail.server.ts";

const mailSealer = createSealer("a secret of at least 32 characters", "mail");
const letter = { title: "Hello", paragraphs: ["A link: https://guide.example/secret"] };

function post(now = "2026-11-21T12:00:00Z") {
  const sent: OutgoingMail[] = [];
  let isAway = false;
  let time = new Date(now).getTime();
  return {
    sent,
    clock: () => new Date(time),
    mailSealer,
    goAway: () => (isAway = true),
    comeBack: () => (isAway = false),
    pass: (minutes: number) => (time += minutes * 60_000),
    mailer: {
      async send(mail: OutgoingMail) {
        if (isAway) throw new Error("connection refused");
        sent.push(mail);
      },
    },
  };
}

test("a mail is sent once, and is unreadable in the database", async ({ own: { db } }) => {
  const office = post();
  await queueMail({ db, ...office }, { kind: "hello", to: "gina@example.com", letter });
  const [row] = await db.select().from(mails).where(eq(mails.kind, "hello"));
  expect(row?.body).not.toContain("guide.example");
  expect(await deliverMails({ db, ...office })).toBe(1);
  expect(await deliverMails({ db, ...office })).toBe(0);
  expect(office.sent[0]).toMatchObject({ to: "gina@example.com", subject: "Hello", text: expect.stringContaining("https://guide.example/secret") });
});

test("what happens once is mailed once", async ({ own: { db } }) => {
  const office = post();
  for (let time = 0; time < 3; time++) await queueMail({ db, ...office }, { kind: "once", to: "gina@example.com", letter, onceKey: "welcome-1" });
  expect(await deliverMails({ db, ...office })).toBe(1);
});

test("two deliverers at once send each mail once", async ({ own: { db } }) => {
  const office = post();
  for (let count = 0; count < 20; count++) await queueMail({ db, ...office }, { kind: "many", to: `gina${count}@example.com`, letter });
  await Promise.all([deliverMails({ db, ...office }), deliverMails({ db, ...office }), deliverMails({ db, ...office })]);
  expect(new Set(office.sent.map(({ to }) => to)).size).toBe(20);
  expect(office.sent).toHaveLength(20);
});

test("while the mail server is away mails wait, longer each time, and none is lost", async ({ own: { db } }) => {
  const office = post();
  await queueMail({ db, ...office }, { kind: "waiting", to: "gina@example.com", letter });
  office.goAway();
  await deliverMails({ db, ...office });
  office.pass(1);
  expect(await deliverMails({ db, ...office })).toBe(0);
  office.comeBack();
  expect(await deliverMails({ db, ...office })).toBe(0);
  office.pass(10);
  expect(await deliverMails({ db, ...office })).toBe(1);
});

test("a mail that never goes through is set aside with its reason", async ({ own: { db } }) => {
  const office = post();
  await queueMail({ db, ...office }, { kind: "hopeless", to: "nobody@example.com", letter });
  office.goAway();
  for (let day = 0; day < 14; day++) {
    await deliverMails({ db, ...office });
    office.pass(24 * 60);
  }
  const [row] = await db.select().from(mails).where(eq(mails.kind, "hopeless"));
  expect(row).toMatchObject({ lastError: "connection refused", attempts: 12, failedAt: expect.any(Date) });
});
