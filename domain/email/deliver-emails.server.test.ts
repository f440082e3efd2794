import { eq } from "drizzle-orm";
import { expect, onTestFinished } from "vitest";
import { emails } from "#database/schema/email.ts";
import type { OutgoingEmail } from "#integrations/email/mailer.ts";
import { createSmtp } from "#integrations/email/smtp.ts";
import { createEncryptor } from "#platform/encryption.ts";
import { brand } from "#site/brand.ts";
import { test } from "#tests/support/database.ts";
import { openMailServer } from "#tests/support/mail-server.ts";
import { deliverEmails } from "./deliver-emails.server.ts";
import { readUnsubscribeLink } from "./preferences-link.server.ts";
import { queueBulkEmail, queueEmail } from "./queue-email.server.ts";
import { findSuppressionReason, suppressAddress } from "./suppressions.server.ts";

const emailEncryptor = createEncryptor("a secret of at least 32 characters", "mail");
const content = { title: "Hello", paragraphs: ["A link: https://guide.example/secret"] };

function post(now = "2026-11-21T12:00:00Z") {
  const sent: OutgoingEmail[] = [];
  let isAway = false;
  let time = new Date(now).getTime();
  return {
    sent,
    clock: () => new Date(time),
    emailEncryptor,
    goAway: () => (isAway = true),
    comeBack: () => (isAway = false),
    pass: (minutes: number) => (time += minutes * 60_000),
    mailer: {
      async send(email: OutgoingEmail) {
        if (isAway) throw new Error("connection refused");
        sent.push(email);
      },
    },
  };
}

test("an email written while the clock was a day ahead is sent once after the correction", async ({
  own: { db },
}) => {
  const office = post();
  office.pass(24 * 60);
  await queueEmail({ db, ...office }, { kind: "hello", to: "gina@example.com", content });
  office.pass(-24 * 60);
  expect(await deliverEmails({ db, ...office })).toBe(1);
  office.pass(24 * 60);
  expect(await deliverEmails({ db, ...office })).toBe(0);
});

test("an email is sent once and stored encrypted", async ({ own: { db } }) => {
  const office = post();
  await queueEmail({ db, ...office }, { kind: "hello", to: "gina@example.com", content });
  const [row] = await db.select().from(emails).where(eq(emails.kind, "hello"));
  expect(row?.body).not.toContain("guide.example");
  expect(await deliverEmails({ db, ...office })).toBe(1);
  expect(await deliverEmails({ db, ...office })).toBe(0);
  expect(office.sent[0]).toMatchObject({
    to: "gina@example.com",
    subject: "Hello",
    text: expect.stringContaining("https://guide.example/secret"),
  });
});

test("sets unreadable emails aside at once and sends all others", async ({ own: { db } }) => {
  const office = post();
  const damaged = {
    kind: "damaged",
    recipient: "gina@example.com",
    subject: "Hello",
    body: "AAAA",
    createdAt: office.clock(),
    dueAt: office.clock(),
  };
  await db.insert(emails).values(Array.from({ length: 20 }, () => damaged));
  await queueEmail(
    { db, ...office },
    { kind: "after the damaged", to: "gina@example.com", content },
  );
  expect(await deliverEmails({ db, ...office })).toBe(1);
  const [row] = await db.select().from(emails).where(eq(emails.kind, "damaged"));
  expect(row).toMatchObject({
    failure: "unreadable",
    failedAt: office.clock(),
    lastError: expect.stringContaining("cannot be read"),
  });
});

test("limits a mailbox to twelve emails an hour, reserves some for the account and says more wait", async ({
  own: { db },
}) => {
  const office = post();
  const queue = (kind: string, to = "nora@example.com") =>
    queueEmail({ db, ...office }, { kind, to, content });
  for (let count = 0; count < 40; count++) {
    await queue("booking moved", `nora+${count}@example.com`);
    if (count % 10 === 0) await deliverEmails({ db, ...office });
  }
  for (let count = 0; count < 4; count++) await queue("reset password");
  await queue("plan");
  await queue("booking moved", "other@example.com");
  await deliverEmails({ db, ...office });
  const sent = Object.fromEntries(
    Object.entries(Object.groupBy(office.sent, ({ kind }) => kind)).map(([kind, all]) => [
      kind,
      all?.length,
    ]),
  );
  expect(sent).toEqual({ "booking moved": 9 + 1, "more emails": 1, "reset password": 1, plan: 1 });
  const heldBack = await db
    .select({ body: emails.body, failedAt: emails.failedAt })
    .from(emails)
    .where(eq(emails.failure, "limited"));
  expect(heldBack).toHaveLength(34);
  expect(new Set(heldBack.map(({ body }) => body))).toEqual(new Set([null]));
  office.pass(61);
  await queue("booking moved");
  expect(await deliverEmails({ db, ...office })).toBe(1);
});

test("a flood of other emails to a listing's mailbox holds back none about its bookings and callbacks", async ({
  own: { db },
}) => {
  const office = post();
  const queue = (kind: string) =>
    queueEmail({ db, ...office }, { kind, to: "front-desk@example.com", content });
  const count = (kind: string) => office.sent.filter((email) => email.kind === kind).length;
  for (let time = 0; time < 20; time++) await queue("booking requested");
  for (let time = 0; time < 62; time++) await queue("callback request (listing)");
  for (let time = 0; time < 15; time++) await queue("booking made (listing)");
  await queue("booking cancelled (listing)");
  await deliverEmails({ db, ...office });
  expect(count("booking requested")).toBe(9);
  expect(count("callback request (listing)")).toBe(60);
  expect(count("booking made (listing)")).toBe(15);
  expect(count("booking cancelled (listing)")).toBe(1);
});

test("an event with a once key is emailed once", async ({ own: { db } }) => {
  const office = post();
  for (let time = 0; time < 3; time++)
    await queueEmail(
      { db, ...office },
      { kind: "once", to: "gina@example.com", content, idempotencyKey: "welcome-1" },
    );
  expect(await deliverEmails({ db, ...office })).toBe(1);
});

test("two simultaneous workers send each email once", async ({ own: { db } }) => {
  const office = post();
  for (let count = 0; count < 20; count++)
    await queueEmail({ db, ...office }, { kind: "many", to: `gina${count}@example.com`, content });
  await Promise.all([
    deliverEmails({ db, ...office }),
    deliverEmails({ db, ...office }),
    deliverEmails({ db, ...office }),
  ]);
  expect(new Set(office.sent.map(({ to }) => to)).size).toBe(20);
  expect(office.sent).toHaveLength(20);
});

test("keeps emails with growing backoff while the mail server is down, and loses none", async ({
  own: { db },
}) => {
  const office = post();
  await queueEmail({ db, ...office }, { kind: "waiting", to: "gina@example.com", content });
  office.goAway();
  await deliverEmails({ db, ...office });
  office.pass(1);
  expect(await deliverEmails({ db, ...office })).toBe(0);
  office.comeBack();
  expect(await deliverEmails({ db, ...office })).toBe(0);
  office.pass(10);
  expect(await deliverEmails({ db, ...office })).toBe(1);
});

test("sets an undeliverable email aside with its reason", async ({ own: { db } }) => {
  const office = post();
  await queueEmail({ db, ...office }, { kind: "hopeless", to: "unknown@example.com", content });
  office.goAway();
  for (let day = 0; day < 14; day++) {
    await deliverEmails({ db, ...office });
    office.pass(24 * 60);
  }
  const [row] = await db.select().from(emails).where(eq(emails.kind, "hopeless"));
  expect(row).toMatchObject({
    lastError: "connection refused",
    attempts: 12,
    failedAt: expect.any(Date),
  });
});

test("loses no email in an hour without a mail server and delivers each once", async ({
  own: { db },
}) => {
  const server = await openMailServer();
  const smtp = createSmtp(server.url, { name: "Guide", address: "hello@guide.example" });
  onTestFinished(smtp.close);
  const office = { ...post(), mailer: smtp };
  const queue = (number: number) =>
    queueEmail({ db, ...office }, { kind: "outage", to: `outage${number}@example.com`, content });
  await server.close();
  for (let minute = 0; minute < 60; minute++) {
    if (minute % 3 === 0) await queue(minute);
    await deliverEmails({ db, ...office });
    office.pass(1);
  }
  expect(server.deliveries).toEqual([]);
  await server.open();
  for (let minute = 0; minute < 16; minute++) {
    await deliverEmails({ db, ...office });
    office.pass(1);
  }
  const expected = Array.from(
    { length: 20 },
    (_, index) => `outage${index * 3}@example.com`,
  ).sort();
  expect(server.deliveries.map(({ to }) => to[0]).sort()).toEqual(expected);
});

test("skips bulk email for unsubscribed addresses, and any email for dead addresses", async ({
  own: { db },
}) => {
  const office = {
    ...post(),
    linkEncryptor: createEncryptor("a secret of at least 32 characters", "links"),
    siteUrl: "https://guide.example",
  };
  const deps = { db, ...office };
  const addresses = ["left@example.com", "dead@example.com", "stays@example.com"];
  for (const to of addresses) {
    await queueBulkEmail(deps, { kind: "to many", to, content, list: "offers", why: "You asked." });
    await queueEmail(deps, { kind: "asked for", to, content });
  }
  await suppressAddress(deps, "left@example.com", "unsubscribed");
  await suppressAddress(deps, "dead@example.com", "bounced");
  await deliverEmails(deps);
  expect(office.sent.map(({ kind, to }) => `${kind} ${to}`).sort()).toEqual([
    "asked for left@example.com",
    "asked for stays@example.com",
    "to many stays@example.com",
  ]);
  expect(
    await queueBulkEmail(deps, {
      kind: "to many",
      to: "left@example.com",
      content,
      list: "offers",
      why: "You asked.",
    }),
  ).toBe(false);
});

test("adds unsubscribe headers and a footer link to bulk email only", async ({ own: { db } }) => {
  const office = {
    ...post(),
    linkEncryptor: createEncryptor("a secret of at least 32 characters", "links"),
    siteUrl: "https://guide.example",
  };
  const deps = { db, ...office };
  await queueBulkEmail(deps, {
    kind: "many",
    to: "gina@example.com",
    content,
    list: "offers",
    why: "You asked for offers.",
  });
  await queueEmail(deps, { kind: "one", to: "gina@example.com", content });
  await deliverEmails(deps);
  const [many, one] = ["many", "one"].map((kind) =>
    office.sent.find((email) => email.kind === kind),
  );
  const link =
    /^<https:\/\/guide\.example\/unsubscribe\/([\w-]+)>$/.exec(
      many?.headers["List-Unsubscribe"] ?? "",
    )?.[1] ?? "";
  expect(readUnsubscribeLink(office, link)).toEqual({ email: "gina@example.com", list: "offers" });
  expect(many?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  for (const part of [many?.text, many?.html]) expect(part).toContain(brand.postalAddress);
  expect(one?.headers).toEqual({});
  expect(one?.text).not.toContain("unsubscribe");
  expect(readUnsubscribeLink(office, `${link.slice(0, -2)}AA`)).toBeNull();
});

test("tries an address that the mail server does not know once and never again", async ({
  own: { db },
}) => {
  const server = await openMailServer({ refuse: () => "550 No such user" });
  const smtp = createSmtp(server.url, { name: "Guide", address: "hello@guide.example" });
  onTestFinished(smtp.close);
  const deps = { db, ...post(), mailer: smtp };
  await queueEmail(deps, { kind: "to nobody", to: "nosuch@example.com", content });
  await deliverEmails(deps);
  const [row] = await db.select().from(emails).where(eq(emails.kind, "to nobody"));
  expect(row).toMatchObject({
    attempts: 1,
    failedAt: expect.any(Date),
    lastError: expect.stringContaining("No such user"),
  });
  expect(await findSuppressionReason(deps, "nosuch@example.com")).toBe("bounced");
});
