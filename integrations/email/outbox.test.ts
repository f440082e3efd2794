import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { composeEmail } from "./compose.ts";
import type { OutgoingEmail } from "./mailer.ts";
import { createOutbox } from "./outbox.ts";

const email: OutgoingEmail = {
  id: 7,
  messageId: "0b8b9c2e-7f8e-4c39-9a30-2f6f0b6c3a11",
  kind: "reset password",
  to: "olivia@example.com",
  subject: "Your password",
  text: "Hello",
  html: "<p>Hello</p>",
  attachments: [],
  headers: {},
  at: new Date("2026-11-21T12:00:00Z"),
};
const from = { name: "Guide", address: "hello@example.com" };
const compose = async (changes: Partial<OutgoingEmail>) =>
  (await composeEmail({ ...email, ...changes }, from)).toString();
const headOf = (message: string) => message.slice(0, message.indexOf("\r\n\r\n"));

test("writes each email to one file that only its owner can read, however often it is sent", async () => {
  const folder = mkdtempSync(join(tmpdir(), "outbox-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const outbox = createOutbox(folder, from);
  await outbox.send(email);
  await outbox.send(email);
  expect(readdirSync(join(folder, "outbox"))).toEqual(["000007-reset-password.eml"]);
  const file = join(folder, "outbox/000007-reset-password.eml");
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readFileSync(file, "utf8")).toContain("To: olivia@example.com\r\n");
});

test("an email kind that looks like a path stays in the folder", async () => {
  const folder = mkdtempSync(join(tmpdir(), "outbox-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await createOutbox(folder, from).send({ ...email, kind: "../../etc/x\r\ny" });
  expect(readdirSync(join(folder, "outbox"))).toEqual(["000007--etc-x-y.eml"]);
});

for (const evil of [
  "\r\nBcc: all@example.com",
  "\nBcc: all@example.com",
  "\rBcc: all@example.com",
  "\r\n\r\nBcc: all@example.com",
  ">\r\nBcc: all@example.com",
])
  test(`no field of an email can inject a header: ${JSON.stringify(evil)}`, async () => {
    const attachment = { name: `a${evil}.ics`, type: `text/calendar${evil}`, content: `x${evil}` };
    const changes = {
      kind: `kind${evil}`,
      subject: `Hi${evil}`,
      headers: { [`X-One${evil}`]: `1${evil}` },
      attachments: [attachment],
    };
    const message = (
      await composeEmail({ ...email, ...changes }, { name: `Guide${evil}`, address: from.address })
    ).toString();
    expect(message).not.toMatch(/^Bcc:/im);
    expect(headOf(message).match(/^To:/gim)).toHaveLength(1);
  });

for (const to of [
  "a@example.com, b@example.com",
  "a@example.com\r\nBcc: b@example.com",
  "a@example.com>\r\nRCPT TO:<b@example.com",
  "A <a@example.com>",
  "a@b@c",
  "",
])
  test(`sends nothing to an invalid or multiple address: ${JSON.stringify(to)}`, async () => {
    await expect(compose({ to })).rejects.toMatchObject({ refusal: { why: "refused" } });
  });

test("a subject in any script is readable", async () => {
  const encoded =
    /^Subject: =\?UTF-8\?B\?(.+)\?=\r$/m.exec(
      await compose({ subject: "東京 – Café – Sí" }),
    )?.[1] ?? "";
  expect(Buffer.from(encoded, "base64").toString()).toBe("東京 – Café – Sí");
});

test("includes attachments with their type", async () => {
  const calendar = {
    name: "booking.ics",
    type: "text/calendar; charset=utf-8; method=PUBLISH",
    content: "BEGIN:VCALENDAR",
  };
  const message = await compose({ attachments: [calendar] });
  expect(message).toMatch(/Content-Type: text\/calendar;[^\0]*?method=PUBLISH/);
  expect(message).toContain("filename=booking.ics");
  expect(message).toContain(Buffer.from(calendar.content).toString("base64"));
});

test("an email keeps the same Message-ID each time", async () => {
  const line = "Message-ID: <0b8b9c2e-7f8e-4c39-9a30-2f6f0b6c3a11@ocmedspaguide.example>";
  expect(await compose({})).toContain(line);
  expect(await compose({})).toContain(line);
});
