import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { OutgoingMail } from "./mailer.ts";
import { mimeOf } from "./mime.ts";
import { createOutbox } from "./outbox.ts";

const mail: OutgoingMail = {
  id: 7,
  kind: "reset password",
  to: "olivia@example.com",
  subject: "Your password",
  text: "Hello",
  html: "<p>Hello</p>",
  headers: {},
  at: new Date("2026-11-21T12:00:00Z"),
};
const from = { name: "Guide", address: "hello@example.com" };

test("each mail is one file that only its owner reads, however often it is sent", async () => {
  const folder = mkdtempSync(join(tmpdir(), "outbox-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const outbox = createOutbox(folder);
  await outbox.send(mail);
  await outbox.send(mail);
  expect(readdirSync(join(folder, "outbox"))).toEqual(["000007-reset-password.eml"]);
  const file = join(folder, "outbox/000007-reset-password.eml");
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readFileSync(file, "utf8")).toContain("To: olivia@example.com\r\n");
});

test("no field of a mail begins a header", () => {
  const sent = mimeOf(
    { ...mail, to: "a@example.com\r\nBcc: all@example.com", subject: "Hi\r\nBcc: all@example.com", headers: { "X-One": "1\r\nBcc: x" } },
    from,
  );
  expect(sent.split("\r\n\r\n")[0]).not.toMatch(/^Bcc:/m);
});

test("a subject in any script is readable", () => {
  const encoded = /^Subject: =\?UTF-8\?B\?(.+)\?=\r$/m.exec(mimeOf({ ...mail, subject: "Café – Sí" }, from))?.[1] ?? "";
  expect(Buffer.from(encoded, "base64").toString()).toBe("Café – Sí");
});
